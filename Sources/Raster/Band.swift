internal import Geometry
internal import PictureKit

/// A range of rows that holds all that differs between two lists of layers.
///
/// Layers are compared place by place from both ends of their lists: equal ones add nothing, and what
/// differs adds all that its old and its new version may draw on. A picture is the same if it is a copy,
/// so a frame costs little more to compare than the number of its layers.
struct Band {
  /// What differs, in pixels; infinite where something cannot be bounded.
  private var lower = Double.infinity
  private var upper = -Double.infinity

  var isEmpty: Bool { lower > upper }

  /// The rows that are touched, with one more on either side for what rounding may touch.
  func rows(in all: Range<Int>) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    guard lower.isFinite, upper.isFinite else { return all }
    let first = max(lower.rounded(.down) - 1, Double(all.lowerBound))
    let end = min(upper.rounded(.up) + 1, Double(all.upperBound))
    return first < end ? Int(first)..<Int(end) : 0..<0
  }

  private mutating func formUnion(_ extent: Rect?) {
    guard let extent else { return }
    // What is not a number bounds nothing.
    lower = extent.minY.isNaN ? -.infinity : min(lower, extent.minY)
    upper = extent.maxY.isNaN ? .infinity : max(upper, extent.maxY)
  }

  private mutating func formIntersection(_ extent: Rect?) {
    lower = max(lower, extent?.minY ?? .infinity)
    upper = min(upper, extent?.maxY ?? -.infinity)
  }

  /// Adds what differs between two lists of layers.
  mutating func formUnion(
    differenceOf old: [Layer], _ new: [Layer], under transform: Transform
  ) {
    guard old.count != new.count else {
      for (old, new) in zip(old, new) { formUnion(differenceOf: old, new, under: transform) }
      return
    }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    for layer in old[head..<old.count - tail] + new[head..<new.count - tail] {
      formUnion(layer.extent(under: transform))
    }
  }

  private mutating func formUnion(
    differenceOf old: Layer, _ new: Layer, under transform: Transform
  ) {
    if old.picture == new.picture, old.transform == new.transform, old.opacity == new.opacity,
      old.clip == new.clip
    {
      let transform = new.transform.concatenating(transform)
      var inner = Band()
      inner.formUnion(differenceOf: old.sublayers, new.sublayers, under: transform)
      if let clip = new.clip {
        inner.formIntersection(clip.controlPointBounds?.applying(transform))
      }
      guard !inner.isEmpty else { return }
      lower = min(lower, inner.lower)
      upper = max(upper, inner.upper)
    } else {
      formUnion(old.extent(under: transform))
      formUnion(new.extent(under: transform))
    }
  }

  /// Grows until nothing is cut whose pixels depend on where its drawing begins.
  mutating func growAroundObstacles(in layers: [Layer], under transform: Transform) {
    var obstacles: [Obstacle] = []
    for layer in layers { layer.addObstacles(to: &obstacles, under: transform, isGrouped: false) }
    var count = -1
    while count != obstacles.count {
      count = obstacles.count
      // Two pixels of room, as rows(in:) adds one to either side.
      obstacles.removeAll { obstacle in
        guard obstacle.extent.maxY >= lower - 2, obstacle.extent.minY <= upper + 2 else {
          return false
        }
        formUnion(obstacle.extent)
        if obstacle.isAnchored { (lower, upper) = (-.infinity, .infinity) }
        return true
      }
    }
  }
}

/// Something that is drawn whole or not at all.
///
/// Cairo finds the samples of bitmaps and gradients, dashes, and what a clip leaves of a shape by steps
/// from the edge of what it draws: cut off there, they would be rounded differently.
private struct Obstacle {
  /// Where it draws, in pixels.
  let extent: Rect
  /// Whether samples are taken in a group, whose own pixels begin where the band does.
  let isAnchored: Bool
}

extension Layer {
  /// Where the layer and its sublayers may draw, in pixels; nil if nowhere.
  fileprivate func extent(under outer: Transform) -> Rect? {
    guard opacity > 0 else { return nil }
    let transform = transform.concatenating(outer)
    var extent = picture?.extent?.applying(transform)
    for layer in sublayers {
      guard let inner = layer.extent(under: transform) else { continue }
      extent = extent?.union(inner) ?? inner
    }
    guard let clip, let whole = extent else { return extent }
    return clip.controlPointBounds.flatMap { whole.intersection($0.applying(transform)) }
  }

  /// Adds what must not be cut of this layer and those below it.
  fileprivate func addObstacles(
    to obstacles: inout [Obstacle], under outer: Transform, isGrouped: Bool
  ) {
    guard opacity > 0 else { return }
    let transform = transform.concatenating(outer)
    let isGrouped = isGrouped || opacity < 1
    if clip != nil, let extent = extent(under: outer) {
      obstacles.append(Obstacle(extent: extent, isAnchored: false))
    }
    if let picture, picture.commands.contains(where: \.isIndivisible), let extent = picture.extent {
      let isAnchored =
        picture.commands.contains(where: \.isSampled)
        && (isGrouped || picture.commands.contains(where: \.isGroup))
      obstacles.append(Obstacle(extent: extent.applying(transform), isAnchored: isAnchored))
    }
    for layer in sublayers {
      layer.addObstacles(to: &obstacles, under: transform, isGrouped: isGrouped)
    }
  }
}

extension Picture {
  /// Where the picture may draw, whatever it clips; nil if nowhere.
  fileprivate var extent: Rect? {
    var extent: Rect?
    var transforms = [Transform.identity]
    for command in commands {
      let transform = transforms[transforms.count - 1]
      switch command {
      case .save, .beginGroup: transforms.append(transform)
      case .restore, .endGroup: transforms.removeLast()
      case .concatenate(let next):
        transforms[transforms.count - 1] = next.concatenating(transform)
      case .clip: break
      case .fill, .stroke, .draw:
        guard let drawn = command.extent?.applying(transform) else { continue }
        extent = extent?.union(drawn) ?? drawn
      }
    }
    return extent
  }
}

extension Picture.Command {
  /// Where the command draws, in its own coordinates.
  fileprivate var extent: Rect? {
    switch self {
    case .fill(let path, _, _): path.controlPointBounds
    case .stroke(let path, let style, _):
      path.controlPointBounds?.insetBy(dx: -style.reach, dy: -style.reach)
    case .draw(_, let rect, _): rect
    default: nil
    }
  }

  /// Whether its colours are sampled from somewhere.
  fileprivate var isSampled: Bool {
    switch self {
    case .draw, .fill(_, _, .linearGradient), .fill(_, _, .radialGradient),
      .stroke(_, _, .linearGradient), .stroke(_, _, .radialGradient):
      true
    default: false
    }
  }

  fileprivate var isIndivisible: Bool {
    switch self {
    case .stroke(_, let style, _) where !style.dashLengths.isEmpty: true
    case .clip: true
    default: isSampled
    }
  }

  fileprivate var isGroup: Bool { if case .beginGroup = self { true } else { false } }
}

extension StrokeStyle {
  /// How far from its path a stroke may draw.
  fileprivate var reach: Double {
    let corner = lineJoin == .miter ? max(1, miterLimit) : 1
    return lineWidth / 2 * max(corner, 2.0.squareRoot())
  }
}
