internal import Geometry
public import Layers
public import StageKit

/// A view with a `GradientLayer`.
public final class GradientView: View {
  override public class var layerClass: Layer.Type { GradientLayer.self }

  /// The layer, with the colors and their locations.
  public var gradientLayer: GradientLayer {
    guard let layer = layer as? GradientLayer else {
      preconditionFailure("the layer of a gradient view is a gradient layer")
    }
    return layer
  }
}
