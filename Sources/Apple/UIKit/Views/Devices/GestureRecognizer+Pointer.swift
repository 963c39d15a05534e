// What a device of another kind would do, and a film keeps without an effect.

public import StageKit

extension GestureRecognizer {
  /// The buttons of a pointer that are down: that of a finger.
  public var buttonMask: UIEvent.ButtonMask {
    get { AttachedValue.value("buttonMask", of: self) ?? .primary }
    set { AttachedValue.set(newValue, "buttonMask", of: self) }
  }

  /// The keys that are held: none.
  public var modifierFlags: UIKeyModifierFlags {
    get { AttachedValue.value("modifierFlags", of: self) ?? [] }
    set { AttachedValue.set(newValue, "modifierFlags", of: self) }
  }
}

extension TapGestureRecognizer {
  /// The buttons of a pointer that have to be down.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { AttachedValue.value("buttonMaskRequired", of: self) ?? .primary }
    set { AttachedValue.set(newValue, "buttonMaskRequired", of: self) }
  }
}

extension PanGestureRecognizer {
  /// The wheels and touch pads that move it, which a film has not.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { AttachedValue.value("allowedScrollTypesMask", of: self) ?? [] }
    set { AttachedValue.set(newValue, "allowedScrollTypesMask", of: self) }
  }
}

/// The kinds of scrolling by a wheel or a touch pad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In steps.
  public static let discrete = Self(rawValue: 1)
  /// Continuously.
  public static let continuous = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.discrete, .continuous]
}

extension Event {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = Self(rawValue: 1)
    /// The second button.
    public static let secondary = Self(rawValue: 2)
    /// Returns a button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: 1 << max(buttonNumber - 1, 0))
    }
  }

  /// The buttons of a pointer that are down: that of a finger.
  public var buttonMask: ButtonMask { .primary }
  /// The keys that are held: none.
  public var modifierFlags: UIKeyModifierFlags { [] }
}
