package import SystemPackage

/// Returns the path of the running program.
///
/// - Throws: An ``UnknownProgramError`` without `/proc`.
package func runningProgram() throws(UnknownProgramError) -> FilePath {
  guard let program = canonicalPath(of: "/proc/self/exe") else { throw UnknownProgramError() }
  return program
}

/// The path of the running program cannot be found; one sentence.
package struct UnknownProgramError: Error, CustomStringConvertible {
  package let description =
    "The path of the running program is unknown: /proc is not mounted."
}
