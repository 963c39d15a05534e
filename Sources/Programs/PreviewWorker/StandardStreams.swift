@preconcurrency private import Glibc
package import SystemPackage

/// The standard streams of a worker.
package enum StandardStreams {
  /// Takes standard input and standard output for requests and answers.
  ///
  /// What a recipe prints would mix with answers: from now on standard output leads to standard
  /// error, and standard input is empty.
  ///
  /// - Returns: Descriptors of the former streams.
  /// - Throws: An `Errno` if there are no more descriptors.
  package static func take() throws -> (input: FileDescriptor, output: FileDescriptor) {
    // Whole lines are printed at once, so that none is lost if the process ends early.
    setvbuf(stdout, nil, _IOLBF, 0)
    let input = try FileDescriptor.standardInput.duplicate()
    let output = try FileDescriptor.standardOutput.duplicate()
    for descriptor in [input, output] { _ = fcntl(descriptor.rawValue, F_SETFD, FD_CLOEXEC) }
    let nothing = try FileDescriptor.open("/dev/null", .readOnly)
    _ = try nothing.duplicate(as: .standardInput)
    try nothing.close()
    _ = try FileDescriptor.standardError.duplicate(as: .standardOutput)
    return (input, output)
  }
}
