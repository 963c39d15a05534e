public import PictureKit

/// Draws, lays out and animates a layer: `CALayerDelegate`.
public protocol LayerDelegate: AnyObject {
  /// Sets the contents of a layer.
  ///
  /// - Returns: Whether it did; false, the default, lets the layer draw.
  func display(_ layer: Layer) -> Bool
  /// Called before the content of a layer is drawn.
  func layerWillDraw(_ layer: Layer)
  /// Draws the content of a layer, in the coordinates of its bounds.
  func draw(_ layer: Layer, in canvas: Canvas)
  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: Layer)
  /// Returns the action of a property or event; nil, the default, lets the layer choose.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
  /// Called after a property of a layer has changed.
  func layer(_ layer: Layer, didChange key: String)
}

extension LayerDelegate {
  /// Returns false.
  public func display(_ layer: Layer) -> Bool { false }
  /// Does nothing.
  public func layerWillDraw(_ layer: Layer) {}
  /// Does nothing.
  public func draw(_ layer: Layer, in canvas: Canvas) {}
  /// Does nothing.
  public func layoutSublayers(of layer: Layer) {}
  /// Returns nil.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
  /// Does nothing.
  public func layer(_ layer: Layer, didChange key: String) {}
}
