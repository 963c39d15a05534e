internal import StageContext

/// The role of the application's sounds, which are not heard.
public final class AVAudioSession: NSObject {
  /// A kind of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that mix with those of others.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that silence others.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are the application's purpose.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// Sounds that are recorded.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Sounds that are recorded and heard.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Sounds for several devices.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How sounds mix with those of others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They are mixed.
    public static let mixWithOthers = Self(rawValue: 1)
    /// The others are less loud.
    public static let duckOthers = Self(rawValue: 2)
    /// They may come from a wireless device.
    public static let allowBluetooth = Self(rawValue: 4)
    /// They come from the loudspeaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// They may go to a wireless device in high quality.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// They may go to a device by AirPlay.
    public static let allowAirPlay = Self(rawValue: 64)
    /// Spoken sounds of others are interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
  }

  /// How a session begins or ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are notified that they may resume.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// A mode of an audio session.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No special mode.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Music and films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Measuring.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Talks.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talks with pictures.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Films that are recorded.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Talks in a game.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
  }

  /// The kind of sounds; `.soloAmbient` by default.
  public private(set) var category = Category.soloAmbient
  /// How sounds mix with those of others; none by default.
  public private(set) var categoryOptions: CategoryOptions = []
  /// The way in which sounds are used; `.default` by default.
  public private(set) var mode = Mode.default
  /// Whether the program may record; `.undetermined` until it asks.
  public internal(set) var recordPermission = RecordPermission.undetermined
  /// The number of samples a second that the program wants, which changes nothing; 0 by default.
  public internal(set) var preferredSampleRate = 0.0
  /// The length of a buffer that the program wants, in seconds, which changes nothing; 0 by
  /// default.
  public internal(set) var preferredIOBufferDuration: TimeInterval = 0

  /// Never posted: nothing interrupts a film.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Never posted: no headphones come or go.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")

  /// The session of the application.
  public static func sharedInstance() -> AVAudioSession {
    ApplicationContext.shared.service { _ in AVAudioSession() }
  }

  /// Sets the kind of sounds, which are not heard.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  /// Sets the way in which sounds are used, which are not heard.
  public func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Begins or ends the session, which changes nothing.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Whether another application is heard: no.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether another application is heard: no; the oldest spelling.
  public var otherAudioPlaying: Bool { isOtherAudioPlaying }
  /// Whether another application is heard that this one should not disturb: no.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The loudness, from 0 to 1: 1.
  public var outputVolume: Float { 1 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds that mix with those of others, under its old name.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds that silence others, under its old name.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds that are the application's purpose, under its old name.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds that are recorded, under its old name.
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds that are recorded and heard, under its old name.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
