public import Geometry

extension View {
  /// Sets whether the frame is kept by constraints of its own.
  func keepFrame(_ keepsFrame: Bool) {
    guard keepsFrame != layout.keepsFrame else { return }
    layout.keepsFrame = keepsFrame
    setNeedsUpdateConstraints()
    root.layout.engine?.invalidate(self)
    superview?.setNeedsLayout()
  }

  /// The active constraints of which this is the nearest common view.
  public var constraints: [LayoutConstraint] { layout.constraints }

  /// Activates a constraint between this view and its descendants.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints between this view and its descendants.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint of this view.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  /// Deactivates constraints of this view.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns how much the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    let priorities = layout.contentPriorities
    return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.contentPriorities.horizontalHugging = priority
    } else {
      layout.contentPriorities.verticalHugging = priority
    }
    intrinsicSizeDidChange()
  }

  /// Returns how much the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    let priorities = layout.contentPriorities
    return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.contentPriorities.horizontalCompression = priority
    } else {
      layout.contentPriorities.verticalCompression = priority
    }
    intrinsicSizeDidChange()
  }

  /// Whether constraints leave the position or size of the view undetermined.
  public var hasAmbiguousLayout: Bool {
    root.updateConstraintsAndSolve()
    return root.layout.engine?.isAmbiguous(self) ?? false
  }

  /// Whether the view or a view in it has constraints.
  package var hasConstraintsInTree: Bool { layout.treeHasConstraints }

  /// Returns the size that the constraints of the view and its descendants give it.
  func constrainedSize(
    _ targetSize: Size, _ horizontalFittingPriority: LayoutPriority,
    _ verticalFittingPriority: LayoutPriority
  ) -> Size {
    updateConstraintsOfTree()
    let engine = LayoutEngine(root: self, fixesRoot: false)
    return engine.fittingSize(
      of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size.
  public static let layoutFittingExpandedSize = Size(10000, 10000)
}
