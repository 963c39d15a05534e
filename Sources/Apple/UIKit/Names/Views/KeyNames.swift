// Apple's names of keys and of undoing.

public import Scrolling
public import StageKit

/// `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// `KeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
/// `KeyCode`.
public typealias UIKeyboardHIDUsage = KeyCode
/// `Command`.
public typealias UICommand = Command
/// `CommandAlternate`.
public typealias UICommandAlternate = CommandAlternate
/// `Press`.
public typealias UIPress = Press
/// `PressesEvent`.
public typealias UIPressesEvent = PressesEvent
/// `Key`.
public typealias UIKey = Key
/// `UndoManager`.
public typealias UndoManager = StageKit.UndoManager
/// `DataDetectorTypes`.
public typealias UIDataDetectorTypes = DataDetectorTypes
