import FileIO
import Glibc
import Rendering
import SystemPackage

/// The programs that belong together: `zoetrope`, and those that run in its place.
///
/// The package manager puts all beside each other; an installation puts `zoetrope` into `bin`, and
/// the others into `libexec/zoetrope`.
enum ToolProgram: String {
  /// The program that users call.
  case main = "zoetrope"
  /// The program that reads source for iOS: it alone is linked with UIKit and the parser of Swift.
  case source = "zoetrope-source"
  /// The program that serves the page of a preview.
  case preview = "zoetrope-preview"

  /// The path of the running program.
  ///
  /// - Throws: An ``OutputError`` if it is unknown.
  static var running: FilePath {
    get throws(OutputError) {
      do {
        return try runningProgram()
      } catch {
        throw OutputError(description: error.description)
      }
    }
  }

  /// Returns the path of the program that belongs to the running one.
  ///
  /// - Parameter remedy: A sentence for users who do not have the program.
  /// - Returns: The path.
  /// - Throws: An ``OutputError`` if there is none, with the places where it was looked for.
  func path(orElse remedy: String) throws(OutputError) -> FilePath {
    let directory = try Self.running.removingLastComponent()
    let other = self == .main ? "../../bin" : "../libexec/zoetrope"
    let candidates = [
      directory.appending(rawValue),
      directory.appending(other).appending(rawValue).lexicallyNormalized(),
    ]
    guard let path = candidates.first(where: { (try? $0.stat()) != nil }) else {
      throw OutputError(
        description:
          "The program \(rawValue) is neither \(candidates[0]) nor \(candidates[1]). \(remedy)")
    }
    return path
  }

  /// Replaces this process by a program that runs the code of users.
  ///
  /// - Throws: An ``OutputError`` if it cannot be started.
  static func become(_ program: FilePath, _ arguments: [String]) throws(OutputError) -> Never {
    ProcessEnvironment.prepare()
    var pointers = ([program.string] + arguments).map { strdup($0) } + [nil]
    execv(program.string, &pointers)
    throw OutputError(description: "Cannot start \(program): \(Errno(rawValue: errno)).")
  }
}

extension FilmCollection {
  /// The path of the program of this collection that users call.
  ///
  /// - Throws: An ``OutputError`` if there is none.
  static var mainProgram: FilePath {
    get throws(OutputError) {
      guard let tool = Self.self as? any ToolCollection.Type, tool.sourceReader != nil else {
        return try ToolProgram.running
      }
      return try ToolProgram.main.path(orElse: "It belongs to this program.")
    }
  }
}
