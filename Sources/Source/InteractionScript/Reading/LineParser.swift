internal import Geometry
internal import StageKit

/// Reads lines of a script: settings and actions.
struct LineParser {
  /// The first words of lines.
  private enum Verb: String, CaseIterable {
    case tap, press, pan, drag, swipe, pinch, rotate, scroll, type, tilt, shake, turn, wait,
      snapshot
    case doubleTap = "double-tap"
    case device, landscape, appearance, duration, fps, controller, storyboard
    case showTouches = "show-touches"
  }

  /// The first words of settings.
  static let settingNames = [
    "device", "landscape", "appearance", "duration", "fps", "controller", "storyboard",
    "show-touches",
  ]

  private(set) var settings = Script.Settings()
  private(set) var actions: [Action] = []
  private var found: Set<String> = []

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - place: File and line, for errors of the action.
  ///   - allowsSettings: Whether settings are allowed besides actions.
  /// - Throws: A ``LineError``.
  mutating func read(
    _ line: some StringProtocol, at place: String, allowsSettings: Bool = true
  ) throws(LineError) {
    var reader = try TokenReader(line)
    let start = reader.column
    let word = try reader.word("an action or setting")
    guard let verb = Verb(rawValue: word),
      allowsSettings || !Self.settingNames.contains(word) || verb == .appearance
    else {
      let names = Verb.allCases.map(\.rawValue)
        .filter {
          allowsSettings || !Self.settingNames.contains($0) || $0 == Verb.appearance.rawValue
        }
      let nearest = word.suggestion(of: names)
      throw LineError(
        column: start,
        sentence: "'\(word)' is not one of \(names.joined(separator: ", "))\(nearest).")
    }
    if let (kind, time) = try action(verb, &reader, allowsSettings: allowsSettings) {
      actions.append(Action(kind: kind, time: time, place: place))
    } else {
      guard found.insert(word).inserted else {
        throw LineError(column: start, sentence: "'\(word)' is given twice.")
      }
      try readSetting(verb, &reader)
    }
    try reader.end()
  }

  /// Reads the rest of an action; nil for a setting.
  private func action(
    _ verb: Verb, _ reader: inout TokenReader, allowsSettings: Bool
  ) throws(LineError) -> (Action.Kind, Double)? {
    switch verb {
    case .tap, .doubleTap, .press: return try tap(verb, &reader)
    case .pan, .drag, .swipe, .pinch, .rotate, .scroll: return try movement(verb, &reader)
    case .type:
      let text = try reader.text()
      let clauses = try Clauses(&reader, of: verb.rawValue, [.into, .every])
      return (
        .type(text, into: clauses.target, interval: clauses.interval ?? 0.1), clauses.time
      )
    case .tilt:
      let gravity = try reader.tuple(3, "the direction of gravity (x, y, z)")
      guard gravity.contains(where: { $0 != 0 }) else {
        throw LineError(column: reader.column, sentence: "(0, 0, 0) is not a direction of gravity.")
      }
      let clauses = try Clauses(&reader, of: verb.rawValue, [.for])
      return (
        .tilt(x: gravity[0], y: gravity[1], z: gravity[2], duration: clauses.duration ?? 0),
        clauses.time
      )
    case .shake:
      let clauses = try Clauses(&reader, of: verb.rawValue, [.for])
      return (.shake(duration: clauses.duration ?? 0.5), clauses.time)
    case .wait:
      guard reader.next?.kind == .word("for") else {
        throw reader.error(expected: "after 'wait' the word for and a view")
      }
      reader.skip()
      let target = try reader.target()
      let clauses = try Clauses(&reader, of: verb.rawValue, [.for])
      return (.wait(for: target, limit: clauses.duration ?? 10), clauses.time)
    case .snapshot:
      let name = try snapshotName(&reader)
      return (.snapshot(name), try Clauses(&reader, of: verb.rawValue, []).time)
    case .turn:
      let turn = try reader.choice(DeviceTurn.self)
      return (.turn(turn), try Clauses(&reader, of: verb.rawValue, []).time)
    case .appearance:
      var ahead = reader
      let style = try Self.appearance(&ahead)
      guard ahead.next != nil || !allowsSettings else { return nil }
      reader = ahead
      return (.appearance(style), try Clauses(&reader, of: verb.rawValue, []).time)
    case .device, .landscape, .duration, .fps, .controller, .storyboard, .showTouches: return nil
    }
  }

