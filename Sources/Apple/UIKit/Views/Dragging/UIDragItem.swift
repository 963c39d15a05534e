public import StageKit

/// What is dragged.
open class UIDragItem: NSObject {
  /// What gives the object.
  public let itemProvider: NSItemProvider
  /// An object of the program; nil by default.
  open var localObject: Any?
  /// Makes the preview; nil by default.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What dragging and dropping have in common.
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the finger in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether there are items of types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether there are objects of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The dragging of items.
public protocol UIDragSession: UIDragDropSession {
  /// Data of the program.
  var localContext: Any? { get set }
}

/// The dropping of items.
public protocol UIDropSession: UIDragDropSession {
  /// The dragging, if it began in the application.
  var localDragSession: (any UIDragSession)? { get }
  /// The part of the items that is loaded.
  var progress: Progress { get }
  /// Loads the objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, which is shown.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// What a drop would do.
open class UIDropProposal: NSObject {
  /// What it does.
  public let operation: UIDropOperation
  /// Whether the place is exact; false by default.
  open var isPrecise = false
  /// Whether previews keep their size; false by default.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
