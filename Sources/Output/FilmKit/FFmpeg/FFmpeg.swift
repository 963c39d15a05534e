private import FileIO
private import Glibc
private import Subprocess
private import Synchronization
internal import SystemPackage

/// The ffmpeg program, which reads frames from a pipe.
struct FFmpeg: Sendable {
  /// The path of the program; nil searches `PATH`.
  var executable: FilePath?
  /// How long to wait without progress.
  var stallPolicy: Movie.StallPolicy
  /// The directory in which it runs; nil for that of this process.
  var directory: FilePath?

  /// Runs ffmpeg until it exits.
  ///
  /// The process has its own process group, so that Ctrl-C in a terminal interrupts only the
  /// calling program. If the task is cancelled or `body` throws, ffmpeg receives SIGTERM, then
  /// SIGKILL if it does not exit within two seconds. After the timeout of the stall policy it
  /// receives SIGKILL.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the common ones and before the output file.
  ///   - output: The output file, which exists.
  ///   - film: The name of the output, as it appears in an error's sentence.
  ///   - body: Writes ffmpeg's standard input.
  /// - Throws: The errors of `body`, `CancellationError`, or a ``FilmError`` if ffmpeg cannot be
  ///   started or fails.
  func run(
    _ arguments: [String], output: FilePath, writing film: String,
    feeding body: (_ input: DescriptorWriter) async throws -> Void
  ) async throws {
    let program = await resolvedPath().map(path(of:))
    let pipe = try Self.openPipe()
    // Subprocess would trap at a file that it is to close if it cannot open another one.
    let files = OpenFiles([pipe.readEnd, pipe.nothing])
    defer { files.close() }
    let watch = StallWatch(stallPolicy, output: output)
    let input = DescriptorWriter(
      pipe.writeEnd, target: "ffmpeg's input", report: watch.record)
    let group = ProcessGroup()
    let (_, record) = UnfinishedWork.begin(undoing: group.terminate) {}
    defer {
      group.end()
      UnfinishedWork.forget(record)
    }
    let completion: Completion
    do {
      let result = try await Subprocess.run(
        program.map { .path($0) } ?? .name("ffmpeg"),
        arguments: Arguments(Self.commonArguments + arguments + ["file:\(path(of: output))"]),
        environment: .inherit.updating(["AV_LOG_FORCE_NOCOLOR": "1", "FFREPORT": nil]),
        workingDirectory: directory,
        platformOptions: Self.platformOptions,
        input: .fileDescriptor(pipe.readEnd, closeAfterSpawningProcess: false),
        output: .fileDescriptor(pipe.nothing, closeAfterSpawningProcess: false), error: .sequence
      ) { process in
        // A pipe whose end is open here, too, would never break.
        files.close()
        group.start(process.processIdentifier.value)
        if Self.isRun(by: process.processIdentifier.value) { await input.lendPlanes() }
        async let _: Void = watch.run(end: group.kill)
        async let log = StandardErrorTail(of: process.standardError)
        var failure: (any Error)?
        do { try await body(input) } catch { failure = error }
        await input.close()
        if let failure {
          // A closed pipe means that ffmpeg is exiting by itself and writes the reason to its log.
          let gracePeriod = (failure as? FilmError)?.code == .closedPipe ? [Self.waitForExit] : []
          await process.teardown(using: gracePeriod + Self.platformOptions.teardownSequence)
        }
        return (failure: failure, log: await log)
      }
      completion = Completion(
        failure: result.closureResult.failure, log: result.closureResult.log,
        status: result.terminationStatus)
    } catch {
      await input.close()
      try Task.checkCancellation()
      throw FilmError.starting(executable, failedWith: error)
    }
    try Task.checkCancellation()
    if watch.hasTimedOut, let timeout = stallPolicy.timeout {
      throw FilmError(
        .ffmpegStalled,
        "ffmpeg made no progress for \(timeout.sentence) and was ended before \(film) was complete.",
        log: completion.log.lines)
    }
    try completion.check(film)
  }

  /// Returns whether a process runs ffmpeg itself, not a script or another program that starts it.
  private static func isRun(by process: pid_t) -> Bool {
    let program = try? readLink(FilePath("/proc/\(process)/exe"))
    return program?.lastComponent == "ffmpeg"
  }

  /// Returns the path of the program, or nil if it is not found.
  ///
  /// Without a path, Subprocess would start one process for each directory in `PATH`.
  private func resolvedPath() async -> FilePath? {
    if let executable { return executable }
    return try? await Executable.name("ffmpeg").resolveExecutablePath(in: .inherit)
  }

  /// Returns a path as a process in ``directory`` finds it.
  private func path(of path: FilePath) -> FilePath {
    guard directory != nil, let current = canonicalPath(of: ".") else { return path }
    return current.pushing(path)
  }