  /// Reads the name of a picture, which is that of a file, too.
  private func snapshotName(_ reader: inout TokenReader) throws(LineError) -> String {
    let column = reader.column
    let name = try reader.name("the name of a picture")
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || " ._-".contains($0) }), name.count <= 100,
      let first = name.first, first != ".", first != "-", name.last != " ", first != " "
    else {
      throw LineError(
        column: column,
        sentence: "'\(name)' is not the name of a picture: up to 100 letters, digits, spaces, '.', "
          + "'_' and '-' are allowed, of which a letter, a digit or '_' is the first.")
    }
    let isTaken = actions.contains { action in
      guard case .snapshot(let other) = action.kind else { return false }
      // A file system may not tell them apart.
      return other.lowercased() == name.lowercased()
    }
    guard !isTaken else {
      throw LineError(column: column, sentence: "there is another picture '\(name)'.")
    }
    return name
  }

  private func tap(
    _ verb: Verb, _ reader: inout TokenReader
  ) throws(LineError) -> (Action.Kind, Double) {
    let target = try reader.target()
    let allowed: Set<Clauses.Word> =
      switch verb {
      case .tap: [.count, .fingers]
      case .press: [.for, .fingers]
      default: [.fingers]
      }
    let clauses = try Clauses(&reader, of: verb.rawValue, allowed)
    let duration = verb == .press ? clauses.duration ?? 1 : 0
    return (
      .tap(
        target, count: verb == .doubleTap ? 2 : clauses.count, fingers: clauses.fingers,
        duration: duration), clauses.time
    )
  }

  private func movement(
    _ verb: Verb, _ reader: inout TokenReader
  ) throws(LineError) -> (Action.Kind, Double) {
    let name = verb.rawValue
    if verb == .swipe {
      let direction = try reader.choice(SwipeDirection.self)
      let clauses = try Clauses(&reader, of: name, [.on, .distance, .for])
      return (
        .swipe(
          direction, on: clauses.target, distance: clauses.distance ?? 150,
          duration: clauses.duration ?? 0.15), clauses.time
      )
    }
    let target = try reader.target()
    switch verb {
    case .pinch:
      let clauses = try Clauses(&reader, of: name, [.from, .to, .for], isNumeric: true)
      guard let start = clauses.start, let end = clauses.end else {
        throw LineError(
          column: reader.column,
          sentence: "'pinch' has no distances of the fingers, such as 'from 80 to 160'.")
      }
      return (
        .pinch(target, from: start, to: end, duration: clauses.duration ?? 0.5), clauses.time
      )
    case .rotate:
      let clauses = try Clauses(&reader, of: name, [.by, .distance, .for], isNumeric: true)
      guard let angle = clauses.angle else {
        throw LineError(
          column: reader.column, sentence: "'rotate' has no angle in degrees, such as 'by 90'.")
      }
      return (
        .rotate(
          target, angle: angle * .pi / 180, distance: clauses.distance ?? 120,
          duration: clauses.duration ?? 0.5), clauses.time
      )
    case .scroll:
      let clauses = try Clauses(&reader, of: name, [.by, .for])
      guard case .by(let distance)? = clauses.path else {
        throw LineError(
          column: reader.column, sentence: "'scroll' has no distance, such as 'by (0, 300)'.")
      }
      return (.scroll(target, by: distance, duration: clauses.duration ?? 0.5), clauses.time)
    default:
      let clauses = try Clauses(
        &reader, of: name, [.to, .by, .through, .for, .velocity, .fingers])
      guard let path = clauses.path else {
        throw LineError(
          column: reader.column,
          sentence: "'\(name)' has no end, such as 'to (160, 300)' or 'by (0, 100)'.")
      }
      return (
        .pan(
          target, path: path, duration: clauses.duration ?? 0.5, velocity: clauses.velocity,
          fingers: clauses.fingers), clauses.time
      )
    }
  }

  private static func appearance(
    _ reader: inout TokenReader
  ) throws(LineError) -> UserInterfaceStyle {
    enum Name: String, CaseIterable { case light, dark }
    return try reader.choice(Name.self) == .light ? .light : .dark
  }

  private mutating func readSetting(
    _ verb: Verb, _ reader: inout TokenReader
  ) throws(LineError) {
    switch verb {
    case .device:
      let column = reader.column
      let name = try reader.word("a device or size")
      do throws(DeviceScreen.ParseError) {
        settings.device = try DeviceScreen(parsing: name)
      } catch {
        throw LineError(column: column, sentence: "'\(name)' is not a device: \(error.sentence)")
      }
    case .landscape: settings.isLandscape = true
    case .appearance: settings.appearance = try Self.appearance(&reader)
    case .duration: settings.duration = try reader.duration()
    case .fps:
      let expected = "a number of frames per second, such as 30 or 30000/1001,"
      let rate: FrameRate? =
        switch reader.next?.kind {
        case .number(let number): FrameRate("\(number)")
        case .word(let word): FrameRate(word)
        default: nil
        }
      guard let rate else { throw reader.error(expected: expected) }
      reader.skip()
      settings.frameRate = rate
    case .controller: settings.controller = try reader.name("the name of a class")
    case .storyboard: settings.storyboard = try reader.name("the name of a storyboard")
    case .showTouches: settings.showsTouches = true
    default: preconditionFailure("\(verb) is not a setting")
    }
  }
}
