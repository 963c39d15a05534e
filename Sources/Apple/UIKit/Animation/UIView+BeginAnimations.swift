// The animations of iOS 2, between two calls instead of in a function.

internal import StageContext
public import StageKit

extension View {
  /// A transition of the animations between two calls.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  /// The delegate of the animation that is described, and its methods.
  private final class Receiver {
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    let name: String?

    init(name: String?) { self.name = name }

    func send(_ selector: Selector?) {
      guard let delegate, let selector else { return }
      selector.perform(on: delegate, sender: name.map { $0 as NSString }, event: nil)
    }
  }

  private final class Receivers {
    var stack: [Receiver] = []
  }

  private static var stage: Stage { UIApplication.shared.stage }
  private static var receivers: Receivers { UIApplication.shared.service { _ in Receivers() } }

  /// Begins to animate the changes that follow, until ``commitAnimations()``.
  ///
  /// - Parameters:
  ///   - animationID: A name for the methods of the delegate; nil for none.
  ///   - context: Data for the methods of the delegate, which do not receive it.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer? = nil
  ) {
    let receiver = Receiver(name: animationID)
    receivers.stack.append(receiver)
    stage.beginAnimation()
    stage.openAnimation?.onStart = { receiver.send(receiver.willStart) }
    stage.openAnimation?.onStop = { _ in receiver.send(receiver.didStop) }
  }

  /// Ends the changes that were begun last; their animation starts.
  public class func commitAnimations() {
    _ = receivers.stack.popLast()
    stage.commitAnimation()
  }

  /// Sets the receiver of ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``.
  public class func setAnimationDelegate(_ delegate: Any?) {
    receivers.stack.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method that is called when the animation starts, without arguments or with
  /// the name of the animation.
  public class func setAnimationWillStart(_ selector: Selector?) {
    receivers.stack.last?.willStart = selector
  }

  /// Sets the delegate's method that is called when the animation has ended, without arguments or
  /// with the name of the animation.
  public class func setAnimationDidStop(_ selector: Selector?) {
    receivers.stack.last?.didStop = selector
  }

  /// Sets the duration of the changes that follow, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: Double) {
    stage.openAnimation?.duration = duration
  }

  /// Sets the time before the changes that follow, in seconds; 0 by default.
  public class func setAnimationDelay(_ delay: Double) { stage.openAnimation?.delay = delay }

  /// Sets the date at which the changes that follow start; now by default.
  public class func setAnimationStart(_ startDate: Date) {
    let now = ApplicationContext.startOfTime.addingTimeInterval(stage.time)
    stage.openAnimation?.delay = startDate.timeIntervalSince(now)
  }

  /// Sets the curve of the changes that follow; ease in and out by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    stage.openAnimation?.setCurve(curve)
  }

  /// Sets the number of runs of the changes that follow; 0, the default, is one.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    stage.openAnimation?.setRepeatCount(
      repeatCount >= Float.greatestFiniteMagnitude ? .infinity : Double(repeatCount))
  }

  /// Sets whether each run of the changes that follow is followed by a reversed one; false by
  /// default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    stage.openAnimation?.setAutoreverses(repeatAutoreverses)
  }

  /// Sets whether the changes that follow start from what is presented; false by default.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    stage.openAnimation?.beginsFromCurrentState = fromCurrentState
  }

  /// Shows the changes of a view by a transition, with the duration that was set before.
  ///
  /// - Parameters:
  ///   - transition: The transition; curls are shown as a dissolve.
  ///   - view: The view.
  ///   - cache: Whether pictures of the view are shown; they always are.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: View, cache: Bool
  ) {
    guard let duration = stage.openAnimation?.duration else { return }
    UIView.transition(
      with: view, duration: duration, options: transition.options, animations: nil)
  }
}
