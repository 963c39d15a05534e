public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A line that shows the progress of a task: `UIProgressView`.
open class ProgressView: View {
  /// The kind of line: `UIProgressView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// 4 points high, with rounded ends.
    case `default`
    /// For bars: 2 points high.
    case bar
  }

  /// The kind of line; the default one by default.
  open var progressViewStyle = Style.default {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The progress, limited to 0...1; 0 by default.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of the completed part; nil, the default, is the tint color.
  open var progressTintColor: Color? { didSet { setNeedsLayout() } }
  /// The color of the remaining part; nil, the default, is the system's fill.
  open var trackTintColor: Color? { didSet { setNeedsLayout() } }
  /// The image of the completed part; nil by default.
  open var progressImage: Drawing? { didSet { setNeedsLayout() } }
  /// The image of the remaining part; nil by default.
  open var trackImage: Drawing? { didSet { setNeedsLayout() } }

  private var fraction: Float = 0
  private let track = ImageView()
  private let bar = ImageView()

  /// The time of an animated change, in seconds, as commonly measured.
  private static let duration = 0.25

  /// Creates a view with the progress 0, 4 points high.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [track, bar] {
      view.clipsToBounds = true
      addSubview(view)
    }
    bounds.size.height = height
  }

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = height
  }

  /// Sets the progress, limited to 0...1.
  ///
  /// - Parameters:
  ///   - progress: The progress; NaN counts as 0.
  ///   - animated: Whether the line grows within 0.25 s.
  open func setProgress(_ progress: Float, animated: Bool) {
    fraction = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    animate(withDuration: Self.duration) { placeBar() }
  }

  /// Places the line.
  override open func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    show(trackImage, trackTintColor ?? .systemFill, on: track)
    show(progressImage, progressTintColor ?? tintColor, on: bar)
    placeBar()
  }

  /// No width, and the height of the line.
  override open var intrinsicContentSize: Size { Size(Self.noIntrinsicMetric, height) }

  /// Returns the width of the space and the height of the line.
  override open func sizeThatFits(_ size: Size) -> Size { Size(size.width, height) }

  /// Shows the line in the new color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private var height: Double { progressViewStyle == .bar ? 2 : 4 }

  private func placeBar() {
    bar.frame = mirrored(
      Rect(x: 0, y: 0, width: bounds.width * Double(fraction), height: bounds.height),
      in: Rect(origin: .zero, size: bounds.size))
  }

  private func show(_ image: Drawing?, _ color: Color?, on view: ImageView) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    let isRound = image == nil && progressViewStyle == .default
    view.layer.cornerRadius = isRound ? bounds.height / 2 : 0
  }
}
