internal import Geometry

extension Frame {
  /// The opacity of the oldest pose; the newest is drawn as it is.
  private static let oldest = 0.25

  /// Creates a strobe picture: every pose of several frames on one canvas, older ones fainter.
  ///
  /// What is the same in all frames is drawn once, as it is.
  ///
  /// - Parameter frames: At least one frame, all of one size, by time.
  public init(strobeOf frames: [Frame]) {
    guard let first = frames.first else {
      preconditionFailure("a strobe picture needs at least one frame")
    }
    self.init(size: first.size, background: first.background)
    var drawn: Set<Layer> = []
    let steps = Double(max(frames.count - 1, 1))
    for (index, frame) in frames.enumerated() {
      let opacity = Self.oldest + (1 - Self.oldest) * Double(index) / steps
      for pose in frame.poses where drawn.insert(pose).inserted {
        var layer = pose
        let isLasting = frames.allSatisfy { $0.poses.contains(pose) }
        if !isLasting { layer.opacity *= frames.count > 1 ? opacity : 1 }
        layers.append(layer)
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
