internal import Geometry

/// The clauses after the verb and target of an action, in any order: `at 1.5`, `for 0.3` and so on.
struct Clauses {
  /// The first word of a clause.
  enum Word: String, CaseIterable {
    case at, `for`, count, fingers, to, by, through, velocity, from, distance, on, into, every
  }

  /// The start time.
  private(set) var time = 0.0
  private(set) var duration: Double?
  private(set) var count = 1
  private(set) var fingers = 1
  private(set) var path: PanPath?
  private(set) var angle: Double?
  private(set) var start: Double?
  private(set) var end: Double?
  private(set) var velocity: Vector?
  private(set) var distance: Double?
  private(set) var target: Target?
  private(set) var interval: Double?

  /// Reads the rest of a line.
  ///
  /// - Parameters:
  ///   - reader: The line.
  ///   - verb: The first word of the line, for errors.
  ///   - allowed: The clauses that are allowed besides `at`, which must be there.
  ///   - isNumeric: Whether `to` and `by` are numbers.
  /// - Throws: A ``LineError``.
  init(
    _ reader: inout TokenReader, of verb: String, _ allowed: Set<Word>, isNumeric: Bool = false
  ) throws(LineError) {
    var found: Set<Word> = []
    while let token = reader.next {
      let words = Word.allCases.filter { $0 == .at || allowed.contains($0) }
      let names = words.map(\.rawValue).joined(separator: ", ")
      guard case .word(let name) = token.kind, let word = Word(rawValue: name), words.contains(word)
      else { throw reader.error(expected: "after '\(verb)' one of \(names)") }
      guard found.insert(word).inserted else {
        throw LineError(column: token.column, sentence: "'\(name)' is given twice.")
      }
      reader.skip()
      try read(word, &reader, isNumeric: isNumeric)
    }
    guard found.contains(.at) else {
      throw LineError(
        column: reader.column, sentence: "'\(verb)' has no time, such as 'at 1.5'.")
    }
  }

  private mutating func read(
    _ word: Word, _ reader: inout TokenReader, isNumeric: Bool
  ) throws(LineError) {
    switch word {
    case .at: time = try reader.number(0...TokenReader.maxTime, "a number of seconds")
    case .for: duration = try reader.duration()
    case .count: count = try reader.count(1...20, "a number of taps")
    case .fingers: fingers = try reader.count(1...10, "a number of fingers")
    case .velocity: velocity = try reader.vector()
    case .from: start = try reader.number(0...10_000, "a distance")
    case .distance: distance = try reader.number(1...10_000, "a distance")
    case .on, .into: target = try reader.target()
    case .every: interval = try reader.number(0...60, "a number of seconds")
    case .to where isNumeric: end = try reader.number(0...10_000, "a distance")
    case .by where isNumeric: angle = try reader.number(-36_000...36_000, "an angle in degrees")
    case .to, .by, .through:
      guard path == nil else {
        throw LineError(
          column: reader.column, sentence: "only one of to, by and through can be given.")
      }
      path = try pan(word, &reader)
    }
  }

  private func pan(_ word: Word, _ reader: inout TokenReader) throws(LineError) -> PanPath {
    switch word {
    case .to: return .to(try reader.target())
    case .by: return .by(try reader.vector())
    default:
      var points = [try reader.point()]
      while case .tuple? = reader.next?.kind { points.append(try reader.point()) }
      return .through(points)
    }
  }
}
