public import Geometry
internal import Layers

/// A view that arranges subviews in a row or column by constraints: `UIStackView`.
///
/// Hidden views take no space.
open class StackView: View {
  /// How the views share the length along the axis: `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it; those that resist least are stretched or compressed.
    case fill
    /// They fill it and have equal lengths.
    case fillEqually
    /// They fill it with lengths in proportion to those of their contents.
    case fillProportionally
    /// They keep their lengths, with equal distances of at least ``StackView/spacing``.
    case equalSpacing
    /// They keep their lengths, with equal distances between their centers.
    case equalCentering
  }

  /// How the views are aligned across the axis: `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill the width or height.
    case fill
    /// At the left edge, or with ``top`` at the upper one.
    case leading
    /// With the baselines of their first lines aligned.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right edge, or with ``bottom`` at the lower one.
    case trailing
    /// With the baselines of their last lines aligned.
    case lastBaseline

    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// The spacing of a view that has none of its own: ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The spacing of the system: 8 points.
  public static let spacingUseSystem = 0x1p-126

  /// The views, in their order.
  open private(set) var arrangedSubviews: [View] = []
  /// A row or a column; a row by default.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the length; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// How the views are aligned across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between neighbors, in points; 0 by default.
  open var spacing = 0.0 {
    didSet {
      precondition(spacing.isFinite, "the spacing of a stack view must be finite, not \(spacing)")
      if spacing != oldValue { arrangementDidChange() }
    }
  }
  /// Whether vertical distances are between baselines instead of edges; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views keep to the layout margins instead of the bounds; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [View: Double] = [:]
  /// The constraints and guides of the present arrangement.
  var arrangement = StackArrangement()

  /// Creates a stack view without views.
  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a stack view with views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end, and as a subview if it is not one.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view, and adds it as a subview if it is not one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: Its place, from 0 to the number of the others.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "\(displayName) has \(arrangedSubviews.count) arranged subviews; \(stackIndex) is not a place among them"
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    view.layout.arrangedIndex = 0
    customSpacings[view] = nil
    arrangementDidChange()
  }

  /// Stops arranging a subview that is removed.
  override open func willRemoveSubview(_ subview: View) {
    if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
    super.willRemoveSubview(subview)
  }

  /// Sets the distance after a view instead of ``spacing``, in points.
  open func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    precondition(spacing.isFinite, "the spacing of a stack view must be finite, not \(spacing)")
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    customSpacings[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance after a view that was set for it, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[arrangedSubview] ?? Self.spacingUseDefault
  }

  /// Arranges the views, if that was requested.
  override open func updateConstraints() {
    keepingDesign { updateArrangement() }
    super.updateConstraints()
  }

  override func subviewVisibilityDidChange(_ subview: View) {
    arrangementDidChange()
    if subview.isHidden, arrangedSubviews.contains(subview) { showWhileAnimated(subview) }
  }

  /// Shows a view that is hidden in an animation block until it has shrunk.
  private func showWhileAnimated(_ view: View) {
    guard let timing = stage?.currentAnimationContext?.timing, timing.duration > 0 else { return }
    let animation = BasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = false
    animation.duration = timing.delay + timing.duration
    view.layer.add(animation, forKey: "shrinking")
  }

  /// The distance after a view, in points.
  func gap(after view: View) -> Double {
    let gap = customSpacings[view] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  private func arrangementDidChange() {
    leaveDesign()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}
