public import PictureKit

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

/// A command of a key of a keyboard, and an entry of menus: `UIKeyCommand`.
///
/// A film has no keyboard with keys: what a script presses performs the command.
open class KeyCommand: Command {
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

  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: KeyModifierFlags
  /// Whether the command precedes those of the system; false by default.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether other keys do the same on keyboards of other languages; true by default, without an
  /// effect.
  open var allowsAutomaticLocalization = true
  /// Whether the arrows turn where texts run from right to left; true by default, without an
  /// effect.
  open var allowsAutomaticMirroring = true

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - action: The method that is called.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method that is called.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - propertyList: Data of the program; nil by default.
  ///   - alternates: The commands that keys make of this one.
  ///   - discoverabilityTitle: What the title says, in more words; nil by default.
  ///   - attributes: How a menu shows the command.
  ///   - state: The check mark.
  public init(
    title: String = "", image: Drawing? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [CommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
}
