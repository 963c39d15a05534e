public import Layers
internal import StageKit

extension Layer {
  /// Returns a copy of the layer with the values that are shown now.
  public func presentation() -> Self? { presentation(at: UIApplication.shared.stage.time) }
}
