internal import Geometry
internal import PictureKit

/// A text of one color.
struct GlyphText: Equatable {
  let color: Color
  let glyphs: [GlyphTable.Placed]
}

// Texts that one layer shows one after the other.
extension GlyphTable {
  /// The least number of texts in one layer that are written glyph by glyph.
  private static let minTextCount = 3

  /// Returns the texts of pictures that one layer shows one after the other, by number; empty if
  /// they are too few.
  mutating func texts(
    of track: LayerTrack, _ pictures: PictureTable, _ parser: PictureParser
  ) -> [Int: GlyphText] {
    var texts: [Int: GlyphText] = [:]
    for number in Set(track.samples.compactMap { $0?.picture }).sorted() {
      if let text = text(of: number, pictures, parser) { texts[number] = text }
    }
    let color = texts.min { $0.key < $1.key }?.value.color
    texts = texts.filter { $0.value.color == color }
    return texts.count < Self.minTextCount ? [:] : texts
  }

  /// Returns the glyphs of a picture; nil unless it is a text of one color and nothing else.
  private mutating func text(
    of number: Int, _ pictures: PictureTable, _ parser: PictureParser
  ) -> GlyphText? {
    let picture = pictures.pictures[number]
    guard !picture.fontSources.isEmpty, let nodes = try? parser.nodes(of: picture) else {
      return nil
    }
    let decimals = Self.decimals(in: pictures.extent(of: number))
    var color: Color?
    var placed: [GlyphTable.Placed] = []
    func add(_ nodes: [VectorNode], _ offset: Vector) -> Bool {
      nodes.allSatisfy { node in
        switch node {
        case .fill(let path, .winding, .color(let fill)):
          guard color == nil || color == fill, let shapes = shapes(of: path, decimals: decimals)
          else { return false }
          color = fill
          placed += shapes.map { shape in
            let origin = shape.origin + offset
            return GlyphTable.Placed(
              number: shape.number,
              origin: Point(origin.x.rounded(decimals: 2), origin.y.rounded(decimals: 2)))
          }
          return true
        case .group(let group):
          guard let move = group.translation else { return false }
          return add(group.nodes, offset + move)
        default: return false
        }
      }
    }
    guard add(nodes, .zero), let color else { return nil }
    return GlyphText(color: color, glyphs: placed)
  }
}

extension VectorGroup {
  /// The distance by which the group moves its nodes; nil if it does more to them.
  fileprivate var translation: Vector? {
    var plain = self
    plain.transform = .identity
    guard plain.isPlain, transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1
    else { return nil }
    return Vector(dx: transform.tx, dy: transform.ty)
  }
}
