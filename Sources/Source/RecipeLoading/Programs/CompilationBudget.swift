private import FileIO
package import ProjectFiles
private import Synchronization

/// How much is compiled before a program is given up: each run of the compiler without what did not
/// compile before takes as long as the first one, so that large programs get fewer runs.
package final class CompilationBudget: Sendable {
  /// The largest number of bytes of Swift that all runs compile together.
  package static let maxByteCount = 40 << 20
  /// The number of runs that every program gets.
  package static let minRunCount = 6

  private struct State {
    var runCount = 0
    var byteCount = 0
    var firstError = ""
  }

  private let state = Mutex(State())

  /// Creates the budget of a program.
  package init() {}

  /// Records a run of the compiler that follows.
  ///
  /// - Parameters:
  ///   - texts: What is compiled.
  ///   - folder: The program.
  /// - Throws: A ``RecipeFileError`` if too much was compiled already.
  package func spend(_ texts: [String], of folder: ProgramFolder) throws {
    let size = texts.reduce(0) { $0 + $1.utf8.count }
    let state = self.state.withLock { state in
      state.runCount += 1
      state.byteCount += size
      return state
    }
    guard state.runCount > Self.minRunCount, state.byteCount > Self.maxByteCount else { return }
    throw RecipeFileError(
      "\(folder.path.printable) does not compile with \(state.runCount - 1) runs of the compiler over "
        + "\((state.byteCount - size) >> 20) MiB; \(Self.maxByteCount >> 20) MiB are the limit"
        + (state.firstError.isEmpty ? "." : ". The first error that is left: \(state.firstError)"))
  }

  /// Keeps the first error of a run for the message.
  package func note(_ messages: String) {
    guard let first = CompilerMessage.messages(in: messages).first(where: \.isError) else { return }
    state.withLock { $0.firstError = "\(first.lines[0])." }
  }
}
