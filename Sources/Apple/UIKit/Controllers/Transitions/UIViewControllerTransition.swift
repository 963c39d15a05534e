public import Geometry
public import StageKit

extension UIViewController {
  /// How a controller appears when it is pushed or presented.
  public final class Transition: NSObject {
    private enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// It grows out of a view, and shrinks to it.
    ///
    /// - Parameters:
    ///   - options: The look; nil, the default, for the usual one.
    ///   - sourceViewProvider: Returns the view; with nil the controller grows from the center.
    /// - Returns: The transition.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// It comes from below.
    public static func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
    /// It turns around the vertical axis.
    public static func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
    /// It fades in.
    public static func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
    /// The page is turned; here it comes from below.
    public static func partialCurl() -> Transition { Transition(.style(.partialCurl)) }

    /// Returns what animates the appearance of a controller, or its disappearance.
    func animator(
      of controller: UIViewController, isReversed: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
      switch kind {
      case .style(.crossDissolve): DissolveAnimator(isDismissal: isReversed)
      case .style(.flipHorizontal): FlipAnimator(isDismissal: isReversed)
      case .style: CoverAnimator(isDismissal: isReversed)
      case .zoom(let options, let source):
        ZoomAnimator(controller, options, isReversed: isReversed, source: source)
      }
    }
  }
}

extension UIViewController.Transition {
  /// The look of a controller that grows out of a view.
  public final class ZoomOptions: NSObject {
    /// Returns the part of the controller that has the shape of the view; nil, the default, is all.
    public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
    /// Returns whether a finger begins to shrink the controller, which films do not; nil by default.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The color over what is behind; nil, the default, is a light shade of black.
    public var dimmingColor: UIColor?
    /// The effect over what is behind; nil by default.
    public var dimmingVisualEffect: UIBlurEffect?

    /// Creates the usual look.
    public override init() { super.init() }
  }

  /// The controllers of a transition whose view is asked for.
  public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that the other one covers.
    public let sourceViewController: UIViewController
    /// The controller that grows.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The views of a transition whose rectangle is asked for.
  public final class ZoomAlignmentRectContext: NSObject {
    /// The view that the controller grows out of.
    public let sourceView: UIView
    /// The controller that grows.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// A finger that would shrink a controller.
  public final class InteractionContext: NSObject {
    /// The place of the finger.
    public let location: CGPoint
    /// The speed of the finger.
    public let velocity: CGVector
    /// Whether the controller would shrink.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}
