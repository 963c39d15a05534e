internal import StageContext
internal import StageKit

/// Called by a recorder of sounds.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called when a recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Never called.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Called when a recording has ended; does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Never called.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// A recorder of silence, which keeps time by the clock of the stage.
///
/// When a recording ends, its file is a WAV file of silence of the same length, whatever format the
/// settings name.
open class AVAudioRecorder: NSObject {
  /// The file.
  public let url: URL
  /// The settings, which change nothing.
  public let settings: [String: Any]
  /// Called when the recording has ended; nil by default.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether the recorder records.
  open private(set) var isRecording = false
  /// Whether levels are measured; false by default.
  open var isMeteringEnabled = false
  /// The time of the clock by which ``record(atTime:)`` begins: that of the stage, in seconds.
  open var deviceCurrentTime: TimeInterval { ApplicationContext.shared.stage.time }

  /// The seconds that were recorded before the last pause.
  private var recorded: TimeInterval = 0
  /// The time of the stage when the recording began or went on.
  private var start: TimeInterval = 0
  /// Whether there is something to finish.
  private var hasBegun = false
  private var version = 0

  /// Creates a recorder that writes a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - settings: The format, which changes nothing.
  /// - Throws: Nothing: the file is written when the recording ends.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  /// The length of the recording so far, in seconds; 0 without one.
  open var currentTime: TimeInterval {
    recorded + (isRecording ? max(0, deviceCurrentTime - start) : 0)
  }

  /// Makes the recorder ready.
  @discardableResult
  open func prepareToRecord() -> Bool { true }

  /// Begins the recording, or goes on with it.
  @discardableResult
  open func record() -> Bool { record(atTime: deviceCurrentTime) }

  /// Begins the recording at a time of ``deviceCurrentTime``.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool {
    guard !isRecording else { return true }
    (isRecording, hasBegun) = (true, true)
    start = max(time, deviceCurrentTime)
    version += 1
    return true
  }

  /// Records for a duration, in seconds.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    record(atTime: deviceCurrentTime, forDuration: duration)
  }

  /// Records for a duration, in seconds, from a time of ``deviceCurrentTime`` on.
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    record(atTime: time)
    let end = start + max(0, duration - recorded)
    ApplicationContext.shared.stage.perform(at: end) { [weak self, version] in
      guard let self, isRecording, version == self.version else { return }
      stop()
    }
    return true
  }

  /// Stops the recording until ``record()``.
  open func pause() {
    recorded = currentTime
    isRecording = false
  }

  /// Ends the recording, and writes its file.
  open func stop() {
    guard hasBegun else { return }
    pause()
    let file = SilentSoundFile(seconds: recorded)
    let isWritten = (try? Data(file.bytes).write(to: url)) != nil
    (recorded, hasBegun) = (0, false)
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time) { [weak self] in
      guard let self else { return }
      delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
    }
  }

  /// Removes the file.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }

  /// Measures the levels: there is nothing to hear.
  open func updateMeters() {}

  /// Returns the greatest level of a channel: silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Returns the average level of a channel: silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
