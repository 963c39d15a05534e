public import Geometry
internal import Layers
public import StageKit

/// Eight spokes that fade one after the other, twelve before iOS 14: `UIActivityIndicatorView`.
///
/// A turn takes 0.8 s, as commonly measured. The appearance is a function of the stage's time.
open class ActivityIndicatorView: View {
  /// The size: `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// The old name of a large, white indicator.
    case whiteLarge = 0
    /// The old name of a white indicator.
    case white = 1
    /// The old name of a gray indicator.
    case gray = 2
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  /// The size; medium by default.
  open var style = Style.medium {
    didSet { styleDidChange() }
  }
  /// Whether the view is hidden while it is not animated; true by default.
  open var hidesWhenStopped = true { didSet { showState() } }
  /// The color; a gray by default.
  open var color: Color! = .spokes {
    didSet { for spoke in spokes { spoke.backgroundColor = color ?? .spokes } }
  }
  /// Whether the spokes are animated; false by default.
  open private(set) var isAnimating = false

  /// The fraction of the spokes that are shown while the indicator does not spin; 1 by default.
  ///
  /// They are the first ones clockwise from the top, as in a refresh control that is pulled.
  package var shownFraction = 1.0 { didSet { if shownFraction != oldValue { showState() } } }

  private var spokes: [View] = []

  private static let spokeCount = 8
  private static let oldSpokeCount = 12
  private static let period = 0.8
  private static let opacities = [1, 0.85, 0.7, 0.55, 0.42, 0.33, 0.27, 0.24]
  private static let oldOpacities = [
    1, 0.9, 0.8, 0.7, 0.6, 0.52, 0.45, 0.39, 0.34, 0.3, 0.27, 0.25,
  ]

  /// Creates a medium indicator; the size of the frame is ignored if it is zero.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    makeSpokes(Self.spokeCount)
    if frame.size == .zero { bounds.size = Size(20, 20) }
    showState()
  }

  /// Creates an indicator of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    // Swift does not call property observers in initializers of the class itself.
    styleDidChange()
  }

  /// Starts to spin.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showState()
  }

  /// Stops, and hides the view unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    showState()
  }

  /// The side of the style.
  override open var intrinsicContentSize: Size { Size(style.side, style.side) }

  /// Returns the size of the style.
  override open func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Places the spokes in a circle.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let unit = style.side / 20
    let size = isOld ? Size(2 * unit, 5 * unit) : Size(2.5 * unit, 5.5 * unit)
    let distance = isOld ? 7.5 * unit : 6.75 * unit
    for (index, spoke) in spokes.enumerated() {
      let angle = Double(index) * 2 * .pi / Double(spokes.count)
      let direction = Transform(rotationAngle: angle)
      spoke.bounds = Rect(origin: .zero, size: size)
      spoke.layer.cornerRadius = size.width / 2
      spoke.transform = direction
      let offset = Point(0, -distance).applying(direction)
      spoke.center = Point(bounds.midX + offset.x, bounds.midY + offset.y)
    }
  }

  /// Continues to spin after the view has been added to a stage.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    let count = stage?.systemVersion == .iOS13 ? Self.oldSpokeCount : Self.spokeCount
    if window != nil, count != spokes.count { makeSpokes(count) }
    showState()
  }

  private var isOld: Bool { spokes.count == Self.oldSpokeCount }

  private func makeSpokes(_ count: Int) {
    for spoke in spokes { spoke.removeFromSuperview() }
    spokes = (0..<count).map { _ in
      let spoke = View()
      spoke.backgroundColor = color ?? .spokes
      addSubview(spoke)
      return spoke
    }
    setNeedsLayout()
  }

  /// The opacities of the spokes, from the brightest one, against the direction of rotation.
  private var opacities: [Double] { isOld ? Self.oldOpacities : Self.opacities }

  private func styleDidChange() {
    if let color = style.color { self.color = color }
    sizeToFit()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showState() {
    isHidden = hidesWhenStopped && !isAnimating
    for (index, spoke) in spokes.enumerated() {
      spoke.layer.removeAnimation(forKey: Self.animationKey)
      spoke.alpha =
        min(max(shownFraction * Double(spokes.count) - Double(index), 0), 1)
        * opacities[(spokes.count - index) % spokes.count]
      if isAnimating, window != nil { spoke.layer.add(fade(of: index), forKey: Self.animationKey) }
    }
  }

  private static let animationKey = "spokes"

  /// Returns the fading animation of a spoke.
  private func fade(of index: Int) -> Animation {
    let animation = KeyframeAnimation(keyPath: "opacity")
    animation.values = opacities + [1.0]
    animation.duration = Self.period
    animation.repeatCount = .infinity
    animation.timeOffset =
      Self.period * Double((spokes.count - index) % spokes.count) / Double(spokes.count)
    return animation
  }
}

extension ActivityIndicatorView.Style {
  /// The side of the square, in points, as in WinObjC's `UIActivityIndicatorView.mm`.
  var side: Double { self == .large || self == .whiteLarge ? 37 : 20 }

  /// The color of the old styles; nil for those whose color depends on the appearance.
  var color: Color? {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: nil
    }
  }
}

extension Color {
  /// The color of spokes: halfway between the text and the background, as commonly measured.
  fileprivate static let spokes = Color(
    light: Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6),
    dark: Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6))
}
