public import Geometry

/// A press of a key, by a script, or of a button of a remote control, which a film never has:
/// `UIPress`.
open class Press: CreationHashable {
  package let creationNumber = CreationNumber()

  /// The state of a press: `UIPress.Phase`.
  public enum Phase: Int, Hashable, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button: `UIPress.PressType`.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The state.
  open internal(set) var phase: Phase
  /// The button.
  open var type: PressType { .select }
  /// The key; nil for a button.
  open internal(set) var key: Key?
  /// The time, in seconds.
  open internal(set) var timestamp: Double
  /// The force, 0...1.
  open var force: Double { phase == .began ? 1 : 0 }

  /// Creates a press of a key that begins at a time.
  package init(_ key: Key, at time: Double) { (phase, self.key, timestamp) = (.began, key, time) }

  /// Changes the state.
  package final func end(at time: Double) { (phase, timestamp) = (.ended, time) }
}

@available(*, unavailable)
extension Press: Sendable {}

/// A key of a keyboard: `UIKey`.
open class Key: CreationHashable {
  package let creationNumber = CreationNumber()

  /// What the key types.
  public let characters: String
  /// What the key types without the keys that are held.
  public let charactersIgnoringModifiers: String
  /// The keys that are held.
  public let modifierFlags: KeyModifierFlags
  /// The number of the key.
  public let keyCode: KeyCode

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - input: What the key types, or one of the names of ``KeyCommand``.
  ///   - modifierFlags: The keys that are held.
  package init(_ input: String, _ modifierFlags: KeyModifierFlags) {
    charactersIgnoringModifiers = input
    characters = modifierFlags.contains(.shift) ? input.uppercased() : input
    self.modifierFlags = modifierFlags
    keyCode = KeyCode(input: input)
  }
}

@available(*, unavailable)
extension Key: Sendable {}

/// The presses at one time: `UIPressesEvent`.
open class PressesEvent {
  /// The presses.
  public let allPresses: Set<Press>

  /// Creates an event.
  package init(_ presses: Set<Press>) { allPresses = presses }
}

@available(*, unavailable)
extension PressesEvent: Sendable {}
