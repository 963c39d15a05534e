public import Geometry

extension View {
  /// Whether the frame and the autoresizing mask determine the layout of the view; true by default.
  ///
  /// Set it to false for a view that other constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.keepsFrame }
    set {
      guard newValue != layout.keepsFrame else { return }
      layout.keepsFrame = newValue
      setNeedsUpdateConstraints()
      root.layout.engine?.invalidate(self)
      superview?.setNeedsLayout()
    }
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
  ///
  /// - Parameters:
  ///   - targetSize: The desired size, which the result approaches as far as the priorities allow.
  ///   - horizontalFittingPriority: The priority of the width; 50 by default.
  ///   - verticalFittingPriority: The priority of the height; 50 by default.
  /// - Returns: The size, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: Size,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority =
      .fittingSizeLevel, verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    updateConstraintsOfTree()
    let engine = LayoutEngine(root: self, fixesRoot: false)
    return engine.fittingSize(
      of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The target of
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` for the
  /// smallest size.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target of
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` for the
  /// largest size.
  public static let layoutFittingExpandedSize = Size(10000, 10000)
}
