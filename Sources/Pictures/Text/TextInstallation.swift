internal import PictureKit

/// Installs the shaper of the process; the constructor in CStartup calls it before `main`.
///
/// It must not do anything else: fonts are searched when the first text needs them.
@_cdecl("zoetrope_install_text_shaper")
func installTextShaper() { TextShaping.install(PangoTextShaper.shared) }
