internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// The fill of a bar, a blur of the content behind, with a separator of one pixel at an edge.
final class BarBackground: View {
  /// Whether the bar is at the lower edge of the screen, and the separator above it.
  private let isAtBottom: Bool
  /// The image over the fill; nil until there is one.
  private var imageView: ImageView?
  private let blur = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let fill = View()
  private let separator = View()
  /// The image in place of the separator; nil until there is one.
  private var shadowView: ImageView?

  /// The color; nil is the default one.
  var barTintColor: Color? { didSet { updateColor() } }
  /// Whether the content behind shows through, blurred.
  var isTranslucent = true { didSet { updateColor() } }
  /// The image that is stretched over the bar instead of the fill; nil is the fill.
  var image: Drawing? { didSet { updateColor() } }
  /// The image instead of the separator, which has the image's height; nil is a line.
  var shadowImage: Drawing? { didSet { updateColor() } }

  /// The appearance, which overrides the other properties; nil by default.
  var appearance: BarAppearance? { didSet { updateColor() } }

  /// The opacity of a bar's own color over the blur, as commonly measured.
  private static let tintOpacity = 0.85
  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, fill, separator] { addSubview(view) }
    updateColor()
  }

  /// Shows an image in a view, which is created for the first one.
  private func show(_ image: Drawing?, in view: inout ImageView?) {
    if view == nil, image != nil {
      let new = ImageView()
      insertSubview(new, aboveSubview: fill)
      view = new
    }
    view?.image = image
    setNeedsLayout()
  }

  private func updateColor() {
    let shadow = appearance == nil ? shadowImage : appearance?.shadowImage
    separator.isHidden = shadow != nil
    show(shadow, in: &shadowView)
    separator.backgroundColor =
      appearance == nil ? BarAppearance.lineColor : appearance?.shadowColor
    show(appearance == nil ? image : appearance?.backgroundImage, in: &imageView)
    if let appearance {
      blur.isHidden = appearance.backgroundEffect == nil
      blur.effect = appearance.backgroundEffect
      fill.backgroundColor = appearance.backgroundColor
      return
    }
    blur.effect = BlurEffect(style: .systemChromeMaterial)
    blur.isHidden = !isTranslucent || image != nil
    fill.backgroundColor =
      image != nil
      ? nil
      : isTranslucent
        ? barTintColor?.withAlphaComponent(Self.tintOpacity)
        : barTintColor ?? BarAppearance.opaqueColor
  }

  /// Covers the bar, and the part of the screen beyond it if the bar is next to the safe area's
  /// edge.
  func cover(_ bar: View) {
    let bounds = bar.bounds
    var rect = Rect(origin: .zero, size: bounds.size)
    if isAtBottom, let window = bar.window ?? bar.superview {
      // A bar may be in views that end at the safe area.
      let below = window.bounds.maxY - bar.convert(bounds, to: window).maxY
      // Constraints place bars within rounding.
      if below > 0, below <= window.safeAreaInsets.bottom + 1e-6 { rect.size.height += below }
    } else if let outer = bar.superview {
      let above = bar.frame.minY - outer.bounds.minY
      if above > 0, above <= outer.safeAreaInsets.top {
        rect.origin.y -= above
        rect.size.height += above
      }
    }
    frame = rect
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    fill.frame = bounds
    imageView?.frame = bounds
    let height = shadowView?.image?.size.height ?? 1 / traitCollection.displayScale
    separator.frame = Rect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
    shadowView?.frame = separator.frame
  }
}
