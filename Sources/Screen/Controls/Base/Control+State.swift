extension Control {
  /// The state of a control: `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with the values of UIKit.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled: it receives no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus; controls of phones never are.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that apps may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the framework reserves.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical place of the content: `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// In the whole height.
    case fill
  }

  /// The horizontal place of the content: `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the whole width.
    case fill
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }
}

/// Values for the states of a control; a state without a value has that of the normal state.
struct StateValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// Returns the value that was set for exactly a state.
  subscript(exactly state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a state: its own, else that of the normal state.
  func value(for state: Control.State) -> Value? { values[state] ?? values[.normal] }
}
