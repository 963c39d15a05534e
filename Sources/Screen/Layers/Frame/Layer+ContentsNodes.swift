internal import Geometry
internal import PictureKit

extension Layer {
  /// Returns the nodes of the contents, placed by gravity, part and stretched center.
  func nodesOfContents() -> [FrameLayer] {
    guard let contents, !bounds.isEmpty else { return [] }
    let whole = contents.size(scale: contentsScale)
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    let part = Rect(
      x: whole.width * contentsRect.minX, y: whole.height * contentsRect.minY,
      width: whole.width * contentsRect.width, height: whole.height * contentsRect.height)
    guard !part.isEmpty else { return [] }
    let target = contentsGravity.rect(for: part.size, in: bounds)
    guard !target.isEmpty else { return [] }
    guard contentsCenter != unit, !contentsCenter.isNull else {
      return [
        node(contents, part: part, in: target, isClipped: contentsRect != unit)
      ]
    }
    let columns = Self.pieces(
      of: part.minX, part.width, center: contentsCenter.minX, contentsCenter.width,
      in: target.minX, target.width)
    let rows = Self.pieces(
      of: part.minY, part.height, center: contentsCenter.minY, contentsCenter.height,
      in: target.minY, target.height)
    let pieces = rows.flatMap { row in
      columns.map { column in
        let rect = Rect(x: column.to, y: row.to, width: column.newLength, height: row.newLength)
        let piece = node(
          contents,
          part: Rect(x: column.from, y: row.from, width: column.length, height: row.length),
          in: rect, isClipped: false)
        // Two smooth edges that meet within a pixel would let the background through.
        var part = FrameLayer(
          clip: Path(rect: rect.extended(whereItEnds: target)), sublayers: [piece])
        part.hardEdges = [.clip, .upright]
        return part
      }
    }
    var outer = FrameLayer(clip: Path(rect: target), sublayers: pieces)
    if hasHardEdges { outer.hardEdges = .clip }
    return [outer]
  }

  private typealias Piece = (from: Double, length: Double, to: Double, newLength: Double)

  /// Returns up to three pieces along one axis: the ends keep their lengths, as far as there is
  /// space, and the center is stretched.
  private static func pieces(
    of start: Double, _ length: Double, center: Double, _ extent: Double, in target: Double,
    _ newLength: Double
  ) -> [Piece] {
    let first = length * min(max(center, 0), 1)
    let last = length * min(max(1 - center - extent, 0), 1)
    let scale = first + last > newLength ? newLength / (first + last) : 1
    let middle = length - first - last
    let newMiddle = newLength - (first + last) * scale
    let pieces: [Piece] = [
      (start, first, target, first * scale),
      (start + first, middle, target + first * scale, newMiddle),
      (start + first + middle, last, target + first * scale + newMiddle, last * scale),
    ]
    return pieces.filter { $0.length > 0 && $0.newLength > 0 }
  }

  /// Returns a part of the contents, scaled to a rectangle.
  private func node(
    _ contents: LayerContents, part: Rect, in target: Rect, isClipped: Bool
  ) -> FrameLayer {
    let (scaleX, scaleY) = (target.width / part.width, target.height / part.height)
    var node: FrameLayer
    switch contents {
    case .bitmap(let bitmap):
      let whole = contents.size(scale: contentsScale)
      let rect = Rect(
        x: target.minX - part.minX * scaleX, y: target.minY - part.minY * scaleY,
        width: whole.width * scaleX, height: whole.height * scaleY)
      let filter: Picture.Interpolation = magnificationFilter == .nearest ? .nearest : .smooth
      node = FrameLayer(picture: Picture(commands: [.draw(bitmap, in: rect, filter)]))
      if isClipped { node.clip = Path(rect: target) }
    case .picture(let picture, _):
      node = FrameLayer(picture: picture)
      if target != part {
        node.transform = Transform(
          a: scaleX, b: 0, c: 0, d: scaleY, tx: target.minX - part.minX * scaleX,
          ty: target.minY - part.minY * scaleY)
      }
      if isClipped { node.clip = Path(rect: part) }
    }
    return node
  }
}

extension Rect {
  /// Returns the rectangle, made larger by a point at those sides that are sides of another one.
  fileprivate func extended(whereItEnds outer: Rect) -> Rect {
    let (left, top) = (minX <= outer.minX ? 1.0 : 0, minY <= outer.minY ? 1.0 : 0)
    let (right, bottom) = (maxX >= outer.maxX - 1e-9 ? 1.0 : 0, maxY >= outer.maxY - 1e-9 ? 1.0 : 0)
    return Rect(
      x: minX - left, y: minY - top, width: width + left + right, height: height + top + bottom)
  }
}
