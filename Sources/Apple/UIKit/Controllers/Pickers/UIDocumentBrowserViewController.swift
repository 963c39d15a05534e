internal import Geometry
internal import StageKit

/// The first screen of an application with documents: the files of the device and of the cloud, of
/// which a film has none.
///
/// It is an empty screen; its delegate is never called, which is logged once.
open class UIDocumentBrowserViewController: UIViewController {
  /// How a document was brought into the browser.
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }
  /// The looks of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  /// What is called for documents; nil by default.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether documents can be made; true by default.
  open var allowsDocumentCreation = true
  /// Whether several documents can be picked; false by default.
  open var allowsPickingMultipleItems = false
  /// Whether the ends of names are shown; false by default.
  open var shouldShowFileExtensions = false
  /// The looks; white by default.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Buttons beside those of the browser.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons beside those of the browser.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a browser of types of documents; nil for those of the program.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of types of documents; nil for those of the program.
  public init(forOpening contentTypes: [UTType]?) { super.init(nibName: nil, bundle: nil) }

  /// Creates a browser from an interface document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows an empty screen.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    UIApplication.logOnce("a film has no documents to browse: the browser is empty")
  }

  /// Shows a document: the completion gets its address.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }

  /// Brings a document into the browser: the completion gets its address.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { completion(documentURL, nil) }
}

/// What a browser of documents calls; none of it happens in a film.
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {}
