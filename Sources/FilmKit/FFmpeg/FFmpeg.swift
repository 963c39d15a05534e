private import CPipe
private import Glibc
private import Subprocess
internal import SystemPackage

/// The ffmpeg program, fed through a pipe.
struct FFmpeg: Sendable {
  /// Where the program is; nil looks it up in `PATH`.
  var executable: FilePath?

  /// Runs ffmpeg to its end.
  ///
  /// The process is in a group of its own, so that an interrupt typed in a terminal reaches only the
  /// caller, who decides. When the task is cancelled or `body` throws, ffmpeg is terminated, or
  /// killed if it does not listen, and waited for.
  ///
  /// - Parameters:
  ///   - arguments: What ffmpeg is to do with its standard input.
  ///   - film: What is being written, as it appears in an error's sentence.
  ///   - body: Writes ffmpeg's standard input.
  /// - Throws: What the body throws, `CancellationError`, or a ``FilmError`` if ffmpeg cannot be
  ///   started or ends early or unsuccessfully.
  func run(
    _ arguments: [String], writing film: String,
    feeding body: (_ input: DescriptorWriter) async throws -> Void
  ) async throws {
    let program = await located()
    let pipe = try Self.openPipe()
    let input = DescriptorWriter(
      pipe.writeEnd, target: "ffmpeg's input",
      loans: Self.isBinary(program) ? LentFrames(to: pipe.writeEnd) : nil)
    // What has been lent must not change as long as ffmpeg may read it.
    defer { withExtendedLifetime(input) {} }
    let ending: Ending
    do {
      let result = try await Subprocess.run(
        program.map { .path($0) } ?? .name("ffmpeg"),
        arguments: Arguments(Self.manners + arguments),
        environment: .inherit.updating(["AV_LOG_FORCE_NOCOLOR": "1", "FFREPORT": nil]),
        platformOptions: Self.platformOptions,
        input: .fileDescriptor(pipe.readEnd, closeAfterSpawningProcess: true),
        output: .discarded, error: .sequence
      ) { process in
        async let log = LogTail(of: process.standardError)
        var failure: (any Error)?
        do { try await body(input) } catch { failure = error }
        await input.close()
        if let failure {
          // A closed pipe means that ffmpeg is about to end, and to say why.
          let patience = (failure as? FilmError)?.code == .closedPipe ? [Self.waitForEnd] : []
          await process.teardown(using: patience + Self.platformOptions.teardownSequence)
        }
        return (failure: failure, log: await log)
      }
      ending = Ending(
        failure: result.closureResult.failure, log: result.closureResult.log,
        status: result.terminationStatus)
    } catch {
      await input.close()
      try Task.checkCancellation()
      throw FilmError.starting(executable, failedWith: error)
    }
    try Task.checkCancellation()
    try ending.check(film)
  }

  /// Where the program is, as far as it can be found.
  ///
  /// Left to itself, Subprocess would start a process for each directory in `PATH` to find out.
  private func located() async -> FilePath? {
    if let executable { return executable }
    return try? await Executable.name("ffmpeg").resolveExecutablePath(in: .inherit)
  }

  /// Whether the program itself is what reads, rather than something that a script runs.
  private static func isBinary(_ program: FilePath?) -> Bool {
    guard let program, let file = try? FileDescriptor.open(program, .readOnly) else { return false }
    defer { try? file.close() }
    return withUnsafeTemporaryAllocation(byteCount: 2, alignment: 1) { start in
      (try? file.read(into: start)) == 2 && !start.elementsEqual("#!".utf8)
    }
  }

  /// Never ask, be quiet unless it matters, and stop at the first error.
  private static let manners = [
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

  /// Continuing a process that runs changes nothing: this step only gives it time.
  private static let waitForEnd = TeardownStep.send(
    signal: .resume, allowedDurationToNextStep: .seconds(5))

  /// Opens a pipe whose writing end never blocks and which holds 1 MiB where the system allows.
  ///
  /// With the usual 64 KiB the two processes change places so often that throughput is halved.
  private static func openPipe() throws(FilmError) -> (
    readEnd: FileDescriptor, writeEnd: FileDescriptor
  ) {
    do {
      let pipe = try FileDescriptor.pipe(options: .closeOnExec)
      _ = cpipe_set_capacity(pipe.writeEnd.rawValue, 1 << 20)
      let flags = fcntl(pipe.writeEnd.rawValue, F_GETFL)
      _ = fcntl(pipe.writeEnd.rawValue, F_SETFL, flags | O_NONBLOCK)
      return pipe
    } catch {
      throw FilmError.writing("a pipe to ffmpeg", failedWith: error)
    }
  }
}

extension FFmpeg {
  /// How a run ended: what the feeder met, what ffmpeg said, and its status.
  private struct Ending {
    let failure: (any Error)?
    let log: LogTail
    let status: TerminationStatus

    func check(_ film: String) throws {
      if let failure, (failure as? FilmError)?.code != .closedPipe { throw failure }
      guard failure != nil || !status.isSuccess else { return }
      if case .signaled(SIGXFSZ) = status {
        throw FilmError.writing(film, failedWith: .fileTooLarge)
      }
      let how =
        switch status {
        case .exited(let code): "with exit code \(code)"
        case .signaled(let signal): "by signal \(signal)"
        }
      if log.mentions("No space left on device", "Disk quota exceeded") {
        throw FilmError(.diskFull, "There is no space left to write \(film).", log: log.lines)
      }
      if log.mentions(
        "Unknown encoder", "not currently supported in container", "incorrect codec parameters",
        "Error while opening encoder", "Default encoder for format")
      {
        throw FilmError(.codecRefused, "ffmpeg refused to write \(film).", log: log.lines)
      }
      throw FilmError(
        .ffmpegFailed, "ffmpeg ended \(how) before \(film) was whole.", log: log.lines)
    }
  }
}

extension FilmError {
  fileprivate static func starting(_ executable: FilePath?, failedWith error: any Error) -> Self {
    guard let error = error as? SubprocessError else {
      return FilmError(.ffmpegFailed, "ffmpeg could not be watched: \(error).")
    }
    switch error.code {
    case .executableNotFound, .spawnFailed:
      let reason = error.underlyingError.map { " (\($0))" } ?? ""
      return FilmError(
        .ffmpegNotFound,
        "Cannot run \(executable ?? "ffmpeg")\(reason): install it with `apt install ffmpeg`, or "
          + (executable == nil ? "put its directory into PATH." : "say where it is."))
    default:
      return FilmError(.ffmpegFailed, "ffmpeg could not be watched: \(error)")
    }
  }
}
