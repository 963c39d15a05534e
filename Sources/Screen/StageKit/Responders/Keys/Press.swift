public import Geometry

/// A press of a key or of a button of a remote control, which a film never has: `UIPress`.
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
  open var phase: Phase { .ended }
  /// The button.
  open var type: PressType { .select }
  /// The key; nil for a button.
  open var key: Key? { nil }
  /// The time, in seconds.
  open var timestamp: Double { 0 }
  /// The force, 0...1.
  open var force: Double { 0 }

  init() {}
}

@available(*, unavailable)
extension Press: Sendable {}

/// A key of a keyboard: `UIKey`.
open class Key: CreationHashable {
  package let creationNumber = CreationNumber()

  /// What the key types.
  open var characters: String { "" }
  /// What the key types without the keys that are held.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: KeyModifierFlags { [] }

  init() {}
}

@available(*, unavailable)
extension Key: Sendable {}

/// The presses at one time: `UIPressesEvent`.
open class PressesEvent {
  /// The presses.
  open var allPresses: Set<Press> { [] }

  init() {}
}

@available(*, unavailable)
extension PressesEvent: Sendable {}
