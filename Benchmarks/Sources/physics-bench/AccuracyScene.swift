/// A small scene with known analytic results, at 1/60 s like the timed ones.
struct AccuracyScene: Sendable {
  /// A measured quantity and its analytic value.
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
  /// Runs the scene with an engine; returns the measured quantities in order.
  let measure: @Sendable (any Engine) -> [String]

  static let all = [bounce, bullets, cradle, slope, pendulum, spring, press]
}
