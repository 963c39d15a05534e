package import Geometry

/// A path of a symbol, and how it is drawn.
///
/// Paths are in a grid of 20 units for the point size of the font: capitals reach from 19.05, the
/// baseline, to 4.95, so that their middle is at 12.
package struct SymbolPart: Hashable, Sendable {
  /// How a part is drawn: with lines of the symbol's weight, in the order of the parts.
  package enum Kind: Hashable, Sendable {
    /// Lines.
    case stroke
    /// Thinner lines, of seven tenths of the weight: small characters.
    case thin
    /// Lines around an area that the filled variant fills.
    case body
    /// An area, and lines around it.
    case solid
    /// An area without lines.
    case area
    /// Lines that are knocked out of the filled variant.
    case detail
    /// An area and its lines that are knocked out of the filled variant.
    case mark
    /// Removes lines and a gap on both sides of them from the parts before.
    case cut
    /// Removes an area and a gap around it from the parts before.
    case hole
    /// Removes an area from the parts before.
    case erase
    /// Removes lines from the parts before.
    case eraseLines
    /// Removes lines of seven tenths of the weight from the parts before.
    case eraseThinLines
    /// Removes an area and the lines around it from the parts before.
    case eraseSolid

    /// Whether the part removes what the parts before it have drawn.
    package var isErasing: Bool {
      switch self {
      case .stroke, .thin, .body, .solid, .area, .detail, .mark: false
      case .cut, .hole, .erase, .eraseLines, .eraseThinLines, .eraseSolid: true
      }
    }

    /// Whether the area of the path is drawn.
    var fills: Bool {
      switch self {
      case .solid, .area, .mark, .hole, .erase, .eraseSolid: true
      case .stroke, .thin, .body, .detail, .cut, .eraseLines, .eraseThinLines: false
      }
    }

    /// Returns the width of the lines in units of the grid; 0 for none.
    ///
    /// - Parameter weight: The width of the symbol's lines in units of the grid.
    /// - Returns: The width.
    func lineWidth(_ weight: Double) -> Double {
      switch self {
      case .stroke, .body, .solid, .eraseSolid: weight
      case .detail, .mark, .eraseLines: Self.innerLineWidth(weight)
      case .thin, .eraseThinLines: 0.7 * Self.innerLineWidth(weight)
      case .cut, .hole: weight + 2 * Self.gap
      case .area, .erase: 0
      }
    }

    /// Returns the width of lines within a symbol, which grow less than the others from medium on, so
    /// that heavy symbols do not fill up; chosen by eye.
    private static func innerLineWidth(_ weight: Double) -> Double {
      weight <= 1.8 ? weight : 1.8 + 0.4 * (weight - 1.8)
    }

    /// The gap between two parts, one before the other, in units of the grid; chosen by eye.
    private static let gap = 1.3
  }

  /// How the path is drawn.
  package var kind: Kind
  /// The path, in units of the grid.
  package var path: Path

  /// Creates a part.
  package init(_ kind: Kind, _ path: Path) {
    self.kind = kind
    self.path = path
  }
}
