internal import Tween

extension Frame {
  /// Returns a frame between this and a later one.
  ///
  /// Transforms and opacities of layers that both frames have are interpolated, and so are pictures
  /// that differ only in points and colors; everything else is taken from this frame.
  ///
  /// - Parameters:
  ///   - later: The later frame.
  ///   - fraction: The fraction of the interval between the frames, 0...1.
  /// - Returns: The frame.
  package func interpolated(to later: Frame, fraction: Double) -> Frame {
    guard fraction > 0, layers.count == later.layers.count else { return self }
    var frame = self
    frame.layers = zip(layers, later.layers).map { $0.interpolated(to: $1, fraction: fraction) }
    return frame
  }
}

extension FrameLayer {
  fileprivate func interpolated(to later: FrameLayer, fraction: Double) -> FrameLayer {
    guard self != later else { return self }
    var layer = self
    if transform != later.transform {
      layer.transform = transform.interpolated(to: later.transform, fraction: fraction)
    }
    layer.opacity += fraction * (later.opacity - opacity)
    if let picture, let end = later.picture {
      layer.picture = picture.interpolated(to: end, fraction: fraction)
    }
    if sublayers.count == later.sublayers.count {
      layer.sublayers = zip(sublayers, later.sublayers).map {
        $0.interpolated(to: $1, fraction: fraction)
      }
    }
    return layer
  }
}
