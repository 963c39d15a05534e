private import Glibc

/// A program with its arguments, to run and measure.
package struct ProcessCommand: Sendable {
  /// The program, looked up in `PATH` if it is a bare name.
  package var program: String
  package var arguments: [String]

  package init(_ program: String, _ arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }
}

/// The cost of running programs.
package struct Cost: Sendable {
  /// The time from the start of the first to the end of the last, in seconds.
  package var wall: Double
  /// The CPU time of all programs and their children, in seconds.
  package var processor: Double
  /// The sum of the programs' peak resident memory, in MB of 1,000,000 bytes.
  package var memory: Double

  package init(wall: Double = 0, processor: Double = 0, memory: Double = 0) {
    self.wall = wall
    self.processor = processor
    self.memory = memory
  }
}

/// The reason why a program could not be measured.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String
}

extension ProcessCommand {
  /// Runs programs at the same time, each reading what the one before it writes, and measures them.
  ///
  /// Standard output of the last one goes to a file, which is replaced; standard error is the
  /// caller's.
  ///
  /// - Parameters:
  ///   - pipeline: The programs, from the one that writes first.
  ///   - output: The file for what the last one writes.
  /// - Returns: What they took together.
  /// - Throws: A ``CommandFailure`` if one cannot be started or ends with a code other than 0.
  package static func run(_ pipeline: [ProcessCommand], output: String = "/dev/null") throws -> Cost
  {
    var cost = Cost()
    let start = ContinuousClock.now
    var processes: [(command: ProcessCommand, id: pid_t)] = []
    var input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    for (index, command) in pipeline.enumerated() {
      var ends: [CInt] = [-1, -1]
      if index + 1 < pipeline.count {
        guard pipe(&ends) == 0 else { throw CommandFailure(description: "no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      } else {
        ends[1] = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      }
      processes.append((command, try command.start(input: input, output: ends[1])))
      close(input)
      close(ends[1])
      input = ends[0]
    }
    for process in processes {
      var status: CInt = 0
      var usage = rusage()
      wait4(process.id, &status, 0, &usage)
      guard status == 0 else {
        throw CommandFailure(description: "\(process.command.program) ended with status \(status)")
      }
      cost.processor += seconds(usage.ru_utime) + seconds(usage.ru_stime)
      cost.memory += Double(usage.ru_maxrss) * 1024 / 1e6
    }
    cost.wall = (ContinuousClock.now - start) / .seconds(1)
    return cost
  }

  private func start(input: CInt, output: CInt) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    let code = posix_spawnp(&id, program, &actions, nil, &words, environ)
    guard code == 0 else {
      throw CommandFailure(description: "cannot run \(program): \(String(cString: strerror(code)))")
    }
    return id
  }
}

/// The sum of the peak resident memory of this process and of its largest child, in MB of 1,000,000
/// bytes.
package func peakMemory() -> Double {
  func peak(_ whose: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(whose.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1024 / 1e6
  }
  return peak(RUSAGE_SELF) + peak(RUSAGE_CHILDREN)
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
}
