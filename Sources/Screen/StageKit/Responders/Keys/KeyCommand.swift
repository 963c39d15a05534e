public import Geometry

/// The keys that are held while another one is pressed: `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lock of capitals.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The command key.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the block of numbers.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// A command of a key of a keyboard: `UIKeyCommand`.
///
/// A film has no keyboard with keys: nothing performs the command.
open class KeyCommand: CreationHashable {
  package let creationNumber = CreationNumber()

  /// The key of the arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key of the arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key of the arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key of the arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The delete key.
  public static let inputDelete = "\u{8}"
  /// The key of a page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key of a page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"

  /// The title; empty by default.
  open var title = ""
  /// What the title says, in more words; nil by default.
  open var discoverabilityTitle: String?
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: KeyModifierFlags
  /// The method that is called.
  public let action: Selector?
  /// Data of the program; nil by default.
  public let propertyList: Any?
  /// Whether the command precedes those of the system; false by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - action: The method that is called.
  public init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    propertyList = nil
  }

  /// Creates a command with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method that is called.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - propertyList: Data of the program; nil by default.
  ///   - discoverabilityTitle: What the title says, in more words; nil by default.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
  }
}

@available(*, unavailable)
extension KeyCommand: Sendable {}
