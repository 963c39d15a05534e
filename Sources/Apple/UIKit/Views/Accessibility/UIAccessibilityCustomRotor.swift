public import StageKit

/// A list of places that assistive programs go through.
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction in which a place is searched for.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// Returns the place after another one; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name that is read.
  open var name: String
  /// Finds the places.
  open private(set) var itemSearchBlock: Search

  /// Creates a list.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// From where a place is searched for.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The present place.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A place that was found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: AnyObject?
  /// The part of the element's text; nil by default.
  open var targetRange: UITextRange?

  /// Creates a place.
  public init(targetElement: AnyObject?, targetRange: UITextRange? = nil) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

extension Responder {
  /// The lists of places that assistive programs go through; nil by default.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AttachedValue.value("customRotors", of: self) }
    set { AttachedValue.set(newValue, "customRotors", of: self) }
  }
}
