internal import Geometry
internal import LinearConstraints

/// Solves the constraints of a tree of views.
///
/// Changes are collected, and ``update()`` applies them together before the views are placed.
final class LayoutEngine {
  /// A constraint as the solver holds it.
  struct Placement {
    let constraint: Constraint
    /// The items whose variables it contains.
    let items: [EngineItem]
  }

  unowned let root: View
  /// Whether the root keeps its size.
  let fixesRoot: Bool
  var solver = ConstraintSolver()
  var placements: [ObjectIdentifier: Placement] = [:]
  /// The solver's constraints that come from the program, as opposed to the engine's implicit ones.
  var users: [Constraint: LayoutConstraint] = [:]
  /// The constraints that contradict others and are ignored, until one of the others changes.
  var broken: [LayoutConstraint] = []
  /// The conflicts that have not been reported, by the constraint that is ignored.
  var conflicts: [ObjectIdentifier: LayoutConflict] = [:]
  private var items: [ObjectIdentifier: EngineItem] = [:]
  private var itemsByVariable: [EngineItem?] = []
  private var additions: [LayoutConstraint] = []
  private var changes: [LayoutConstraint] = []
  private var staleItems: [EngineItem] = []

  /// Whether there are changes that have not been applied.
  private(set) var isDirty = false

  /// Creates an engine with the constraints of a view and its descendants.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - fixesRoot: Whether it keeps its size; if false, the size that fits is computed.
  init(root: View, fixesRoot: Bool) {
    self.root = root
    self.fixesRoot = fixesRoot
    addTree(root)
  }

  // MARK: Changes

  /// Adds the constraints of a view and its descendants.
  func addTree(_ view: View) {
    guard view.layout.treeHasConstraints else { return }
    for constraint in view.layout.constraints { add(constraint) }
    for subview in view.subviews { addTree(subview) }
  }

  func add(_ constraint: LayoutConstraint) {
    additions.append(constraint)
    isDirty = true
  }

  func remove(_ constraint: LayoutConstraint) {
    additions.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    changes.removeAll { $0 === constraint }
    if unplace(constraint) { retryBroken() }
  }

  /// Adds a constraint again, after a change of its priority or of a baseline.
  func replace(_ constraint: LayoutConstraint) {
    guard unplace(constraint) else { return }
    add(constraint)
    retryBroken()
  }

  func constantDidChange(of constraint: LayoutConstraint) {
    changes.append(constraint)
    isDirty = true
    retryBroken()
    constraint.owner?.setNeedsLayout()
  }

  /// Reads the rectangle and the content of an item again.
  func invalidate(_ item: any LayoutItem) {
    guard let item = items[ObjectIdentifier(item)] else { return }
    invalidate(item)
  }

  private func invalidate(_ item: EngineItem) {
    guard !item.isStale else { return }
    item.isStale = true
    staleItems.append(item)
    isDirty = true
  }

  private func retryBroken() {
    additions += broken
    broken = []
    isDirty = true
  }

  // MARK: Results

  /// Applies the changes, and requests a layout of the views whose subviews have moved.
  func update() {
    // The height of wrapped text depends on its width, which depends on other heights only through
    // constraints between widths and heights, so this converges after a few passes.
    for _ in 0..<10 where isDirty {
      isDirty = false
      applyChanges()
      distribute()
    }
  }

  /// Accepts the present solution, even if the heights of wrapped text have not converged.
  func settle() {
    applyChanges()
    distribute()
    for item in staleItems { item.isStale = false }
    staleItems = []
    isDirty = false
  }

  private func applyChanges() {
    for constraint in additions where constraint.owner != nil { place(constraint) }
    additions = []
    var constants: [(constraint: Constraint, constant: Double)] = []
    while let item = staleItems.popLast() {
      item.isStale = false
      if item.uses > 0 { refresh(item, &constants) }
    }
    for constraint in changes {
      if let placement = placements[ObjectIdentifier(constraint)] {
        constants.append((placement.constraint, constraint.constant))
      }
    }
    changes = []
    setConstants(constants)
    // What contradicted a view's former size may suit the new one.
    if !constants.isEmpty { placeBroken() }
  }

  private func placeBroken() {
    let constraints = broken
    broken = []
    for constraint in constraints where constraint.owner != nil { place(constraint) }
  }

  private func distribute() {
    var moved: [EngineItem] = []
    for variable in solver.takeChangedVariables() {
      guard let item = itemsByVariable[variable.index], !item.hasMoved else { continue }
      item.hasMoved = true
      moved.append(item)
    }
    for item in moved {
      item.hasMoved = false
      if keepSidesPositive(of: item) || keepOpenSidesEmpty(of: item)
        || keepOpenPlacesPositive(of: item)
      {
        isDirty = true
      }
      if let view = item.item as? View {
        guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
        view.superview?.setNeedsLayout()
        if view.wrapsContent { invalidate(item) }
      } else {
        item.item.layoutView?.setNeedsLayout()
      }
    }
  }

  /// Returns the rectangle of an item in the coordinates of its superview or owning view; nil if no
  /// constraint has it.
  func frame(of item: some LayoutItem) -> Rect? {
    guard let item = items[ObjectIdentifier(item)] else { return nil }
    return frame(of: item)
  }

  func frame(of item: EngineItem) -> Rect {
    Rect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  /// Returns whether constraints leave the rectangle of an item undetermined.
  func isAmbiguous(_ item: some LayoutItem) -> Bool {
    guard let item = items[ObjectIdentifier(item)] else { return false }
    let ambiguous = withOpenSides(of: Array(items.values)) { solver.ambiguousVariables() }
    return item.variables.contains { ambiguous.contains($0) }
  }

  // MARK: Items

  /// Returns the unknowns of an item, with its implicit constraints.
  func engineItem(of item: any LayoutItem) -> EngineItem {
    let key = ObjectIdentifier(item)
    if let found = items[key] { return found }
    let made = EngineItem(item, in: &solver)
    items[key] = made
    for variable in made.variables {
      while itemsByVariable.count <= variable.index { itemsByVariable.append(nil) }
      itemsByVariable[variable.index] = made
    }
    (item as? View)?.layout.isInEngine = true
    // A fixed rectangle is added before the constraints that refer to it: the solver takes the
    // first constraint of an unknown as its definition, which is cheapest.
    addRectangle(of: made)
    invalidate(made)
    return made
  }

  /// Ends a use of an item, and removes its unknowns with the last one.
  func release(_ item: EngineItem) {
    item.uses -= 1
    guard item.uses == 0 else { return }
    removeOwnConstraints(of: item)
    for variable in item.variables {
      itemsByVariable[variable.index] = nil
      solver.removeVariable(variable)
    }
    items[ObjectIdentifier(item.item)] = nil
    staleItems.removeAll { $0 === item }
  }
}
