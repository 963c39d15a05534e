internal import Geometry
public import StageKit

/// A file that a program edits: it is read and written in the application's folders.
open class UIDocument: NSObject {
  /// The state of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, and without errors.
    public static let normal = Self([])
    /// Closed.
    public static let closed = Self(rawValue: 1)
    /// Two versions contradict each other.
    public static let inConflict = Self(rawValue: 2)
    /// Saving has failed.
    public static let savingError = Self(rawValue: 4)
    /// The document cannot be edited now.
    public static let editingDisabled = Self(rawValue: 8)
    /// The document is being loaded.
    public static let progressAvailable = Self(rawValue: 16)
  }

  /// How a document is saved.
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  /// What a change is.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  /// Posted when the state changes.
  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The address of the file.
  public private(set) var fileURL: URL
  /// The state; closed at first.
  open private(set) var documentState = State.closed
  /// Whether there are changes since the document was saved.
  open private(set) var hasUnsavedChanges = false
  /// The time of the last change of the file; nil at first.
  open var fileModificationDate: Date?
  /// What takes changes back.
  open lazy var undoManager: UndoManager! = UndoManager()
  /// The name of the file without its end.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: the end of its name.
  open var fileType: String? { fileURL.pathExtension }
  /// The type of the file when it is saved.
  open var savingFileType: String? { fileType }

  /// Creates a document of a file, which may not be there yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// Returns what is written, a `Data`; an empty one by default.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes what was read, a `Data`; does nothing by default.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Called when reading or writing fails; does nothing by default.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  /// Reads the file.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) { [self] in
      try load(fromContents: Data(contentsOf: fileURL), ofType: fileType)
      setState(.normal)
    }
  }

  /// Saves changes, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) { [self] in
      if hasUnsavedChanges { try write(to: fileURL) }
      setState(.closed)
    }
  }

  /// Writes the file.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    finish(completionHandler) { [self] in
      try write(to: url)
      fileURL = url
      setState(.normal)
    }
  }

  /// Writes the file if there are changes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) { [self] in if hasUnsavedChanges { try write(to: fileURL) } }
  }

  /// Says that the document has changed.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  /// Called before the document cannot be edited; does nothing.
  open func disableEditing() {}
  /// Called when the document can be edited again; does nothing.
  open func enableEditing() {}

  private func write(to url: URL) throws {
    guard let data = try contents(forType: savingFileType ?? "") as? Data else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
    hasUnsavedChanges = false
  }

  private func setState(_ state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  /// Does something after the present event, and reports whether it has failed.
  private func finish(_ handler: ((Bool) -> Void)?, _ body: @escaping () throws -> Void) {
    let stage = UIApplication.shared.stage
    stage.perform(at: stage.time) { [self] in
      do {
        try body()
        handler?(true)
      } catch {
        handleError(error, userInteractionPermitted: false)
        handler?(false)
      }
    }
  }
}
