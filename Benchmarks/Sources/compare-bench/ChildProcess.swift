internal import Glibc

/// The resources used by a run of a program.
struct ProcessCost {
  /// Wall time in milliseconds.
  let wall: Double
  /// CPU time of all its threads, in milliseconds.
  let cpu: Double
  /// Peak resident memory in MB.
  let memory: Double
}

/// Runs a program, discards its output and returns its cost.
///
/// - Throws: A ``ProcessFailure`` if it cannot be run or its exit code is not 0 or 1.
func cost(of command: [String]) throws -> ProcessCost {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
  }
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  let clock = ContinuousClock()
  let start = clock.now
  let error = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
  guard error == 0 else { throw ProcessFailure(command, "cannot be run") }
  var status: CInt = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process else {
    throw ProcessFailure(command, "was lost")
  }
  let wall = (clock.now - start) / .milliseconds(1)
  // 1 means that images differ.
  guard status & 0x7F == 0, (status >> 8) & 0xFF <= 1 else {
    throw ProcessFailure(command, "ended with status \(status)")
  }
  func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3
  }
  return ProcessCost(
    wall: wall, cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
    memory: Double(usage.ru_maxrss) / 1024)
}

/// The reason why a program could not be measured.
struct ProcessFailure: Error, CustomStringConvertible {
  let description: String

  init(_ command: [String], _ reason: String) {
    description = "'\(command.joined(separator: " "))' \(reason)"
  }
}
