internal import SoundKit
internal import StageContext
internal import StageKit

/// The sounds to which an application has given numbers.
final class SystemSounds {
  private var sounds: [SystemSoundID: Sound] = [:]
  /// Numbers from 1000 are those of the system.
  private var lastID: SystemSoundID = 0

  /// The sounds of the application that is running.
  static var shared: SystemSounds? { ApplicationContext.current?.service { _ in SystemSounds() } }

  func add(_ sound: Sound) -> SystemSoundID {
    lastID += 1
    sounds[lastID] = sound
    return lastID
  }

  func remove(_ id: SystemSoundID) { sounds[id] = nil }

  func sound(_ id: SystemSoundID) -> Sound? { sounds[id] }
}

extension ApplicationContext {
  /// Plays a sound by its number; a click stands for the sounds of the system.
  static func playSystemSound(_ id: SystemSoundID) {
    guard let stage = current?.stage, !silent.contains(id) else { return }
    guard let sound = SystemSounds.shared?.sound(id) else {
      logOnce("A click stands for the sounds of the system.")
      stage.play(.click, volume: 0.5)
      return
    }
    stage.play(sound)
  }

  /// The numbers that make the device vibrate.
  private static let silent: Set<SystemSoundID> = [
    kSystemSoundID_Vibrate, 1011, 1311, 1350, 1351, 1519, 1520, 1521,
  ]

  /// Notes that a voice is not heard.
  package static func logSilence() { logOnce("Speech is not heard in a film.") }
}
