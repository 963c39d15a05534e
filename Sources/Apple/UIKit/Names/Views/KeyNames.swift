// Apple's names of keys and of undoing.

public import Scrolling
public import StageKit

/// `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// `KeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
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
