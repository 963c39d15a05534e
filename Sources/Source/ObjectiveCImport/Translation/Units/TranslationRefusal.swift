/// A line whose translation Swift's compiler has refused.
package struct TranslationRefusal: Hashable, Sendable {
  /// The path of the user's file, or that of the translation's own lines.
  package let file: String
  package let line: Int
  /// What the compiler says, without a point at the end.
  package let reason: String
  /// The run of the compiler that refused it, from 1.
  package let round: Int
  /// The refused line of the translation; empty if it is not known.
  package let code: String

  package init(file: String, line: Int, reason: String, round: Int = 1, code: String = "") {
    (self.file, self.line, self.reason) = (file, line, reason)
    (self.round, self.code) = (round, code)
  }

  /// Whether the member must be left out, since nothing in its body is the reason.
  fileprivate var isAboutDeclaration: Bool {
    ["override", "overriding", "overridden", "redeclaration"].contains(where: reason.contains)
  }
}

// What is left out grows: the body of a member, then the member, then what a class has.
extension UnitTranslator {
  /// Returns why a method or function must not be translated; nil if nothing is against it.
  func refusal(of body: Node, declaredAt place: Place = Place()) -> String? {
    refusals(of: body, declaredAt: place).first?.reason
  }

  /// Returns why a member must be left out as a whole: its declaration is refused, or what was left
  /// of it without its body.
  func refusal(ofMember body: Node, declaredAt place: Place) -> String? {
    let refusals = refusals(of: body, declaredAt: place)
    let isRepeated = Set(refusals.map(\.round)).count > 1
    let own = refusals.first { $0.isAboutDeclaration && $0.line == place.line }
    return (own ?? (isRepeated ? refusals.last : nil))?.reason
  }

  /// Returns the refusals of the line of a declaration without statements.
  func refusals(at place: Place) -> [TranslationRefusal] {
    guard !program.refusals.isEmpty, place.line > 0 else { return [] }
    let file = file(place)
    return program.refusals.filter { $0.file == file && $0.line == place.line }
  }

  private func refusals(of body: Node, declaredAt place: Place) -> [TranslationRefusal] {
    guard !program.refusals.isEmpty else { return [] }
    var lines: [String: ClosedRange<Int>] = [:]
    func add(_ place: Place) {
      guard place.line > 0 else { return }
      let file = file(place)
      let known = lines[file]
      lines[file] =
        min(
          known?.lowerBound ?? place.line, place.line)...max(
          known?.upperBound ?? place.line, place.line)
    }
    add(place)
    body.visit { part in
      add(part.place)
      return true
    }
    return program.refusals.filter { lines[$0.file]?.contains($0.line) == true }
  }

  /// Returns a function or variable of the translation's own without the refused lines: those that
  /// try a class; an empty text if another line of it is refused.
  func withoutRefusedLines(_ helper: String) -> String {
    guard program.refusals.contains(where: { !$0.code.isEmpty }) else { return helper }
    let refused = Set(program.refusals.map(\.code)).subtracting([""])
    var rest: [Substring] = []
    for line in helper.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      guard refused.contains(String(code)) else {
        rest.append(line)
        continue
      }
      guard code.hasPrefix("if let target = ") else { return "" }
    }
    return rest.joined(separator: "\n")
  }
}
