internal import FileIO
internal import Geometry
internal import SoundKit
internal import StageKit
internal import SystemPackage

extension ElementKinds {
  /// The kinds of sounds.
  static var sounds: ElementKinds {
    ElementKinds(name: "sound-entry", types: [SoundElement.self, ContactElement.self])
  }
}

/// Which sound an element plays.
struct SoundOrigin {
  let sound: Sound
  /// The Swift of the sound.
  let swift: String

  /// Reads the key `source`.
  init(_ fields: Fields) throws(SceneError) {
    let names = Sound.named.map(\.key)
    let text = try fields.required(
      "source", .plainText,
      "\(names.joined(separator: ", ")), or the path of a sound file from the scene file.")
    guard let item = fields.item else {
      self.init(sound: .click, swift: "")
      return
    }
    let name = text.evaluate(.empty)
    if let (key, sound) = Sound.named.first(where: { $0.key == name }) {
      self.init(sound: sound, swift: ".\(key)")
      return
    }
    let path = FilePath(item.source.path).removingLastComponent().pushing(FilePath(name))
    do throws(Errno) {
      var reader = try FileReader(path)
      _ = try reader.read(1)
    } catch {
      throw item.error(
        "source: '\(name)' is not one of \(names.joined(separator: ", ")), and the file "
          + "\(path.printable) cannot be read: \(error)\(name.suggestion(of: names)).")
    }
    self.init(
      sound: Sound(contentsOfFile: path.string),
      swift: "Sound(contentsOfFile: \(path.string.swiftLiteral))")
  }

  private init(sound: Sound, swift: String) {
    self.sound = sound
    self.swift = swift
  }
}

/// A sound at a time.
struct SoundElement: PerformingElement {
  static let kind = "sound"
  static let summary = "A sound that begins at a time; films play it."

  private let origin: SoundOrigin
  private let time: Value<Double>?
  private let settings: Settings<CueBox>

  /// A cue whose properties are set one by one.
  final class CueBox {
    var cue: SoundCue
    init(_ cue: SoundCue) { self.cue = cue }
  }

  private static let properties: [Property<CueBox>] = [
    Property("volume", .number(0...10), "The factor of the amplitude; 1 by default.") {
      $0.cue.volume = $1
    },
    Property("pan", .number(-1...1), "From -1, left only, to 1, right only; 0 by default.") {
      $0.cue.pan = $1
    },
    Property("rate", .number(0.1...10), "The speed, which changes the pitch; 1 by default.") {
      $0.cue.rate = $1
    },
    Property(
      "offset", .time(), "What is left out at its beginning, in seconds; 0 by default."
    ) { $0.cue.offset = $1 },
    Property(
      "duration", .time(0.001...3600), "When it ends, in seconds; the whole sound by default."
    ) { $0.cue.duration = $1 },
    Property("fadeIn", .time(), "How long it gets louder, in seconds; 0 by default.") {
      $0.cue.fadeIn = $1
    },
    Property(
      "fadeOut", .time(), "How long it gets quieter at its end, in seconds; 0 by default."
    ) { $0.cue.fadeOut = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    origin = try SoundOrigin(fields)
    time = try fields.optional("at", .time(), "When, in seconds; 0 by default.")
    settings = try fields.settings(Self.properties)
  }

  func perform(in scope: Scope) {
    let box = CueBox(SoundCue(origin.sound, at: time?.evaluate(scope) ?? 0))
    settings.prepare(in: scope)(box)
    scope.performance.stage.play(box.cue)
  }

  func write(to writer: inout SwiftWriter) {
    let time = time?.swift ?? "0"
    guard !settings.isEmpty else {
      return writer.line("stage.sound(\(origin.swift), at: \(time))")
    }
    let cue = writer.name("cue")
    writer.line("var \(cue) = SoundCue(\(origin.swift), at: \(time))")
    settings.write(of: cue, to: &writer)
    writer.line("stage.play(\(cue))")
  }
}

/// A sound of contacts.
struct ContactElement: PerformingElement {
  static let kind = "contact"
  static let summary = "A sound whenever an item begins to touch another one or a boundary."

  private let origin: SoundOrigin
  private let items: Value<[View]>?
  private let volume: Value<Double>?
  private let interval: Value<Double>?

  init(_ fields: Fields) throws(SceneError) {
    origin = try SoundOrigin(fields)
    items = try fields.optional(
      "items", .items, "The views whose contacts are heard; all items by default.")
    volume = try fields.optional(
      "volume", .number(0...10), "The factor of the amplitude; 1 by default.")
    interval = try fields.optional(
      "interval", .number(0...60),
      "How long further contacts of the same items are silent, in seconds; 0.05 by default.")
  }

  func perform(in scope: Scope) {
    scope.performance.stage.playOnContact(
      origin.sound, of: items?.evaluate(scope), volume: volume?.evaluate(scope) ?? 1,
      interval: interval?.evaluate(scope) ?? 0.05)
  }

  func write(to writer: inout SwiftWriter) {
    var arguments = [origin.swift]
    if let items { arguments.append("of: \(items.swift)") }
    if let volume { arguments.append("volume: \(volume.swift)") }
    if let interval { arguments.append("interval: \(interval.swift)") }
    writer.line("stage.playOnContact(\(arguments.joined(separator: ", ")))")
  }
}
