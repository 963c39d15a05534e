internal import StageKit

/// The sheet with which content is shared, which a film does not have.
///
/// It is dismissed as soon as it is shown, and reports that nothing was shared, which is logged.
open class UIActivityViewController: UIViewController {
  /// The name of a kind of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Called at the end, with nil and false.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The kinds that are not offered.
  open var excludedActivityTypes: [ActivityType]?

  /// Creates a sheet that shares items.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet from an interface document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Leaves.
  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.logOnce("a film shares nothing: the sheet for it leaves")
    dismiss(animated: animated) { [self] in completionWithItemsHandler?(nil, false, nil, nil) }
  }
}
