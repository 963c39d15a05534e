internal import FrameworkSupport
@_exported public import UIKit

/// What a controller of a web page reports; all methods are optional.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has come, or not: it has not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A controller of a web page, whose contents a film does not have: bars with the address and a
/// button that closes it.
open class SFSafariViewController: UIViewController {
  /// How the bars are used.
  open class Configuration: NSObject {
    /// Whether pages are shown as articles; it changes nothing.
    open var entersReaderIfAvailable = false
    /// Whether the bars become small; it changes nothing.
    open var barCollapsingEnabled = true
    /// Creates a configuration.
    override public init() { super.init() }
  }

  /// The text of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The receiver of reports; nil by default.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the bars are used.
  public let configuration: Configuration
  /// The color of the bars; nil is that of the system.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons; nil is that of the system.
  open var preferredControlTintColor: UIColor?
  /// The text of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL

  /// Creates a controller of an address.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller of an address.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Creates a controller of an address.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A page is not in a storyboard.
  public required init?(coder: NSCoder) { nil }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 64))
    bar.backgroundColor = preferredBarTintColor ?? UIColor(white: 0.97, alpha: 1)
    bar.autoresizingMask = .flexibleWidth
    let button = UIButton(type: .system)
    let titles = ["Done", "Close", "Cancel"]
    button.setTitle(titles[dismissButtonStyle.rawValue], for: .normal)
    if let preferredControlTintColor { button.tintColor = preferredControlTintColor }
    button.addTarget(
      self, action: Selector(SFSafariViewController.close, name: "close"), for: .touchUpInside)
    button.frame = CGRect(x: 8, y: 24, width: 72, height: 36)
    let title = UILabel(frame: CGRect(x: 84, y: 24, width: view.bounds.width - 168, height: 36))
    title.text = url.host() ?? url.absoluteString
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 15)
    title.autoresizingMask = .flexibleWidth
    bar.addSubview(button)
    bar.addSubview(title)
    let page = PageView(
      frame: CGRect(x: 0, y: 64, width: view.bounds.width, height: view.bounds.height - 64))
    page.address = url.absoluteString
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    view.addSubview(bar)
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

private final class PageView: PlaceholderView {
  var address = ""
  override var placeholderName: String { address }
}
