public import Layers
internal import StageContext
internal import StageKit

extension Layer {
  /// Returns a copy of the layer with the values that are shown now.
  public func presentation() -> Self? { presentation(at: ApplicationContext.shared.stage.time) }
}
