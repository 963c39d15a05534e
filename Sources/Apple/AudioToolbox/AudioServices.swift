internal import SoundKit
internal import StageContext

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// An error of the functions of sounds; 0 is none.
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound that makes the device vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound on the track of the film.
///
/// A click stands for the sounds of the system, which are Apple's; vibrations are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  ApplicationContext.playSystemSound(inSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound on the track of the film, as ``AudioServicesPlaySystemSound(_:)`` does.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  ApplicationContext.playSystemSound(inSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a number to the sound of a file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let sound = Sound(contentsOfFile: inFileURL.path)
  outSystemSoundID.pointee = SystemSounds.shared?.add(sound) ?? 1
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the number from a sound; what is being played goes on.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.shared?.remove(inSystemSoundID)
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: the end of a sound is not reported.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: AnyObject?,
  _ inCompletionRoutine: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: there is no completion to remove.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
