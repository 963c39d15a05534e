package import ArgumentParser
import FileIO
import FilmKit
import Rendering
import StageKit

/// Rethrows errors of a request that cannot be carried out as usage errors, with exit code 64.
package func asUsageError<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as RenderingError {
    throw ValidationError(error.description)
  } catch let error as ParameterError {
    throw ValidationError(error.description.printable)
  } catch let error as FilmError where error.code == .tooMuchMemory {
    printError("Error: \(error)")
    throw ExitCode.unreadable
  } catch let error as FilmError {
    throw ValidationError(error.description)
  }
}

extension ExitCode {
  /// An input file cannot be read (`EX_DATAERR` of sysexits.h).
  package static let unreadable = ExitCode(65)
}
