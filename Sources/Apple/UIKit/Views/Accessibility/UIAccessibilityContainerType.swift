public import StageKit

/// What the elements of a container are together.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

extension Responder {
  /// What the elements are together, for assistive programs, which films have none of.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AttachedValue.value("accessibilityContainerType", of: self) ?? .none }
    set { AttachedValue.set(newValue, "accessibilityContainerType", of: self) }
  }
}

/// A notification of a program to assistive programs, which films have none of.
public enum AccessibilityNotification: Sendable {
  /// A sentence that is read.
  public struct Announcement: Sendable {
    private let text: String
    /// Creates a sentence.
    public init(_ announcement: String) { text = announcement }
    /// Creates a sentence with attributes.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Posts the sentence.
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    private let element: Any?
    /// Creates a notification with the element that is read next.
    public init(_ element: Any? = nil) { self.element = element }
    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
  }

  /// Most of the screen has changed.
  public struct ScreenChanged {
    private let element: Any?
    /// Creates a notification with the element that is read next.
    public init(_ element: Any? = nil) { self.element = element }
    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
  }

  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    private let text: String
    /// Creates a notification with the sentence that is read.
    public init(_ message: String) { text = message }
    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}

@available(*, unavailable)
extension AccessibilityNotification.LayoutChanged: Sendable {}
@available(*, unavailable)
extension AccessibilityNotification.ScreenChanged: Sendable {}
