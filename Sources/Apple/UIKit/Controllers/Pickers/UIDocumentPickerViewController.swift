internal import StageKit

/// The files of the device and of the cloud, which a film does not have.
///
/// It calls its delegate's cancellation as soon as it is shown, which is logged.
open class UIDocumentPickerViewController: UIViewController {
  /// The receiver of the cancellation; nil by default.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be picked; false by default.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown; false by default.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil by default.
  open var directoryURL: URL?

  /// Creates a picker of types of files.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of types of files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker from an interface document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Calls the delegate's cancellation.
  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.logOnce("a film has no files to pick: the picker is cancelled")
    delegate?.documentPickerWasCancelled(self)
    if presentingViewController != nil { dismiss(animated: animated) }
  }
}

/// What a picker of files does.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// What a picker of files reports; all methods are optional.
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after files have been picked, which does not happen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the picker has been cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The type of a file.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String

  /// Creates a type with a name.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// Creates the type of files with an end of their names; nil if it is not known.
  public init?(filenameExtension: String) {
    guard let found = Self.known[filenameExtension.lowercased()] else { return nil }
    self = found
  }

  private init(name: String) { identifier = name }

  private static let known: [String: Self] = [
    "csv": commaSeparatedText, "gif": gif, "html": html, "jpeg": jpeg, "jpg": jpeg, "json": json,
    "mov": quickTimeMovie, "mp3": mp3, "mp4": mpeg4Movie, "pdf": pdf, "png": png,
    "txt": plainText, "xml": xml, "zip": zip,
  ]

  /// Any file.
  public static let item = Self(name: "public.item")
  /// Any content.
  public static let content = Self(name: "public.content")
  /// Data.
  public static let data = Self(name: "public.data")
  /// A folder.
  public static let folder = Self(name: "public.folder")
  /// An address.
  public static let url = Self(name: "public.url")
  /// A text.
  public static let text = Self(name: "public.text")
  /// A text without attributes.
  public static let plainText = Self(name: "public.plain-text")
  /// A text in UTF-8.
  public static let utf8PlainText = Self(name: "public.utf8-plain-text")
  /// A page of the web.
  public static let html = Self(name: "public.html")
  /// JSON.
  public static let json = Self(name: "public.json")
  /// XML.
  public static let xml = Self(name: "public.xml")
  /// Values with commas.
  public static let commaSeparatedText = Self(name: "public.comma-separated-values-text")
  /// PDF.
  public static let pdf = Self(name: "com.adobe.pdf")
  /// An image.
  public static let image = Self(name: "public.image")
  /// JPEG.
  public static let jpeg = Self(name: "public.jpeg")
  /// PNG.
  public static let png = Self(name: "public.png")
  /// GIF.
  public static let gif = Self(name: "com.compuserve.gif")
  /// HEIC.
  public static let heic = Self(name: "public.heic")
  /// A film.
  public static let movie = Self(name: "public.movie")
  /// A film with pictures only, or with sound.
  public static let video = Self(name: "public.video")
  /// QuickTime.
  public static let quickTimeMovie = Self(name: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mpeg4Movie = Self(name: "public.mpeg-4")
  /// Sound.
  public static let audio = Self(name: "public.audio")
  /// MP3.
  public static let mp3 = Self(name: "public.mp3")
  /// An archive.
  public static let zip = Self(name: "public.zip-archive")
}
