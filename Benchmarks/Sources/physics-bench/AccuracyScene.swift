/// A small scene with a known right answer, at 1/60 s like the timed ones.
struct AccuracyScene: Sendable {
  /// A thing that is measured, and what it should be.
  struct Question: Sendable {
    var text: String
    var right: String

    init(_ text: String, _ right: String) {
      self.text = text
      self.right = right
    }
  }

  let name: String
  let questions: [Question]
  /// Runs the scene with an engine; gives the answers to the questions, in order.
  let measure: @Sendable (any Engine) -> [String]

  static let all = [bounce, bullets, cradle, slope, pendulum, spring, press]
}
