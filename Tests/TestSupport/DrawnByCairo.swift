internal import Geometry
public import Imaging
public import PictureKit

extension Layer {
  /// The same layer without what the renderer fills by itself: it leaves a path to Cairo that has a
  /// second piece, here one without area.
  public var drawnByCairo: Layer {
    var layer = self
    layer.picture = picture.map { picture in
      Picture(
        commands: picture.commands.map { command in
          guard case .fill(var path, let rule, let paint) = command else { return command }
          path.move(to: Point(-7, -9))
          return .fill(path, rule, paint)
        })
    }
    layer.sublayers = sublayers.map(\.drawnByCairo)
    return layer
  }
}

extension Image {
  /// The most levels that a channel differs by from that of another image of the same size.
  public func largestDifference(from other: Image) -> Int {
    var largest: UInt32 = 0
    for (one, other) in zip(pixels, other.pixels) where one != other {
      for shift: UInt32 in [0, 8, 16, 24] {
        let (left, right) = (one >> shift & 255, other >> shift & 255)
        largest = max(largest, max(left, right) - min(left, right))
      }
    }
    return Int(largest)
  }
}
