public import Layers
internal import StageContext
internal import StageKit
public import Tween

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of whether a transaction disables actions.
public let kCATransactionDisableActions = "disableActions"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Apple's class methods: they act on the transactions of the current stage.
extension Transaction {
  private static var current: Transaction { ApplicationContext.shared.stage.transaction }

  /// Begins a transaction, nested in the present one.
  public class func begin() { current.begin() }

  /// Ends the transaction of the matching ``begin()``; without one it changes nothing.
  public class func commit() {
    if current.isOpen { current.commit() }
  }

  /// Does nothing: changes are presented with the next frame.
  public class func flush() {}

  /// Does nothing: a stage has one thread.
  public class func lock() {}

  /// Does nothing: a stage has one thread.
  public class func unlock() {}

  /// The duration of animations that have none, in seconds.
  public class func animationDuration() -> Double { current.animationDuration }

  /// Sets the duration of animations that have none, in seconds.
  public class func setAnimationDuration(_ dur: Double) {
    changeImplicitly { $0.animationDuration = dur }
  }

  /// The timing function that replaces those of all added animations.
  public class func animationTimingFunction() -> TimingCurve? { current.animationTimingFunction }

  /// Sets the timing function that replaces those of all added animations.
  public class func setAnimationTimingFunction(_ function: TimingCurve?) {
    changeImplicitly { $0.animationTimingFunction = function }
  }

  /// Whether changes of properties start no actions.
  public class func disableActions() -> Bool { current.disableActions }

  /// Sets whether changes of properties start no actions.
  public class func setDisableActions(_ flag: Bool) {
    changeImplicitly { $0.disableActions = flag }
  }

  /// The function that is called when the animations of the transaction have ended.
  public class func completionBlock() -> (() -> Void)? { current.completionBlock }

  /// Sets the function that is called when the animations that are added after it have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    changeImplicitly { $0.completionBlock = block }
  }

  /// Returns a setting by its name.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets a setting by its name.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let duration = converted(anObject, to: Double.self) { setAnimationDuration(duration) }
    case kCATransactionDisableActions:
      setDisableActions(converted(anObject, to: Bool.self) ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? TimingCurve)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default:
      ApplicationContext.logOnce("CATransaction has no value \(key) that can be set by name.")
    }
  }

  /// Changes the present transaction; outside of all, an implicit one that ends with the event.
  private class func changeImplicitly(_ change: (Transaction) -> Void) {
    let stage = ApplicationContext.shared.stage
    if !current.isOpen {
      current.begin()
      stage.perform(at: stage.time) { stage.transaction.commit() }
    }
    change(current)
  }
}
