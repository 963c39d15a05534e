internal import StageContext
internal import StageKit

/// Called by a player of sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called when a sound would have ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Called when a sound would have ended; does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Never called.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound that is not heard: films have no sound.
///
/// The duration of a file is not read; a sound counts as one second long.
open class AVAudioPlayer: NSObject {
  /// The file; nil without one.
  public let url: URL?
  /// Called when the sound would have ended; nil by default.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether the sound would be heard.
  open private(set) var isPlaying = false
  /// The duration, in seconds: 1.
  open var duration: TimeInterval { 1 }
  /// The time within the sound at which it begins, in seconds; 0 by default.
  open var currentTime: TimeInterval = 0
  /// The loudness, from 0 to 1; 1 by default.
  open var volume: Float = 1
  /// The place between left and right, from -1 to 1; 0 by default.
  open var pan: Float = 0
  /// The speed; 1 by default.
  open var rate: Float = 1
  /// Whether the speed can be changed; false by default.
  open var enableRate = false
  /// The number of repetitions; negative repeats forever; 0 by default.
  open var numberOfLoops = 0
  /// The number of channels.
  open var numberOfChannels: Int { 2 }
  private var version = 0

  /// Creates a player without a sound.
  override public init() {
    url = nil
    super.init()
  }

  /// Creates a player of a file, which is not read.
  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }

  /// Creates a player of a file, which is not read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    super.init()
  }

  /// Creates a player of bytes, which are not read.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  /// Makes the player ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Notes that there is no sound in the log, and reports the end later.
  @discardableResult
  open func play() -> Bool {
    ApplicationContext.logSound()
    isPlaying = true
    version += 1
    let version = version
    guard numberOfLoops >= 0 else { return true }
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time + duration * Double(numberOfLoops + 1)) { [weak self] in
      guard let self, isPlaying, version == self.version else { return }
      isPlaying = false
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
    return true
  }

  /// Stops the sound until ``play()``.
  open func pause() { isPlaying = false }

  /// Stops the sound.
  open func stop() { isPlaying = false }

  /// Changes the loudness.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
