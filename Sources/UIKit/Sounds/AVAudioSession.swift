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
  }

  /// A way in which sounds are used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No special way.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
  }

  /// The session of the application.
  public static func sharedInstance() -> AVAudioSession {
    UIApplication.shared.service { _ in AVAudioSession() }
  }

  /// Sets the kind of sounds; it changes nothing.
  public func setCategory(_ category: Category, mode: Mode = .default) throws {}

  /// Begins or ends the session; it changes nothing.
  public func setActive(_ active: Bool) throws {}
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
