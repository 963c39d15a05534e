public import Bars
public import Controls
internal import StageKit

/// A question over the other views, or a list of actions at the lower edge.
///
/// The handlers of the actions are called when the alert has left.
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public typealias Style = AlertView.Style

  /// The message below the title; nil for none.
  open var message: String? {
    get { alert.message }
    set { alert.message = newValue }
  }
  /// The kind.
  open var preferredStyle: Style { alert.preferredStyle }
  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { alert.actions }
  /// The action in semibold; nil, the default, is the one that cancels.
  open var preferredAction: UIAlertAction? {
    get { alert.preferredAction }
    set { alert.preferredAction = newValue }
  }
  /// The text fields; nil without any.
  open var textFields: [UITextField]? { alert.textFields }
  /// The severity of the alert; it changes nothing, as on phones.
  open var severity = UIAlertControllerSeverity.default

  let alert: PresentedAlertView

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - message: The message below the title; nil for none.
  ///   - preferredStyle: The kind.
  public init(title: String?, message: String?, preferredStyle: Style) {
    alert = PresentedAlertView(title: title, message: message, preferredStyle: preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an empty list of actions.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    alert = PresentedAlertView(title: nil, message: nil, preferredStyle: .actionSheet)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty alert.
  public required init?(coder: NSCoder) {
    alert = PresentedAlertView(title: nil, message: nil, preferredStyle: .alert)
    super.init(coder: coder)
  }

  /// The title; nil for none.
  override open var title: String? { didSet { alert.title = title } }

  /// Adds an action after the others.
  open func addAction(_ action: UIAlertAction) { alert.addAction(action) }

  /// Adds a text field below the others.
  ///
  /// - Parameter configurationHandler: Called with the field; nil leaves it as it is.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    alert.addTextField(configurationHandler: configurationHandler)
  }

  /// Sets the view to the alert.
  override open func loadView() { view = alert }

  /// Presents the alert by the frontmost controller of the key window.
  func presentOverKeyWindow() {
    guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
    let presenter = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    presenter.present(self, animated: true)
  }

  override func ownPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: presenter)
  }
}

/// The view of an alert, which a chosen action dismisses.
final class PresentedAlertView: AlertView {
  /// Called before the alert leaves by itself.
  var onDismissal: (() -> Void)?
  /// Called after the alert has left by itself.
  var onEnd: (() -> Void)?

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isPresented else { return }
    onDismissal?()
    onDismissal = nil
    super.dismiss(animated: animated) { [self] in
      onEnd?()
      onEnd = nil
      completion?()
    }
  }
}

/// The presentation of an alert over the window.
final class AlertPresentationController: UIPresentationController {
  private var alert: PresentedAlertView? { presentedViewController.view as? PresentedAlertView }

  override func makeContainer(over context: UIViewController) {
    setContainer(context.view.window)
  }

  override func show(_ transition: ControllerTransition) {
    guard let alert else { return }
    alert.onDismissal = { [unowned self] in
      presentedViewController.appearance.movement.insert(.dismissed)
      presentedViewController.beginAppearanceTransition(false, animated: true)
    }
    alert.onEnd = { [unowned self] in
      Presentation(self, source: presentedViewController).end(completed: true, isAnimated: true)
    }
    alert.present(over: transition.containerView, animated: transition.isAnimated) {
      transition.completeTransition(true)
    }
    transition.runCompanions()
  }

  override func hide(_ transition: ControllerTransition) {
    alert?.onDismissal = nil
    alert?.onEnd = nil
    alert?.dismiss(animated: transition.isAnimated) { transition.completeTransition(true) }
    transition.runCompanions()
  }

  override func removeViews() {
    alert?.removeFromSuperview()
    setContainer(nil)
  }
}

/// How severe what an alert says is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
