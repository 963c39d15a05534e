package import StageContext

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// An error of the functions of sounds; 0 is none.
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound that makes the device vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

extension ApplicationContext {
  package static func logSound() { logOnce("Sounds are not part of a film.") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Notes that there is no sound in the log.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  ApplicationContext.logSound()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Notes that there is no sound in the log.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  ApplicationContext.logSound()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a number to a sound that is not heard.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends a sound; there is none.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: a sound that is not heard has no end.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: AnyObject?,
  _ inCompletionRoutine: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: there is no completion to remove.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
