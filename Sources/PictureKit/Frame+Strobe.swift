internal import Geometry

extension Frame {
  /// The opacity of the oldest pose; the newest is drawn as it is.
  private static let oldest = 0.25

  /// Creates a strobe picture: every pose of several frames on one canvas, older ones fainter.
  ///
  /// What is the same in all frames is drawn once, as it is, and a pose that comes again by its last
  /// coming: what has come to rest is as clear as the newest pose.
  ///
  /// - Parameter frames: At least one frame, all of one size, by time.
  public init(strobeOf frames: [Frame]) {
    guard let first = frames.first else {
      preconditionFailure("a strobe picture needs at least one frame")
    }
    self.init(size: first.size, background: first.background)
    let poses = frames.map(\.poses)
    let lasting = poses.reduce(Set(first.poses)) { $0.intersection($1) }
    layers = first.poses.filter(lasting.contains)
    let steps = Double(frames.count - 1)
    for (index, present) in poses.enumerated() {
      let later = Set(poses[(index + 1)...].joined())
      for var pose in present where !lasting.contains(pose) && !later.contains(pose) {
        pose.opacity *= Self.oldest + (1 - Self.oldest) * Double(index) / steps
        layers.append(pose)
      }
    }
  }

  /// The things that move on their own: the layers on the root.
  private var poses: [Layer] {
    layers.flatMap { layer in
      layer.transform.isIdentity && layer.opacity == 1 && layer.clip == nil && layer.picture == nil
        ? layer.sublayers : [layer]
    }
  }
}
