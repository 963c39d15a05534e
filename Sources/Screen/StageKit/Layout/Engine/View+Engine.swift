internal import Geometry
internal import LinearConstraints

extension View {
  // MARK: Constraints of the tree

  /// Adds a constraint that has become active.
  func insert(_ constraint: LayoutConstraint) {
    leaveDesign()
    layout.constraints.append(constraint)
    for item in constraint.items { item.changeIncidentConstraints { $0.append(constraint) } }
    noteConstraints()
    // The superview of an item places it, also where the constraint is one of a view around it.
    for item in constraint.items { (item as? View)?.superview?.noteConstraints() }
    root.layout.engine?.add(constraint)
    setNeedsLayout()
  }

  /// Removes a constraint that is no longer active.
  func remove(_ constraint: LayoutConstraint) {
    leaveDesign()
    layout.constraints.removeAll { $0 === constraint }
    for item in constraint.items {
      item.changeIncidentConstraints { $0.removeAll { $0 === constraint } }
    }
    root.layout.engine?.remove(constraint)
    setNeedsLayout()
  }

  /// Notes that this view or a descendant has constraints, here and in the superviews.
  func noteConstraints() {
    guard !layout.treeHasConstraints else { return }
    layout.treeHasConstraints = true
    superview?.noteConstraints()
  }

  /// Moves the constraints of the view and its descendants to the engine of a new tree.
  func constraintsDidEnterTree() {
    layout.engine = nil
    guard layout.treeHasConstraints else { return }
    superview?.noteConstraints()
    root.layout.engine?.addTree(self)
  }

  /// Removes the constraints of the view and its descendants from the engine; those with items
  /// outside become inactive.
  func constraintsWillLeaveTree() {
    let root = root
    guard root.layout.treeHasConstraints else { return }
    forEachInTree { view in
      for constraint in view.allIncidentConstraints {
        if constraint.items.allSatisfy({ $0.layoutView?.isDescendant(of: self) == true }),
          constraint.owner?.isDescendant(of: self) == true
        {
          root.layout.engine?.remove(constraint)
        } else {
          constraint.isActive = false
        }
      }
    }
  }

  private var allIncidentConstraints: [LayoutConstraint] {
    let guides = layout.guides + layout.systemGuides
    return layout.incidentConstraints + guides.flatMap(\.incidentConstraints)
  }

  private func forEachInTree(_ body: (View) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }

  /// Returns the nearest view of which both views are descendants; nil if there is none.
  func commonAncestor(with other: View) -> View? {
    var view: View? = self
    while let candidate = view {
      if other.isDescendant(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }

  // MARK: Solving

  /// Whether the constraints of the tree have changes that have not been applied.
  var treeNeedsSolving: Bool {
    layout.treeHasConstraints && (layout.engine?.isDirty ?? true)
      || layout.treeNeedsUpdateConstraints
  }

  /// Calls ``updateConstraints()`` where it was requested and solves the constraints of the tree
  /// whose root this is.
  func updateConstraintsAndSolve() {
    updateConstraintsOfTree()
    guard layout.treeHasConstraints else { return }
    let engine = layout.engine ?? LayoutEngine(root: self, fixesRoot: true)
    layout.engine = engine
    engine.update()
  }

  func updateConstraintsOfTree() {
    guard layout.treeNeedsUpdateConstraints else { return }
    layout.treeNeedsUpdateConstraints = false
    for view in subviews { view.updateConstraintsOfTree() }
    guard layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Notes that this view or a descendant needs ``updateConstraints()``, here and in the
  /// superviews.
  func noteUpdateOfConstraints() {
    guard !layout.treeNeedsUpdateConstraints else { return }
    layout.treeNeedsUpdateConstraints = true
    superview?.noteUpdateOfConstraints()
  }

  /// Reads the size of the content again.
  func intrinsicSizeDidChange() {
    if !layout.keepsFrame { leaveDesign() }
    superview?.setNeedsLayout()
    guard layout.isInEngine, let engine = root.layout.engine else { return }
    engine.invalidate(self)
    for constraint in layout.incidentConstraints where constraint.hasBaseline {
      engine.replace(constraint)
    }
  }

  // MARK: Placing

  /// The rectangle of the view in its superview without its transform.
  var placedRect: Rect {
    Rect(
      origin: Point(
        center.x - anchorPoint.x * bounds.width, center.y - anchorPoint.y * bounds.height),
      size: bounds.size)
  }

  /// Gives the subviews that constraints place their rectangles, with edges on whole pixels.
  ///
  /// An edge between two pixels goes to the right or down, also where rounding errors of the solver
  /// put it a little before: a view that is some pixels wide stays as wide.
  func placeConstrainedSubviews() {
    guard layout.treeHasConstraints, let engine = root.layout.engine else { return }
    let scale = traitCollection.displayScale
    for view in subviews
    where !view.translatesAutoresizingMaskIntoConstraints && !view.layout.keepsDesign {
      guard let solved = engine.frame(of: view) else {
        view.takeContentSize()
        continue
      }
      func pixel(_ edge: Double) -> Double {
        (edge * scale + 0.5 + Self.pixelTolerance).rounded(.down) / scale
      }
      let frame = view.frame(forAlignmentRect: solved)
      let (left, top) = (pixel(frame.minX), pixel(frame.minY))
      let (right, bottom) = (pixel(frame.maxX), pixel(frame.maxY))
      view.place(
        in: Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0)))
    }
  }

  /// The rounding error of the solver, in pixels: its rectangles are right to about 1e-9 points.
  private static let pixelTolerance = 1e-6

  /// Gives the view a rectangle in its superview without its transform.
  func place(in rect: Rect) {
    let center = rect.point(at: anchorPoint)
    if rect.size != bounds.size { bounds = Rect(origin: bounds.origin, size: rect.size) }
    if center != self.center { self.center = center }
  }
}

extension LayoutEngine {
  /// Returns the size of the root that comes closest to a target.
  func fittingSize(
    of view: View, _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    let item = engineItem(of: view)
    item.uses += 1
    for (side, length, priority) in [
      (item.width, target.width, horizontal), (item.height, target.height, vertical),
    ] {
      _ = addResolvingConflicts(side.expression, .equal, length, priority, for: nil)
    }
    update()
    let size = frame(of: item).size
    return Size(max(size.width, 0), max(size.height, 0))
  }
}

extension View {
  /// Gives a view without constraints and size the size of its content, as UIKit does.
  fileprivate func takeContentSize() {
    guard bounds.size == .zero else { return }
    let size = intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return }
    place(in: Rect(origin: frame.origin, size: size))
  }
}

extension LayoutConstraint {
  /// Whether an attribute is a baseline, which depends on the content.
  fileprivate var hasBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}

extension LayoutItem {
  /// The active constraints that refer to the item.
  var incidentConstraints: [LayoutConstraint] {
    (self as? View)?.layout.incidentConstraints ?? (self as? LayoutGuide)?.constraints ?? []
  }

  func changeIncidentConstraints(_ change: (inout [LayoutConstraint]) -> Void) {
    if let view = self as? View {
      change(&view.layout.incidentConstraints)
    } else if let guide = self as? LayoutGuide {
      change(&guide.constraints)
    }
  }
}
