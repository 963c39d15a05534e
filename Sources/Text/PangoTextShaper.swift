internal import Geometry
public import PictureKit
internal import Synchronization

/// The text shaper on Pango's text analysis, HarfBuzz and fontconfig.
///
/// Pango finds line breaks, directions and scripts, HarfBuzz shapes runs of one font, and fontconfig
/// lists the installed fonts. Fonts are not hinted, and neither the environment nor the
/// configuration of fontconfig has an effect, so that text is the same on every machine with the
/// same font packages.
public final class PangoTextShaper: TextShaper {
  /// The shaper of the process, which finds the installed fonts when it is first used.
  public static let shared = PangoTextShaper()

  let library: FontLibrary
  let cache = ShapeCache()
  private let metrics = Mutex<[Font: FontMetrics]>([:])

  /// Creates a shaper, which reads the list of installed fonts.
  public init() { library = FontLibrary() }

  /// Returns the metrics of a font: of San Francisco and Inter for the system font, of the file for
  /// others.
  public func metrics(of font: Font) -> FontMetrics {
    if let known = metrics.withLock({ $0[font] }) { return known }
    let letters = library.primary(for: font).match.face.metrics
    let result =
      switch font.design {
      case .system, .monospacedDigit: FontMetrics.system(letters: letters, font)
      case .monospaced, .named: letters.scaled(by: font.pointSize)
      }
    metrics.withLock { metrics in
      if metrics.count >= 4096 { metrics.removeAll() }
      metrics[font] = result
    }
    return result
  }

  /// Returns the installed face with a PostScript name; nil if there is none.
  public func installedSource(named name: String) -> FontSource? {
    library.source(named: name)
  }

  /// Breaks a paragraph into lines of glyphs.
  public func shape(_ paragraph: UnshapedParagraph) -> ShapedParagraph {
    ParagraphShaper(paragraph, self).shaped()
  }
}
