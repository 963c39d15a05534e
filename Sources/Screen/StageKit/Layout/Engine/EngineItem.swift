internal import LinearConstraints

/// The unknowns of a view or layout guide, and its implicit constraints.
///
/// The rectangle is in the coordinates of the superview, or of the view in which the guide is. That
/// of a view is its alignment rectangle.
final class EngineItem {
  unowned let item: any LayoutItem
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The number of constraints and items that use the variables.
  var uses = 0
  /// The constraints of a fixed rectangle: that of a view with a frame, or of a guide for margins.
  ///
  /// It is empty if constraints give the rectangle.
  var rectangle: [Constraint] = []
  /// The constraints that keep the size of a view at that of its content.
  var content: ContentConstraints?
  /// The constraints that keep widths and heights from becoming negative, where they would.
  var leastSides: [(side: Variable, constraint: Constraint)] = []
  /// The constraints that keep a width and a height at 0 that nothing else determines.
  var emptySides: [(side: Variable, constraint: Constraint)] = []
  /// The constraints that keep a place at 0 that nothing else determines, where it would be less.
  var openPlaces: [(place: Variable, constraint: Constraint)] = []
  /// Whether the rectangle and the content must be read again.
  var isStale = false
  /// Whether a variable has changed since the results were distributed.
  var hasMoved = false

  init(_ item: any LayoutItem, in solver: inout ConstraintSolver) {
    self.item = item
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var variables: [Variable] { [x, y, width, height] }
}

/// The constraints of the content of a view, in both directions.
struct ContentConstraints {
  /// What the constraints depend on, apart from their constants.
  struct Shape: Equatable {
    var hasWidth: Bool
    var hasHeight: Bool
    var wraps: Bool
    var index: Int
    var priorities: ContentPriorities
  }

  let shape: Shape
  /// The constraints, each with whether it is one of the width.
  let constraints: [(constraint: Constraint, isWidth: Bool)]
}

/// The priorities with which a view keeps to the size of its content.
struct ContentPriorities: Equatable {
  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalCompression = LayoutPriority.defaultHigh
  var verticalCompression = LayoutPriority.defaultHigh
}
