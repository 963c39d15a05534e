/// A sound: a file, the bytes of one, or a short sound that is computed.
///
/// ```swift
/// stage.sound(.click, at: 1.5)
/// ```
///
/// Files may have any format that ffmpeg reads, with one channel or more; they are converted to
/// stereo with 48000 samples a second.
public struct Sound: Hashable, Sendable {
  /// Where the samples come from.
  package enum Source: Hashable, Sendable {
    /// A file, by its path.
    case file(String)
    /// The bytes of a file.
    case bytes([UInt8])
    /// A sound that is computed.
    case tone(Tone)
  }

  /// Where the samples come from.
  package let source: Source

  package init(_ source: Source) { self.source = source }

  /// Creates the sound of a file, which is read when the film is written.
  ///
  /// - Parameter path: The path of the file; a relative one is that from the current directory.
  public init(contentsOfFile path: String) { source = .file(path) }

  /// Creates the sound of a file whose bytes are given.
  ///
  /// - Parameter bytes: The contents of the file.
  public init(bytes: [UInt8]) { source = .bytes(bytes) }
}

extension Sound {
  /// A short, high click, as of a ball on a table.
  public static let click = Sound(.tone(Tone(frequency: 2400, decay: 0.006, duration: 0.04)))
  /// A dull knock, as of wood.
  public static let knock = Sound(
    .tone(Tone(frequency: 320, decay: 0.025, duration: 0.16, overtone: 2.76)))
  /// The soft tick of a clock.
  public static let tick = Sound(
    .tone(Tone(frequency: 4200, decay: 0.003, duration: 0.02, volume: 0.5)))
  /// A rising bubble.
  public static let pop = Sound(
    .tone(Tone(frequency: 420, endFrequency: 900, decay: 0.04, duration: 0.12)))
  /// A plain tone of a fifth of a second, 880 Hz.
  public static let beep = Sound(
    .tone(Tone(frequency: 880, decay: .infinity, duration: 0.2, volume: 0.5)))
  /// A bell that fades in a second.
  public static let chime = Sound(
    .tone(Tone(frequency: 1046.5, decay: 0.25, duration: 1.2, overtone: 2.76)))

  /// The sounds that are computed, by their names.
  package static let named = [
    (key: "click", value: click), (key: "knock", value: knock), (key: "tick", value: tick),
    (key: "pop", value: pop), (key: "beep", value: beep), (key: "chime", value: chime),
  ]
}

extension Sound: CustomStringConvertible {
  /// The path of the file, or a noun phrase.
  public var description: String {
    switch source {
    case .file(let path): path
    case .bytes(let bytes): "a sound of \(bytes.count) bytes"
    case .tone: Self.named.first { $0.value == self }?.key ?? "a tone"
    }
  }
}
