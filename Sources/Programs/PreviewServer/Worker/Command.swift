private import FileIO
private import Foundation
internal import Subprocess
internal import SystemPackage

/// A program with its arguments.
struct Command: Hashable, Sendable {
  /// A path, or a name that is looked up in `PATH`.
  let program: String
  let arguments: [String]

  /// Creates a command from its words; nil if there are none.
  init?(_ words: [String]) {
    guard let program = words.first else { return nil }
    self.program = program
    arguments = Array(words.dropFirst())
  }

  /// The program as swift-subprocess finds it.
  var executable: Executable {
    program.contains("/") ? .path(FilePath(program)) : .name(program)
  }

  /// Options for a process group of its own, which is ended as a whole.
  ///
  /// So Ctrl-C in a terminal reaches only the server, which ends the others in order.
  static var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return options
  }

  /// The environment: that of the server, with short reports of Swift programs that trap, which
  /// name the line of the recipe.
  static var environment: Environment {
    guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return .inherit }
    return .inherit.updating([
      "SWIFT_BACKTRACE": "color=no,registers=none,images=none,threads=crashed,limit=48,top=8"
    ])
  }

  /// Returns the sentence about an error of starting the program.
  func startFailure(_ error: any Error) -> String {
    let reason = (error as? SubprocessError)?.underlyingError.map { " (\($0))" } ?? ""
    return "Cannot run \(program)\(reason).".printable
  }
}

extension TerminationStatus {
  /// How a process ended, after "the program": `exited with code 1`, `was ended by signal 4`.
  var sentence: String {
    switch self {
    case .exited(let code): "exited with code \(code)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }
}