  /// Arguments of every run: no prompts, only errors in the log, exit at the first error.
  private static let commonArguments = [
    "-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-xerror", "-y",
  ]

  private static var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return options
  }

  /// A teardown step that only waits: SIGCONT has no effect on a running process.
  private static let waitForExit = TeardownStep.send(
    signal: .resume, allowedDurationToNextStep: .seconds(5))

  /// Opens a pipe with a non-blocking write end and a capacity of 1 MiB where the system allows it.
  ///
  /// The default of 64 KiB causes so many context switches that it halves the throughput.
  ///
  /// - Returns: The ends of the pipe, and a file for what ffmpeg prints.
  private static func openPipe() throws(FilmError) -> (
    readEnd: FileDescriptor, writeEnd: FileDescriptor, nothing: FileDescriptor
  ) {
    do {
      try checkCanStartProgram()
      let nothing = try FileDescriptor.open("/dev/null", .writeOnly, options: .closeOnExec)
      let pipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)
      do {
        pipe = try FileDescriptor.pipe(options: .closeOnExec)
      } catch {
        try? nothing.close()
        throw error
      }
      _ = fcntl(pipe.writeEnd.rawValue, setPipeSize, 1 << 20)
      let flags = fcntl(pipe.writeEnd.rawValue, F_GETFL)
      _ = fcntl(pipe.writeEnd.rawValue, F_SETFL, flags | O_NONBLOCK)
      return (pipe.readEnd, pipe.writeEnd, nothing)
    } catch {
      throw FilmError.writing("a pipe to ffmpeg", failedWith: Errno(catching: error))
    }
  }
}

/// Linux's command F_SETPIPE_SZ of `fcntl`, which Swift's Glibc module does not import.
private let setPipeSize: CInt = 1031

/// Files that are closed once, by the first of several owners.
private final class OpenFiles: Sendable {
  private let files: Mutex<[FileDescriptor]>

  init(_ files: [FileDescriptor]) { self.files = Mutex(files) }

  func close() {
    files.withLock { files in
      for file in files { try? file.close() }
      files = []
    }
  }
}

extension FFmpeg {
  /// The outcome of a run.
  private struct Completion {
    /// The error of writing ffmpeg's standard input.
    let failure: (any Error)?
    let log: StandardErrorTail
    let status: TerminationStatus

    /// Throws the error that explains why the run failed, if it did.
    func check(_ film: String) throws {
      if let failure, (failure as? FilmError)?.code != .closedPipe { throw failure }
      guard failure != nil || !status.isSuccess else { return }
      if case .signaled(SIGXFSZ) = status {
        throw FilmError.writing(film, failedWith: .fileTooLarge)
      }
      if log.contains("No space left on device", "Disk quota exceeded") {
        throw FilmError(.diskFull, "There is no space left to write \(film).", log: log.lines)
      }
      if log.contains(
        "Unknown encoder", "not currently supported in container", "incorrect codec parameters",
        "Error while opening encoder", "Default encoder for format")
      {
        throw FilmError(.codecRefused, "ffmpeg cannot write \(film).", log: log.lines)
      }
      let exit =
        switch status {
        case .exited(let code): "exited with code \(code)"
        case .signaled(let signal): "was killed by signal \(signal)"
        }
      throw FilmError(
        .ffmpegFailed, "ffmpeg \(exit) before \(film) was complete.", log: log.lines)
    }
  }
}

extension FilmError {
  fileprivate static func starting(_ executable: FilePath?, failedWith error: any Error) -> Self {
    guard let error = error as? SubprocessError else {
      return FilmError(.ffmpegFailed, "ffmpeg's process cannot be monitored: \(error).")
    }
    switch error.code {
    case .spawnFailed where error.isShortage:
      return FilmError(
        .ffmpegFailed,
        "Cannot run \(executable ?? "ffmpeg"): \(error.underlyingError.map { "\($0)" } ?? "").")
    case .executableNotFound, .spawnFailed:
      let reason = error.underlyingError.map { " (\($0))" } ?? ""
      return FilmError(
        .ffmpegNotFound,
        "Cannot run \(executable ?? "ffmpeg")\(reason): install it with `apt install ffmpeg`, or "
          + (executable == nil ? "add its directory to PATH." : "give its path."))
    default:
      return FilmError(.ffmpegFailed, "ffmpeg's process cannot be monitored: \(error)")
    }
  }
}

extension SubprocessError {
  /// Whether the system had no more files, processes or memory for a program that is there.
  fileprivate var isShortage: Bool {
    guard let error = underlyingError else { return false }
    let shortages: [Errno] = [
      .tooManyOpenFiles, .tooManyOpenFilesInSystem, .resourceTemporarilyUnavailable, .noMemory,
    ]
    return shortages.contains(error)
  }
}
