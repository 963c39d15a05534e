public import PictureKit
internal import Synchronization

/// The text shaper on Pango's text analysis, HarfBuzz and fontconfig.
///
/// Pango finds line breaks, directions and scripts, HarfBuzz shapes runs of one font, and
/// fontconfig lists the installed fonts. Fonts are not hinted, and neither the language of the
/// environment nor the configuration of fontconfig has an effect, so that text is the same on every
/// machine with the same font packages. The environment variable `ZOETROPE_FONTS` adds directories
/// of fonts, such as `~/.local/share/fonts`.
public final class PangoTextShaper: TextShaper {
  /// The shaper of the process, which finds the installed fonts when it is first used.
  public static let shared = PangoTextShaper()

  private struct Fonts {
    var library: FontLibrary
    /// The paths of the files that were added.
    var added: [String] = []
  }

  private let fonts: Mutex<Fonts>
  private let directories: FontDirectories
  /// The installed fonts, with those that were added so far.
  var library: FontLibrary { fonts.withLock { $0.library } }

  /// Creates a shaper, which reads the list of installed fonts.
  public convenience init() { self.init(.ofProcess) }

  /// Creates a shaper of the fonts of some directories instead of the installed ones.
  package convenience init(fontDirectories paths: [String]) {
    self.init(FontDirectories(hasSystem: false, others: paths))
  }

  private init(_ directories: FontDirectories) {
    self.directories = directories
    fonts = Mutex(Fonts(library: FontLibrary(directories)))
  }

  /// Returns the metrics of a font: of San Francisco and Inter for the system font, of the file for
  /// others.
  public func metrics(of font: Font) -> FontMetrics {
    library.metrics(of: font)
  }

  /// Returns the installed face with a PostScript name; nil if there is none.
  public func installedSource(named name: String) -> FontSource? {
    library.source(named: name)
  }

  /// Adds the fonts of files to the installed ones.
  public func addFonts(at paths: [String]) -> [String] {
    fonts.withLock { fonts in
      let new = paths.filter { !fonts.added.contains($0) }
      if !new.isEmpty {
        fonts.added += new
        // Shaped texts and metrics belong to the faces of a library, and go with it.
        fonts.library = FontLibrary(directories, added: fonts.added)
      }
      return paths.filter { !fonts.library.hasFile(at: $0) }
    }
  }

  /// The names of the installed families, in order.
  public var familyNames: [String] { library.familyNames }

  /// Returns the PostScript names of an installed family's faces, in order; none for another one.
  public func faceNames(ofFamily name: String) -> [String] { library.faceNames(ofFamily: name) }

  /// Breaks a paragraph into lines of glyphs.
  public func shape(_ paragraph: UnshapedParagraph) -> ShapedParagraph {
    ParagraphShaper(paragraph, library).shaped()
  }
}
