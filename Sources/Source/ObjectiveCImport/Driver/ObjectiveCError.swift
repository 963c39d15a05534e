/// Why files in Objective-C cannot be translated; one sentence.
package struct ObjectiveCError: Error, CustomStringConvertible {
  enum Reason {
    case tooLarge
    case cannotRun(String)
    case other(String)
  }

  let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  package var description: String {
    switch reason {
    case .tooLarge: "The syntax tree of a file is larger than \(Clang.maxTreeSize >> 20) MiB."
    case .cannotRun(let sentence), .other(let sentence): sentence
    }
  }
}
