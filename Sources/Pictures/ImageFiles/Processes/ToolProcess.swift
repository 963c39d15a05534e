private import Glibc
package import SystemPackage

/// A program that reads bytes, writes bytes and ends: it runs while the caller waits.
package struct ToolProcess {
  /// The name of the program in `PATH`, or its path.
  let program: String
  let arguments: [String]
  /// The address space that the program may use, in KiB.
  let memoryLimit: Int
  let timeLimit: Duration
  /// The seconds of a processor that the program may use; nil is no limit of its own.
  var processorLimit: Int?
  /// The number of bytes that the program may write.
  let maxOutput: Int

  /// Creates a process, which does not run yet.
  ///
  /// - Parameters:
  ///   - program: The name of the program in `PATH`, or its path.
  ///   - arguments: Its arguments.
  ///   - memoryLimit: The address space that it may use, in KiB.
  ///   - timeLimit: How long it may run.
  ///   - processorLimit: The seconds of a processor that it may use; nil, the default, for no limit
  ///     of its own.
  ///   - maxOutput: The number of bytes that it may write.
  package init(
    program: String, arguments: [String], memoryLimit: Int, timeLimit: Duration,
    processorLimit: Int? = nil, maxOutput: Int
  ) {
    self.program = program
    self.arguments = arguments
    self.memoryLimit = memoryLimit
    self.timeLimit = timeLimit
    self.processorLimit = processorLimit
    self.maxOutput = maxOutput
  }

  /// What a program wrote, and how it ended.
  package struct Result {
    package var output: [UInt8] = []
    /// The last line of its standard error.
    package var message = ""
    /// The exit code, or the signal that killed it as a negative number.
    package var status = 0
  }

  /// Why a program has no result.
  package enum Failure: Error {
    case notFound
    case timedOut(Duration)
    case tooMuchOutput(Int)
    case system(Errno)
  }

  /// Runs the program until it exits or exceeds a limit, at which it is killed.
  package func run(input: [UInt8]) throws(Failure) -> Result {
    // A socket, unlike a pipe, can be written without a signal if the program has gone.
    let standardInput = try Ends.socketPair()
    let standardOutput = try Ends.pipe()
    let standardError = try Ends.pipe()
    let id = try spawn(standardInput.other, standardOutput.other, standardError.other)
    standardInput.closeOther()
    standardOutput.closeOther()
    standardError.closeOther()

    var transfer = Transfer(
      input: input, ends: (standardInput, standardOutput, standardError), maxOutput: maxOutput)
    let deadline = ContinuousClock.now + timeLimit
    let ending = transfer.run(until: deadline)
    if ending != .complete { kill(id, SIGKILL) }
    let status = Self.wait(for: id, until: deadline)
    switch ending {
    case .complete: break
    case .timedOut: throw .timedOut(timeLimit)
    case .tooMuchOutput: throw .tooMuchOutput(maxOutput)
    }
    guard let status else { throw .timedOut(timeLimit) }
    if status == 127 { throw .notFound }
    return Result(output: transfer.output, message: transfer.lastLine, status: status)
  }

  /// Starts the program; a shell sets its limits.
  private func spawn(_ input: CInt, _ output: CInt, _ error: CInt) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [input, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, CInt(target))
    }
    let processor = processorLimit.map { " ulimit -t \($0);" } ?? ""
    let command = [
      "/bin/sh", "-c", "ulimit -c 0; ulimit -v \(memoryLimit);\(processor) exec \"$0\" \"$@\"",
      program,
    ]
    var words = (command + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, "/bin/sh", &actions, nil, &words, environ)
    guard code == 0 else { throw .system(Errno(rawValue: code)) }
    return id
  }

  /// Waits until a process has ended, which is killed at a deadline.
  ///
  /// - Returns: The exit code, or the signal as a negative number; nil if it was killed here.
  private static func wait(for id: pid_t, until deadline: ContinuousClock.Instant) -> Int? {
    var status: CInt = 0
    var isKilled = false
    while true {
      let result = waitpid(id, &status, isKilled ? 0 : WNOHANG)
      if result == id { break }
      if result < 0, errno != EINTR { return isKilled ? nil : 0 }
      if result == 0 {
        if ContinuousClock.now >= deadline {
          kill(id, SIGKILL)
          isKilled = true
        } else {
          // The outputs are closed, so that the program is just exiting.
          usleep(500)
        }
      }
    }
    if isKilled { return nil }
    let signal = Int(status & 0x7F)
    return signal == 0 ? Int(status >> 8 & 0xFF) : -signal
  }
}

/// Two connected file descriptors: this process's end, which does not block, and the program's.
final class Ends {
  let own: CInt
  private(set) var other: CInt
  private var isOwnOpen = true

  private init(own: CInt, other: CInt) {
    self.own = own
    self.other = other
    _ = fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    closeOwn()
    closeOther()
  }

  static func socketPair() throws(ToolProcess.Failure) -> Ends {
    var ends: [CInt] = [0, 0]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(Errno(rawValue: errno)) }
    return Ends(own: ends[0], other: ends[1])
  }

  static func pipe() throws(ToolProcess.Failure) -> Ends {
    do {
      let pipe = try FileDescriptor.pipe(options: .closeOnExec)
      return Ends(own: pipe.readEnd.rawValue, other: pipe.writeEnd.rawValue)
    } catch {
      throw .system(error)
    }
  }

  func closeOwn() {
    if isOwnOpen { close(own) }
    isOwnOpen = false
  }

  func closeOther() {
    if other >= 0 { close(other) }
    other = -1
  }
}
