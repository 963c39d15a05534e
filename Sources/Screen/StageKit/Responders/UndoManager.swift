public import Geometry
internal import Synchronization

/// What takes changes back, and makes them again: `UndoManager`.
///
/// The changes at one time of a stage are one group.
open class UndoManager: CreationHashable {
  package let creationNumber = CreationNumber()

  private final class Group {
    var name = ""
    var changes: [(target: ObjectIdentifier, change: () -> Void)] = []
    var depth = 0
    let time = UndoManager.time
  }

  private static let clock = Mutex<(@Sendable () -> Double?)?>(nil)

  /// The time of the stage whose code runs; nil outside of one.
  private static var time: Double? { clock.withLock { $0 }?() }

  /// Sets what tells the time of the stage whose code runs.
  package static func setClock(_ clock: @escaping @Sendable () -> Double?) {
    self.clock.withLock { $0 = clock }
  }

  /// What a manager does, of which it notifies: the names are those of the notifications.
  package enum Event: String, Sendable {
    case checkpoint = "NSUndoManagerCheckpointNotification"
    case didOpenGroup = "NSUndoManagerDidOpenUndoGroupNotification"
    case willCloseGroup = "NSUndoManagerWillCloseUndoGroupNotification"
    case didCloseGroup = "NSUndoManagerDidCloseUndoGroupNotification"
    case willUndo = "NSUndoManagerWillUndoChangeNotification"
    case didUndo = "NSUndoManagerDidUndoChangeNotification"
    case willRedo = "NSUndoManagerWillRedoChangeNotification"
    case didRedo = "NSUndoManagerDidRedoChangeNotification"
  }

  private static let observer = Mutex<(@Sendable (UndoManager, Event) -> Void)?>(nil)

  /// Sets what is notified of the events of all managers.
  package static func setObserver(_ observer: @escaping @Sendable (UndoManager, Event) -> Void) {
    self.observer.withLock { $0 = observer }
  }

  private func notify(_ event: Event) { Self.observer.withLock { $0 }?(self, event) }

  private enum Direction {
    case none, undoing, redoing
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: Group?
  private var direction = Direction.none
  private var disabledCount = 0

  /// The greatest number of groups; 0, the default, is any.
  open var levelsOfUndo = 0
  /// Whether changes at one time are one group; true by default.
  ///
  /// If not, every change is a group of its own that is not in one which is begun by hand.
  open var groupsByEvent = true

  /// Creates a manager without changes.
  public init() {}

  // MARK: Groups

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { open.map { max($0.depth, 1) } ?? 0 }

  /// Begins a group of changes that are taken back together.
  open func beginUndoGrouping() {
    if open == nil || open?.depth == 0 {
      closeGroup()
      open = Group()
      notify(.checkpoint)
      notify(.didOpenGroup)
    }
    open?.depth += 1
  }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = open, group.depth > 0 else { return }
    group.depth -= 1
    if group.depth == 0 { closeGroup() }
  }

  private func closeGroup() {
    guard let group = open else { return }
    open = nil
    guard !group.changes.isEmpty else { return }
    notify(.willCloseGroup)
    defer { notify(.didCloseGroup) }
    if direction == .undoing {
      redone.append(group)
    } else {
      undone.append(group)
      if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst() }
    }
  }

  // MARK: Registration

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Ignores changes, until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Registers changes again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Registers what takes a change back.
  ///
  /// - Parameters:
  ///   - target: The object that is changed, held weakly.
  ///   - handler: Takes the change back; what it registers makes the change again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if direction == .none { redone.removeAll() }
    if let group = open, group.depth == 0, group.time != Self.time { closeGroup() }
    let isNew = open == nil
    let group = open ?? Group()
    open = group
    if isNew { notify(.didOpenGroup) }
    group.changes.append(
      (ObjectIdentifier(target), { [weak target] in if let target { handler(target) } }))
    if group.depth == 0, direction == .none, !groupsByEvent { closeGroup() }
  }

  /// Registers a method that takes a change back, with the object that it is given.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    registerUndo(withTarget: target as AnyObject) {
      selector.perform(on: $0, sender: object.map { $0 as AnyObject })
    }
  }

  /// Removes all changes.
  open func removeAllActions() {
    undone = []
    redone = []
    open = nil
  }

  /// Removes the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    for group in undone + redone + [open].compactMap({ $0 }) {
      group.changes.removeAll { $0.target == identity }
    }
    undone.removeAll { $0.changes.isEmpty }
    redone.removeAll { $0.changes.isEmpty }
  }

  // MARK: Undoing

  /// Whether there is a change to take back.
  open var canUndo: Bool { !undone.isEmpty || open?.changes.isEmpty == false }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redone.isEmpty }
  /// Whether a change is being taken back.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether a change is being made again.
  open var isRedoing: Bool { direction == .redoing }

  /// Takes the last group of changes back.
  open func undo() {
    closeGroup()
    guard let group = undone.popLast() else { return }
    notify(.checkpoint)
    notify(.willUndo)
    run(group, .undoing)
    notify(.didUndo)
  }

  /// Takes the last group back.
  open func undoNestedGroup() { undo() }

  /// Makes the group again that was taken back last.
  open func redo() {
    closeGroup()
    guard let group = redone.popLast() else { return }
    notify(.checkpoint)
    notify(.willRedo)
    run(group, .redoing)
    notify(.didRedo)
  }

  private func run(_ group: Group, _ direction: Direction) {
    self.direction = direction
    let answer = Group()
    answer.name = group.name
    answer.depth = 1
    open = answer
    for change in group.changes.reversed() { change.change() }
    closeGroup()
    self.direction = .none
  }

  // MARK: Names

  /// Names the present group.
  open func setActionName(_ actionName: String) {
    (open ?? undone.last)?.name = actionName
  }

  /// The name of what would be taken back; empty by default.
  open var undoActionName: String { (open ?? undone.last)?.name ?? "" }
  /// The name of what would be made again; empty by default.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The title of the entry of a menu that takes a change back.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of the entry of a menu that makes a change again.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}

@available(*, unavailable)
extension UndoManager: Sendable {}
