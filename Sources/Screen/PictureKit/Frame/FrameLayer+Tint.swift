package import Geometry

extension FrameLayer {
  /// Returns the layer with the components of all its colors multiplied by those of a color, whose
  /// alpha has no effect.
  package func tinted(by tint: Color) -> FrameLayer {
    guard tint.red != 1 || tint.green != 1 || tint.blue != 1 else { return self }
    var layer = self
    layer.picture = picture?.tinted(by: tint)
    if let shadow { layer.shadow?.color = shadow.color.multiplied(by: tint) }
    layer.sublayers = sublayers.map { $0.tinted(by: tint) }
    return layer
  }
}
