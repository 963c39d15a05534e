internal import Dynamics
package import Geometry
internal import StageKit

/// What expressions and references are evaluated in: values of parameters and variables, and the
/// performance that they belong to.
package struct Scope {
  /// The values of parameters and variables.
  struct Values {
    fileprivate var numbers: [String: Double]
    fileprivate let toggles: [String: Bool]
  }

  private(set) var values: Values
  let performance: Performance
  /// The values of the quantities of a plot's expression.
  private(set) var operands: [Double] = []

  package init(numbers: [String: Double], toggles: [String: Bool], performance: Performance) {
    self.init(Values(numbers: numbers, toggles: toggles), performance: performance)
  }

  init(_ values: Values, performance: Performance) {
    self.values = values
    self.performance = performance
  }

  /// Creates the scope of an expression of quantities of plots.
  init(operands: [Double]) {
    self = .empty
    self.operands = operands
  }

  /// A scope without names, for constants.
  static var empty: Scope {
    Scope(numbers: [:], toggles: [:], performance: Performance(lists: [:]))
  }

  /// Returns the value of a name that has been checked.
  func number(_ name: String) -> Double {
    switch name {
    case "pi": .pi
    case "width": performance.canvas.width
    case "height": performance.canvas.height
    default: values.numbers[name] ?? 0
    }
  }

  /// Returns the value of a parameter that is true or false.
  func toggle(_ name: String) -> Bool { values.toggles[name] ?? false }

  /// Returns a list of numbers.
  func numbers(ofList name: String) -> [Double] { performance.lists[name]?.numbers ?? [] }

  /// Sets a variable.
  mutating func setVariable(_ name: String, to value: Int) { values.numbers[name] = Double(value) }
}

/// A stage on which a scene is set up, and what the file calls by name.
package final class Performance {
  let lists: [String: SceneList]
  /// The stage; nil only for constants.
  private(set) unowned(safe) var stage: Stage!
  /// The animator, made for the first behavior.
  private(set) var animator: DynamicAnimator!
  let canvas: Size
  /// The views by name, those of `for` in its order.
  private(set) var views: [String: [View]] = [:]
  /// The names of attachments by the name of their entry, those of `for` in its order.
  private(set) var attachments: [String: [String]] = [:]
  /// What values of parameters made impossible, as sentences with file, line and column.
  private(set) var problems: [String] = []
  /// All views of entries, and where the file has them.
  private(set) var placedViews: [(view: View, place: ScenePlace)] = []
  /// The views that animations, gestures and behaviors other than gravity may move to anywhere.
  private(set) var movedViews: Set<ObjectIdentifier> = []
  private var movesViews = false
  /// The collisions that begin with the scene.
  var collisions: [CollisionBehavior] = []
  /// The number of elements that were performed, those of `for` one by one.
  private var elementCount = 0
  /// The largest number of elements.
  private static let maxElementCount = 20_000
  /// Whether a problem ends the performance, which is a check of the file.
  private let isCheck: Bool
  /// The largest number of problems that are kept.
  private static let maxProblemCount = 100
  /// The view that views are added to.
  private(set) var superview: View!

  /// Creates a performance for constants.
  package init(lists: [String: SceneList], canvas: Size = .phone) {
    self.lists = lists
    self.canvas = canvas
    isCheck = false
  }

  init(on stage: Stage, lists: [String: SceneList], profile: Profile, isCheck: Bool) {
    self.stage = stage
    self.lists = lists
    self.isCheck = isCheck
    canvas = stage.size
    animator = stage.retain(DynamicAnimator(referenceView: stage.view, profile: profile))
    views[NameTable.stage] = [stage.view]
    superview = stage.view
  }

  /// Counts an element of an entry at a place in the file.
  ///
  /// - Returns: Whether the element may be performed; false after too many, or after a problem of a
  ///   check.
  func countElement(at position: String) -> Bool {
    if isCheck, !problems.isEmpty { return false }
    elementCount += 1
    if elementCount == Self.maxElementCount {
      report(
        "\(position): a scene has up to \(Self.maxElementCount - 1) elements, with those that 'for' "
          + "makes, and this is one more.")
    }
    return elementCount < Self.maxElementCount
  }

  /// Adds a view of an entry at a place in the file.
  func add(_ view: View, named name: String?, at place: ScenePlace) {
    if let name { views[name, default: []].append(view) }
    placedViews.append((view, place))
  }

  /// Adds an attachment of an entry.
  func add(_ attachment: AttachmentBehavior, named name: String, isRepeated: Bool) {
    let count = attachments[name]?.count ?? 0
    let own = isRepeated ? "\(name)\(count)" : name
    attachment.name = own
    attachments[name, default: []].append(own)
  }

  /// Notes that something refers to views and may move them to anywhere.
  func refer(to views: [View]) {
    if movesViews { movedViews.formUnion(views.map(ObjectIdentifier.init)) }
  }

  /// Returns what prevents the animator from moving a view, as a sentence; nil if nothing does.
  func collisionProblem(of view: View) -> String? {
    guard animator.collisionProblem(of: view) != nil else { return nil }
    let (width, height) = (view.bounds.width, view.bounds.height)
    return "the view '\(view.name ?? "")' of \(width.shortestDescription) x "
      + "\(height.shortestDescription) points is too small or thin to collide."
  }

  /// Adds a behavior, unless a view that it moves has become too small to collide, which is logged.
  func add(_ behavior: DynamicBehavior, moving views: [View], at position: String) {
    for view in views {
      guard let problem = collisionProblem(of: view) else { continue }
      return stage.logOnce("\(position): \(problem)")
    }
    animator.addBehavior(behavior)
  }

  /// Calls a function that sets up an element, which may move the views that it refers to.
  func movingViews(if moves: Bool, _ body: () -> Void) {
    let outer = movesViews
    movesViews = moves
    body()
    movesViews = outer
  }

  /// Inserts a view that follows another behind it; behind all without one.
  func insert(_ view: View, below sibling: View?) {
    if let sibling, sibling.superview === superview {
      superview.insertSubview(view, belowSubview: sibling)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }

  /// Calls a function that adds subviews of a view.
  func withSuperview(_ view: View, _ body: () -> Void) {
    let outer = superview
    superview = view
    body()
    superview = outer
  }

  /// Calls a function at a time, or at once without one.
  func perform(at time: Value<Double>?, in scope: Scope, _ action: @escaping () -> Void) {
    if let time = time?.unlessZero {
      stage.perform(at: time.evaluate(scope), action)
    } else {
      action()
    }
  }

  func report(_ problem: String) {
    if problems.count < Self.maxProblemCount { problems.append(problem) }
  }
}

extension Value<Double> {
  /// The value; nil if it is 0 whatever parameters are.
  var unlessZero: Value? { swift == "0" ? nil : self }
}
