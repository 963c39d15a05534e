public import Geometry
private import Synchronization

extension Color {
  /// Creates a color that paints copies of a picture side by side, like `UIColor(patternImage:)`.
  ///
  /// Its components are those of black. Where they are needed, as in gradients and shadows, the
  /// picture is not shown.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - cell: The part of the picture that is repeated, at its first position relative to the
  ///     origin of the canvas or layer. The color is clear if the cell is empty or infinite, or if
  ///     there are 65,535 other patterns.
  public init(pattern picture: Picture, cell: Rect) {
    guard !cell.isNull, !cell.isEmpty, cell.minX.isFinite, cell.minY.isFinite, cell.width.isFinite,
      cell.height.isFinite, let number = Pattern.number(of: Pattern(picture: picture, cell: cell))
    else {
      self = .clear
      return
    }
    self = .black
    patternNumber = number
  }

  /// Whether the color paints copies of a picture.
  public var isPattern: Bool { patternNumber != 0 }
}

extension Paint {
  /// Creates the paint of a color: the pattern of its picture, or the solid color.
  public init(_ color: Color) {
    guard let pattern = Pattern.withNumber(color.patternNumber) else {
      self = .color(color)
      return
    }
    let picture =
      color.alpha < 1
      ? Picture(
        commands: [.beginGroup(opacity: color.alpha)] + pattern.picture.commands + [.endGroup])
      : pattern.picture
    self = .pattern(picture, cell: pattern.cell)
  }
}

/// A pattern, to which a color refers by a number, so that colors are small and copied without
/// reference counting.
///
/// Equal patterns share a number for the lifetime of the process. Numbers are not stored: pictures
/// contain the patterns themselves.
private struct Pattern: Hashable {
  let picture: Picture
  let cell: Rect

  private struct Table {
    var patterns: [Pattern] = []
    var numbers: [Pattern: UInt16] = [:]
  }

  private static let table = Mutex(Table())

  /// Returns the number of a pattern, from 1; nil if all numbers are taken.
  static func number(of pattern: Pattern) -> UInt16? {
    table.withLock { table in
      if let number = table.numbers[pattern] { return number }
      guard let number = UInt16(exactly: table.patterns.count + 1) else { return nil }
      table.patterns.append(pattern)
      table.numbers[pattern] = number
      return number
    }
  }

  /// Returns the pattern of a number; nil for 0.
  static func withNumber(_ number: UInt16) -> Pattern? {
    number == 0 ? nil : table.withLock { $0.patterns[Int(number) - 1] }
  }
}
