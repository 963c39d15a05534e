internal import Geometry
internal import PictureKit

extension Frame {
  /// Returns the memory that a frame takes beyond what it shares with the one before, in layers.
  func cost(after previous: Frame?) -> Int { 1 + layers.cost(after: previous?.layers ?? []) }
}

extension [FrameLayer] {
  fileprivate func cost(after previous: [FrameLayer]) -> Int {
    var cost = count
    for (index, layer) in enumerated() {
      let old = index < previous.count ? previous[index] : nil
      if let picture = layer.picture, picture != old?.picture { cost += picture.cost }
      cost += layer.sublayers.cost(after: old?.sublayers ?? [])
    }
    return cost
  }
}

extension Picture {
  /// The memory of the commands, in layers.
  fileprivate var cost: Int {
    commands.reduce(1) { cost, command in
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _):
        // Four elements of a path take about as much as a layer.
        cost + 1 + path.elements.count / 4
      default: cost + 1
      }
    }
  }
}
