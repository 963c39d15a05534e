#include "CTextInstallation.h"

/// The module Text, in Sources/Text/TextInstallation.swift.
void zoetrope_install_text_shaper(void);

/// Installs the text shaper before main, in every program that is linked with the module Text.
__attribute__((constructor)) static void install(void) { zoetrope_install_text_shaper(); }
