#include "CStartup.h"

/// The module Text, in Sources/Pictures/Text/TextInstallation.swift.
__attribute__((weak)) void zoetrope_install_text_shaper(void);
/// The module ImageFiles, in Sources/Pictures/ImageFiles/Loading/FileImageDecoder.swift.
__attribute__((weak)) void zoetrope_install_image_decoder(void);
/// The module SyntaxHighlighting, in Sources/Pictures/SyntaxHighlighting/SyntaxHighlighter.swift.
__attribute__((weak)) void zoetrope_install_code_highlighter(void);

/// Installs the services of the modules that a program is linked with, before main.
__attribute__((constructor)) static void install(void) {
  if (zoetrope_install_text_shaper) zoetrope_install_text_shaper();
  if (zoetrope_install_image_decoder) zoetrope_install_image_decoder();
  if (zoetrope_install_code_highlighter) zoetrope_install_code_highlighter();
}
