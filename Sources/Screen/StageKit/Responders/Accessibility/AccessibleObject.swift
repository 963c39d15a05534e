public import Geometry

/// What assistive programs, tests and scripts of touches find an object by, and what they tell of
/// it: the part of UIKit's `NSObject` for accessibility.
///
/// Nothing reads a film aloud. Scripts find views by identifiers and labels; the rest is kept as it
/// is set. Subclasses override what they compute.
open class AccessibleObject {
  private var accessibility: Accessibility?

  /// Creates an object that assistive programs do not see.
  public init() {}

  private func set<Value>(_ property: WritableKeyPath<Accessibility, Value>, _ value: Value) {
    var accessibility = accessibility ?? Accessibility()
    accessibility[keyPath: property] = value
    self.accessibility = accessibility
  }

  // MARK: Element

  /// Whether assistive programs see the object; false by default.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { set(\.isElement, newValue) }
  }

  /// A name that is not shown, by which tests and scripts of touches find the object; nil by
  /// default.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { set(\.identifier, newValue) }
  }

  /// A short description of the object; nil by default.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { set(\.label, newValue) }
  }

  /// The value of the object as a text; nil by default.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { set(\.value, newValue) }
  }

  /// What the object does; nil by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { set(\.hint, newValue) }
  }

  /// What assistive programs say of the object; none by default.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { set(\.traits, newValue) }
  }

  /// The language of the texts, such as `en-US`; nil, the default, is that of the system.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { set(\.language, newValue) }
  }

  /// The names by which a voice can choose the object; none by default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? [] }
    set { set(\.inputLabels, newValue ?? []) }
  }

  /// Whether the object responds to touches of assistive programs; true by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? true }
    set { set(\.respondsToUserInteraction, newValue) }
  }

  /// Whether the object keeps its colors when those of the screen are inverted; false by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { set(\.ignoresInvertColors, newValue) }
  }

  // MARK: Place

  /// The rectangle on the screen, in points; zero by default, of a view its own.
  open var accessibilityFrame: Rect {
    get { accessibility?.frame ?? ownFrameOnScreen }
    set { set(\.frame, newValue) }
  }

  /// The rectangle on the screen without one that was set; zero by default.
  var ownFrameOnScreen: Rect { .zero }

  /// The point on the screen that an assistive program touches; the middle of
  /// ``accessibilityFrame`` by default.
  open var accessibilityActivationPoint: Point {
    get { accessibility?.activationPoint ?? accessibilityFrame.center }
    set { set(\.activationPoint, newValue) }
  }

  // MARK: Container

  /// The elements in the object; nil, the default, are those of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { set(\.elements, newValue) }
  }

  /// Returns the number of elements in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element of the object; nil if there is none at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element of the object; `Int.max`, Foundation's `NSNotFound`, if it is
  /// none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? Int.max
  }

  /// Whether assistive programs skip what is in the object; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { set(\.hidesElements, newValue) }
  }

  /// Whether assistive programs see only this object; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { set(\.isModal, newValue) }
  }

  /// Whether the elements in the object are read one after the other; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { set(\.groupsChildren, newValue) }
  }

  // MARK: Actions

  /// The actions that assistive programs offer; nil by default.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { set(\.actions, newValue) }
  }

  /// Called to activate the element; returns whether it did, false by default.
  open func accessibilityActivate() -> Bool { false }

  /// Called to raise the value of the element; does nothing.
  open func accessibilityIncrement() {}

  /// Called to lower the value of the element; does nothing.
  open func accessibilityDecrement() {}

  /// Called to leave what is shown over the rest; returns whether it did, false by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called to do what matters most; returns whether it did, false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called when an assistive program comes to the element, which films never do.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive program leaves the element, which films never do.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive program is at the element: false.
  open func accessibilityElementIsFocused() -> Bool { false }
}

@available(*, unavailable)
extension AccessibleObject: Sendable {}

/// What was set for assistive programs.
private struct Accessibility {
  var isElement = false
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var language: String?
  var inputLabels: [String] = []
  var respondsToUserInteraction = true
  var ignoresInvertColors = false
  var frame: Rect?
  var activationPoint: Point?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var actions: [AccessibilityCustomAction]?
}
