internal import SoundKit
internal import StageContext
internal import StageKit

/// Called by a player of sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called when a sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Called when a sound has ended; does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Never called.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound on the track of the film.
///
/// Another ``rate`` changes the pitch, too. A file that cannot be read is silent and counts as one
/// second long, and so does a format whose duration is not known: other than WAV, AIFF, CAF, MPEG-4
/// and MP3.
open class AVAudioPlayer: NSObject {
  /// The file; nil without one.
  public let url: URL?
  /// Called when the sound has ended; nil by default.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether the sound is heard.
  open private(set) var isPlaying = false
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The loudness, from 0 to 1; 1 by default.
  open var volume: Float = 1 { didSet { playback?.setVolume(amplitude) } }
  /// The balance between left and right, from -1 to 1, of what is played next; 0 by default.
  open var pan: Float = 0
  /// The speed of what is played next if ``enableRate`` is true; 1 by default.
  open var rate: Float = 1
  /// Whether the speed can be changed; false by default.
  open var enableRate = false
  /// The number of repetitions; negative repeats forever; 0 by default.
  open var numberOfLoops = 0
  /// The number of channels.
  open var numberOfChannels: Int { 2 }
  /// Whether levels are measured; false by default; they are those of silence.
  open var isMeteringEnabled = false
  /// The time of the clock by which ``play(atTime:)`` begins: that of the stage, in seconds.
  open var deviceCurrentTime: TimeInterval { ApplicationContext.shared.stage.time }

  private let sound: Sound?
  private var playback: SoundPlayback?
  /// The time within the sound when it began, or when it stopped.
  private var position: TimeInterval = 0
  /// The time of the stage when it began.
  private var start: TimeInterval = 0
  private var version = 0

  /// Creates a player without a sound.
  override public init() {
    url = nil
    sound = nil
    duration = 0
    super.init()
  }

  /// Creates a player of a file.
  public init(contentsOf url: URL) throws {
    self.url = url
    sound = Sound(contentsOfFile: url.path)
    duration = Self.duration(of: try? Data(contentsOf: url))
    super.init()
  }

  /// Creates a player of a file, whose type follows from its contents.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    sound = Sound(contentsOfFile: url.path)
    duration = Self.duration(of: try? Data(contentsOf: url))
    super.init()
  }

  /// Creates a player of the bytes of a file.
  public init(data: Data) throws {
    url = nil
    sound = Sound(bytes: Array(data))
    duration = Self.duration(of: data)
    super.init()
  }

  /// Creates a player of the bytes of a file, whose type follows from them.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    url = nil
    sound = Sound(bytes: Array(data))
    duration = Self.duration(of: data)
    super.init()
  }

  private static func duration(of data: Data?) -> TimeInterval {
    data.flatMap { SoundFileDuration.of(Array($0)) } ?? 1
  }

  /// The time within the sound, in seconds; 0 at first.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying, duration > 0 else { return position }
      let elapsed = max(0, ApplicationContext.shared.stage.time - start)
      return (position + elapsed * speed).truncatingRemainder(dividingBy: duration)
    }
    set {
      let wasPlaying = isPlaying
      if wasPlaying { pause() }
      position = min(max(newValue, 0), duration)
      if wasPlaying { play() }
    }
  }

  private var speed: Double { enableRate && rate > 0 ? Double(rate) : 1 }
  private var amplitude: Double { max(0, Double(volume)) }

  /// Makes the player ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays the sound from ``currentTime`` on.
  @discardableResult
  open func play() -> Bool { play(atTime: deviceCurrentTime) }

  /// Plays the sound from a time of ``deviceCurrentTime`` on.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    guard !isPlaying else { return true }
    let stage = ApplicationContext.shared.stage
    isPlaying = true
    start = max(time, stage.time)
    version += 1
    if let sound {
      var cue = SoundCue(sound, at: start, volume: amplitude)
      cue.pan = min(1, max(-1, Double(pan)))
      cue.rate = speed
      cue.offset = position
      cue.repetitions = numberOfLoops < 0 ? nil : numberOfLoops
      playback = stage.play(cue)
    }
    guard numberOfLoops >= 0 else { return true }
    let length = (duration * Double(numberOfLoops + 1) - position) / speed
    stage.perform(at: start + max(0, length)) { [weak self, version] in
      self?.finish(version)
    }
    return true
  }

  private func finish(_ version: Int) {
    guard isPlaying, version == self.version else { return }
    isPlaying = false
    position = 0
    playback = nil
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  /// Stops the sound until ``play()``.
  open func pause() {
    guard isPlaying else { return }
    position = currentTime
    isPlaying = false
    playback?.stop()
    playback = nil
  }

  /// Stops the sound, which keeps its ``currentTime``.
  open func stop() { pause() }

  /// Measures the levels, which stay those of silence.
  open func updateMeters() {}

  /// Returns the greatest level of a channel: that of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Returns the average level of a channel: that of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Changes the loudness in a time, in seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    let playback = playback
    self.playback = nil
    self.volume = volume
    self.playback = playback
    playback?.setVolume(amplitude, fadeDuration: max(0, duration))
  }
}
