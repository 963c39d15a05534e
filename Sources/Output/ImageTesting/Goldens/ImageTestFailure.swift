/// Why an expectation cannot be checked, as a sentence.
struct ImageTestFailure: Error, CustomStringConvertible, Sendable {
  let description: String

  init(_ description: String) { self.description = description }
}
