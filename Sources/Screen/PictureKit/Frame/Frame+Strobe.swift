internal import Geometry

extension Frame {
  /// The opacity of the first frame's layers; the last frame's are opaque.
  private static let minOpacity = 0.25

  /// Creates a stroboscopic picture: a multiple exposure of several frames, older ones fainter.
  ///
  /// A layer that is the same in all frames is drawn once and opaque. A layer that recurs in some
  /// frames is drawn once, with the opacity of the last of them. A text that changes in its place,
  /// such as a running time, is drawn as in the last frame that has one there.
  ///
  /// - Parameter frames: At least one frame, all of one size, in order of time.
  public init(strobeOf frames: [Frame]) {
    guard let first = frames.first else {
      preconditionFailure("a stroboscopic picture requires at least one frame")
    }
    self.init(size: first.size, background: first.background)
    let poses = frames.map(\.poses)
    let staticPoses = poses.reduce(Set(first.poses)) { $0.intersection($1) }
    layers = first.poses.filter(staticPoses.contains)
    let steps = Double(frames.count - 1)
    let lastTexts = Self.lastOfChangingTexts(poses)
    for (index, present) in poses.enumerated() {
      let later = Set(poses[(index + 1)...].joined())
      for var pose in present where !staticPoses.contains(pose) && !later.contains(pose) {
        if let last = pose.textPlace.flatMap({ lastTexts[$0] }) {
          // The last one is opaque.
          if pose == last { layers.append(pose) }
          continue
        }
        pose.opacity *= Self.minOpacity + (1 - Self.minOpacity) * Double(index) / steps
        layers.append(pose)
      }
    }
  }

  /// Returns the last text of each place in which frames have different ones, but none has two.
  private static func lastOfChangingTexts(_ poses: [[FrameLayer]]) -> [FrameLayer: FrameLayer] {
    var last: [FrameLayer: FrameLayer] = [:]
    var (changing, shared): (Set<FrameLayer>, Set<FrameLayer>) = ([], [])
    for present in poses {
      var seen: Set<FrameLayer> = []
      for pose in present {
        guard let place = pose.textPlace else { continue }
        if !seen.insert(place).inserted { shared.insert(place) }
        if let text = last.updateValue(pose, forKey: place), text != pose { changing.insert(place) }
      }
    }
    return last.filter { changing.contains($0.key) && !shared.contains($0.key) }
  }

  /// The layers that are compared between frames: the top-level layers, where a layer that only
  /// groups others is replaced by its sublayers.
  private var poses: [FrameLayer] {
    layers.flatMap { layer in
      layer.transform.isIdentity && layer.opacity == 1 && layer.clip == nil && layer.picture == nil
        && !layer.hasEffects
        ? layer.sublayers : [layer]
    }
  }
}

extension FrameLayer {
  /// A layer of texts alone without them, which is what texts of one place have in common; nil for
  /// other layers.
  fileprivate var textPlace: FrameLayer? {
    var (hasText, hasOther) = (false, false)
    forEachPicture { picture in
      if picture.fontSources.isEmpty { hasOther = true } else { hasText = true }
    }
    return hasText && !hasOther ? withoutPictures : nil
  }

  private var withoutPictures: FrameLayer {
    var layer = self
    layer.picture = nil
    layer.sublayers = sublayers.map(\.withoutPictures)
    return layer
  }
}
