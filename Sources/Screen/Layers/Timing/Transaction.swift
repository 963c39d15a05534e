private import Geometry
public import Tween

/// The settings of the animations that are added: `CATransaction`.
///
/// Unlike in Core Animation the stack of transactions belongs to a context and not to a thread.
/// Changes outside of `begin()` and `commit()` have the default settings.
public final class Transaction {
  /// One level of the stack; nil inherits from the enclosing level.
  private struct Level {
    var duration: Double?
    var timingFunction: TimingCurve?
    var disablesActions: Bool?
    let completion: TransactionCompletion?
  }

  private var levels = [Level(completion: nil)]

  /// Creates an empty stack.
  public init() {}

  /// Whether a transaction is open.
  package var isOpen: Bool { levels.count > 1 }

  /// Begins a transaction, nested in the present one.
  public func begin() { levels.append(Level(completion: TransactionCompletion())) }

  /// Ends the transaction of the matching `begin()`.
  public func commit() {
    precondition(levels.count > 1, "commit() without a matching begin() of a transaction")
    levels.removeLast().completion?.commit()
  }

  /// The duration of animations that have none, in seconds; 0.25 by default.
  public var animationDuration: Double {
    get { levels.last { $0.duration != nil }?.duration ?? 0.25 }
    set {
      precondition(
        newValue >= 0 && newValue.isFinite,
        "a transaction's duration must be 0 or more and finite, not \(newValue)")
      levels[levels.count - 1].duration = newValue
    }
  }

  /// The timing function that replaces those of all added animations; nil, the default, replaces
  /// none.
  public var animationTimingFunction: TimingCurve? {
    get { levels.last { $0.timingFunction != nil }?.timingFunction }
    set { levels[levels.count - 1].timingFunction = newValue }
  }

  /// Whether changes of properties start no actions; false by default.
  public var disableActions: Bool {
    get { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }
    set { levels[levels.count - 1].disablesActions = newValue }
  }

  /// Called when all animations that were added since it was set have ended or been removed, at the
  /// commit if there are none.
  ///
  /// Set it before the changes, inside a `begin()`.
  public var completionBlock: (() -> Void)? {
    get { levels.last?.completion?.block }
    set {
      precondition(levels.count > 1, "a completion block needs the begin() of a transaction")
      levels.last?.completion?.block = newValue
    }
  }

  /// Sets the duration of animations that have none, in seconds.
  public func setAnimationDuration(_ duration: Double) { animationDuration = duration }
  /// Sets the timing function of all added animations.
  public func setAnimationTimingFunction(_ function: TimingCurve?) {
    animationTimingFunction = function
  }
  /// Sets whether changes of properties start no actions.
  public func setDisableActions(_ flag: Bool) { disableActions = flag }
  /// Sets the completion block.
  public func setCompletionBlock(_ block: (() -> Void)?) { completionBlock = block }

  /// The completions of the open transactions that have a block.
  var completions: [TransactionCompletion] {
    levels.compactMap { $0.completion?.block == nil ? nil : $0.completion }
  }
}

/// The animations for which the completion block of a transaction waits.
final class TransactionCompletion {
  var block: (() -> Void)?
  private var pendingCount = 0
  private var isCommitted = false

  func animationWasAdded() { pendingCount += 1 }

  func animationDidEnd() {
    pendingCount -= 1
    callIfDone()
  }

  func commit() {
    isCommitted = true
    callIfDone()
  }

  private func callIfDone() {
    guard isCommitted, pendingCount == 0, let block else { return }
    self.block = nil
    block()
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}
