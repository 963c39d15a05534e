public import Geometry

/// A text in lines, with their positions, sizes and picture.
///
/// Coordinates have their origin at the upper left corner of the text's container.
public struct TextLayout: Sendable {
  /// A line.
  public struct Line: Hashable, Sendable {
    /// The UTF-16 units of the text, with spaces at the end and without the paragraph separator.
    public var range: Range<Int>
    /// The rectangle of the glyphs' advances and the height of the line, in points.
    public var rect: Rect
    /// The y coordinate of the baseline, in points.
    public var baseline: Double
  }

  /// The lines, from the top.
  public private(set) var lines: [Line] = []
  /// The union of the lines' rectangles, in points; empty for a text without characters.
  public private(set) var usedRect = Rect.zero
  /// Whether characters are omitted because they do not fit.
  public internal(set) var isTruncated = false
  /// The characters that no installed font has.
  public internal(set) var missingCharacters: Set<Character> = []
  /// The names of fonts that are not installed, for which the system font is used.
  public internal(set) var missingFonts: Set<String> = []

  /// The runs of each line, from left to right.
  var runs: [[ShapedRun]] = []
  /// The vertical extent of each line's glyphs, without additional line height.
  var extents: [ClosedRange<Double>] = []

  /// The size of the used rectangle, in points.
  public var size: Size { usedRect.size }
  /// The y coordinate of the first baseline; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The y coordinate of the last baseline; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Moves the baseline of each line, and with it the glyphs, but not the line's rectangle.
  mutating func moveBaselines(_ moved: (Double) -> Double) {
    for index in lines.indices { lines[index].baseline = moved(lines[index].baseline) }
  }

  mutating func append(_ line: Line, runs: [ShapedRun], extent: ClosedRange<Double>) {
    usedRect = lines.isEmpty ? line.rect : usedRect.union(line.rect)
    lines.append(line)
    self.runs.append(runs)
    extents.append(extent)
  }
}
