// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest speed of a voice.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The speed of a voice by default.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest speed of a voice.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text that a voice speaks.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice; nil, the default, is that of the device.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0 to 1; 0.5 by default.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The height of the voice, from 0.5 to 2; 1 by default.
  open var pitchMultiplier: Float = 1
  /// The loudness, from 0 to 1; 1 by default.
  open var volume: Float = 1
  /// The silence before the text, in seconds; 0 by default.
  open var preUtteranceDelay: TimeInterval = 0
  /// The silence after the text, in seconds; 0 by default.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice of a language.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language, such as `en-US`.
  public let language: String
  /// The name, which is that of the language.
  open var name: String { language }
  /// The name, which no other voice has.
  open var identifier: String { "com.apple.voice.compact.\(language)" }

  /// Creates a voice; without a language, that of the program.
  public init?(language: String?) {
    self.language = language ?? Self.currentLanguageCode()
    super.init()
  }

  /// Returns the voices, one: that of the program.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }

  /// Returns the language of the program.
  public static func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}
