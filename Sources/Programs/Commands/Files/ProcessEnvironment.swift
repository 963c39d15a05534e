import FileIO
import Glibc

/// The environment in which processes run the code of users, so that every run gives the same film.
///
/// Swift seeds the hashes of dictionaries and sets anew in each process, before `main`. So programs
/// that iterate them would draw differently in each run.
enum ProcessEnvironment {
  private static let hashing = "SWIFT_DETERMINISTIC_HASHING"
  private static let backtrace = "SWIFT_BACKTRACE"
  private static let timeZone = "TZ"
  /// A short report of a trap that names the user's lines, and that waits for no key in a terminal.
  ///
  /// The user's calls may be below twenty of ours, and above as many.
  private static let shortReport =
    "interactive=no,registers=none,images=none,threads=crashed,limit=48,top=8"

  /// Whether the hashes of this process are the same in every run.
  private static var isSeeded: Bool { getenv(hashing).map { String(cString: $0) } == "1" }

  /// Sets the variables for a program that this process becomes; those of the user stay.
  static func prepare() {
    setenv(hashing, "1", 1)
    // The time zone of the machine is none of the film's.
    setenv(timeZone, RegionEnvironment.processTimeZone, 1)
    setenv(backtrace, shortReport, 0)
  }

  /// Starts the running program anew if it was started without the variables.
  ///
  /// - Parameter arguments: The arguments of the program.
  /// - Throws: An ``OutputError`` if it cannot be started.
  static func restartUnlessPrepared(_ arguments: [String]) throws(OutputError) {
    guard !isSeeded else { return }
    try ToolProgram.become(try ToolProgram.running, arguments)
  }
}
