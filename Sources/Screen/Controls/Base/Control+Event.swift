extension Control {
  /// Events of a control: `UIControl.Event`.
  ///
  /// In a subclass of ``Control`` touch events are `StageKit.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with the values of UIKit.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has touched the control again, soon after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger has moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger has moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger has come back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger has left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger has been lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger has been lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch has been cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control: for buttons `touchUpInside`, for others `valueChanged`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu has been opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The editing of a text field has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field has been changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of a text field has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that apps may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the framework reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
