/// A change from one controller to another that a storyboard describes.
///
/// A subclass overrides ``perform()`` to make the change in its own way.
open class UIStoryboardSegue: NSObject {
  /// The identifier; nil if the storyboard gives none.
  public let identifier: String?
  /// The controller that the segue starts from.
  open var source: UIViewController
  /// The controller that it leads to.
  open var destination: UIViewController
  private let performHandler: () -> Void

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that it leads to.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
  }

  /// Creates a segue that calls a function to make the change.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that it leads to.
  ///   - performHandler: Makes the change.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Makes the change, by the function that the segue was created with.
  open func perform() { performHandler() }
}
