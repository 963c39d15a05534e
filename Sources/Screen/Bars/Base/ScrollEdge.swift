/// How far the content of a controller has been scrolled under a bar, for the bar's background.
struct ScrollEdge {
  /// The part of the content that is under the bar, in points, negative for a gap; nil for a bar
  /// that no controller manages, which has its standard background.
  var overlap: Double?

  /// The overlap over which the background appears, in points; chosen by eye.
  private static let fadeLength = 8.0
  /// The greatest overlap at which the content counts as being at the edge, in points, so that the
  /// end of a bounce does not change the look back and forth.
  private static let tolerance = 0.5

  /// Whether no content is under the bar.
  var isAligned: Bool { overlap.map { $0 <= Self.tolerance } ?? false }

  /// The opacity of a background that is transparent at the edge, from 0 to 1.
  var opacity: Double { overlap.map { min(max($0 / Self.fadeLength, 0), 1) } ?? 1 }

  /// Returns the look of a bar: the one at the edge while no content is under the bar, if there is
  /// one, or else the standard one.
  func look<Look>(atEdge edge: Look?, standard: Look?) -> Look? {
    (isAligned ? edge : nil) ?? standard
  }

  /// Returns the opacity of a bar's background, which one with a look at the edge keeps there.
  func backgroundOpacity(hasLookAtEdge: Bool) -> Double { hasLookAtEdge ? 1 : opacity }
}
