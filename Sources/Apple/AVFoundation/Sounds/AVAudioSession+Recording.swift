internal import StageContext
internal import StageKit

extension AVAudioSession {
  /// Whether a program may record, with the raw values of Apple's systems.
  public enum RecordPermission: UInt, Sendable {
    /// It has not asked.
    case undetermined = 0x756e_6474
    /// It may not.
    case denied = 0x6465_6e79
    /// It may.
    case granted = 0x6772_6e74
  }

  /// Asks whether the program may record: it may record silence, and no alert is shown.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time) {
      self.recordPermission = .granted
      response(true)
    }
  }

  /// Whether there is something to record with: yes, though it only records silence.
  public var isInputAvailable: Bool { true }
  /// The number of channels of what is recorded: 1.
  public var inputNumberOfChannels: Int { 1 }
  /// The number of channels of what is heard: 2.
  public var outputNumberOfChannels: Int { 2 }
  /// The number of samples a second: 48,000.
  public var sampleRate: Double { 48_000 }
  /// The length of a buffer, in seconds: 0.01.
  public var ioBufferDuration: TimeInterval { 0.01 }
  /// The delay of what is recorded, in seconds: none.
  public var inputLatency: TimeInterval { 0 }
  /// The delay of what is heard, in seconds: none.
  public var outputLatency: TimeInterval { 0 }

  /// Sets the number of samples a second that the program wants, which changes nothing.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferredSampleRate = sampleRate
  }

  /// Sets the length of a buffer that the program wants, in seconds, which changes nothing.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
}
