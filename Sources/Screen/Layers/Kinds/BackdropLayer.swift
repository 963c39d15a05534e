public import Geometry
internal import PictureKit

/// A layer that blurs and tints the content below it, as the effect views of UIKit do.
///
/// Its background, contents and sublayers are drawn over that, or serve as a stencil for it. The
/// rounded corners apply.
open class BackdropLayer: Layer {
  private struct Values {
    var blurRadius = 0.0
    var saturation = 1.0
    var tint: Color?
    var isStencil = false
  }

  private var filter = Values()

  /// Creates a layer that changes nothing.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? BackdropLayer { filter = layer.filter }
  }

  /// The standard deviation of the blur, in points; 0 by default.
  ///
  /// A negative one, to which a spring may overshoot, blurs nothing.
  open var blurRadius: Double {
    get { filter.blurRadius }
    set {
      guard newValue != filter.blurRadius else { return }
      check(newValue.isFinite, "blurRadius", newValue)
      change("blurRadius") { filter.blurRadius = newValue }
    }
  }

  /// The factor of the distances of colors from the gray of the same luminance; 1 by default.
  ///
  /// A negative one counts as 0.
  open var saturation: Double {
    get { filter.saturation }
    set {
      guard newValue != filter.saturation else { return }
      check(newValue.isFinite, "saturation", newValue)
      change("saturation") { filter.saturation = newValue }
    }
  }

  /// The color that is drawn over what is below; nil, the default, is none.
  open var tint: Color? {
    get { filter.tint }
    set {
      guard newValue != filter.tint else { return }
      change("tint") { filter.tint = newValue }
    }
  }

  /// Whether what is filtered is shown only where the background, the contents and the sublayers
  /// are, by their alpha and without their colors; false by default.
  open var isStencil: Bool {
    get { filter.isStencil }
    set {
      guard newValue != filter.isStencil else { return }
      change("isStencil") { filter.isStencil = newValue }
    }
  }

  /// Returns the property of a name.
  open override func property(forKey key: String) -> LayerProperty? {
    switch key {
    case "blurRadius": LayerProperty(\BackdropLayer.blurRadius)
    case "saturation": LayerProperty(\BackdropLayer.saturation)
    case "tint": LayerProperty(\BackdropLayer.tint)
    default: super.property(forKey: key)
    }
  }

  override func finish(_ node: inout FrameLayer) {
    let rect = presentedBounds
    guard !rect.isEmpty else { return }
    // Where the clip has the same outline, drawing it as well would apply its antialiasing twice.
    let shape = masksToBounds ? Path(rect: rect) : outline(of: rect)
    var filtered = FrameLayer()
    if blurRadius > 0 || saturation != 1 {
      filtered.backdrop = Backdrop(
        shape: shape, radius: max(blurRadius, 0), saturation: max(saturation, 0))
    }
    if let tint, tint.alpha > 0 {
      filtered.picture = Picture(commands: [.fill(shape, .winding, .color(tint))])
    }
    if isStencil {
      filtered.mask = FrameLayer(picture: node.picture, sublayers: node.sublayers)
      node.picture = nil
      node.sublayers = [filtered]
    } else if filtered.backdrop != nil || filtered.picture != nil {
      if let background = node.picture {
        node.sublayers.insert(FrameLayer(picture: background), at: 0)
      }
      node.picture = filtered.picture
      node.backdrop = filtered.backdrop
    }
  }
}
