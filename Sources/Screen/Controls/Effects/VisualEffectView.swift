public import Geometry
internal import Layers
public import StageKit

/// A view that blurs the content behind it: `UIVisualEffectView`.
///
/// The content behind is everything that is drawn before the view within its bounds. Add subviews
/// to ``contentView``. Corners are rounded by those of the layer, with `clipsToBounds`. In an
/// animation block a change of ``effect`` animates the radius of the blur, its saturation and its
/// tint.
open class VisualEffectView: View {
  /// The effect; nil, the default, shows the content behind unchanged.
  open var effect: VisualEffect? { didSet { showEffect() } }

  /// The view of the content, as large as this view.
  open var contentView: View { content }

  private let backdrop = BackdropView()
  private let content = BackdropView()

  /// Creates a view of size zero with an effect.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  /// Traps if the subview was not added by the view itself.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    precondition(
      subview === backdrop || subview === content,
      "a subview of a VisualEffectView must be added to its contentView")
  }

  /// Shows the effect in the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  /// Shows the effect in the appearance of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let stage else { return }
    stage.performWithoutAnimation { showEffect() }
  }

  private func showEffect() {
    let appearance = traitCollection.userInterfaceStyle
    let blur = effect as? BlurEffect
    backdrop.filter.show(blur.map { Material($0.style, in: appearance) } ?? .none)
    let vibrancy = effect as? VibrancyEffect
    content.filter.isStencil = vibrancy != nil
    content.filter.saturation = vibrancy == nil ? 1 : 1.8
    content.filter.tint = vibrancy?.tint(in: appearance)
  }
}

/// A view whose layer filters the content below it.
private final class BackdropView: View {
  override class var layerClass: Layer.Type { BackdropLayer.self }

  var filter: BackdropLayer {
    guard let filter = layer as? BackdropLayer else {
      preconditionFailure("the layer of a backdrop must be a BackdropLayer, not \(type(of: layer))")
    }
    return filter
  }
}

extension BackdropLayer {
  fileprivate func show(_ material: Material) {
    blurRadius = material.blurRadius
    saturation = material.saturation
    tint = material.tint.alpha > 0 ? material.tint : nil
  }
}
