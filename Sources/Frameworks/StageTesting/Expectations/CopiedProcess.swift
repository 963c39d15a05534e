internal import Glibc
internal import TestCases

/// A copy of the process, made by `fork`, in which a function of a test runs.
///
/// Of threads it has only that of the call. The code of an application runs on this one. Functions
/// that were registered by `atexit` before are not called.
struct CopiedProcess {
  /// The longest time of the function, in seconds.
  private static let limit: UInt32 = 60
  /// The most bytes of a file of output that are read.
  private static let maxSize = 16 << 20

  private let files: Files?
  private let id: pid_t

  /// What the process writes: files without names.
  private struct Files {
    let output: UnsafeMutablePointer<FILE>
    let error: UnsafeMutablePointer<FILE>
    let failures: UnsafeMutablePointer<FILE>

    init?() {
      guard let output = tmpfile(), let error = tmpfile(), let failures = tmpfile() else {
        return nil
      }
      (self.output, self.error, self.failures) = (output, error, failures)
    }

    func close() { for file in [output, error, failures] { fclose(file) } }
  }

  /// Runs a function in a copy of the process, and waits until that has ended.
  init(_ body: () throws -> Void) {
    (files, id) = Self.copied()
    guard id == 0, let files else { return }
    Self.begin(files)
    do { try body() } catch { Self.end(with: error) }
    Self.end()
  }

  /// Runs an asynchronous function in a copy of the process, and waits until that has ended.
  init(_ body: () async throws -> Void) async {
    (files, id) = Self.copied()
    guard id == 0, let files else { return }
    Self.begin(files)
    do { try await body() } catch { Self.end(with: error) }
    Self.end()
  }

  /// Copies the process; for a second it tries again where the system has too many processes or
  /// files.
  private static func copied() -> (Files?, pid_t) {
    fflush(nil)
    for _ in 0..<20 {
      if let files = Files() {
        let id = fork()
        if id >= 0 { return (files, id) }
        files.close()
      }
      Glibc.usleep(50_000)
    }
    perror("A process cannot be copied")
    return (nil, -1)
  }

  /// Prepares the copy.
  private static func begin(_ files: Files) {
    // The thread may be one of a queue, which blocks signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigprocmask(SIG_SETMASK, &signals, nil)
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGSEGV, SIGTERM, SIGTRAP] {
      signal(number, SIG_DFL)
    }
    // Handlers that were registered before may wait for threads that the copy has not.
    on_exit({ status, _ in CopiedProcess.end(code: status) }, nil)
    alarm(limit)
    dup2(fileno(files.output), STDOUT_FILENO)
    dup2(fileno(files.error), STDERR_FILENO)
    TestRun.current?.context = ""
    TestRun.current?.onFailure = { failure in
      let parts = ["\(failure.line)", failure.file, failure.message]
      fputs(parts.joined(separator: "\u{1}") + "\u{2}", files.failures)
      fflush(files.failures)
    }
  }

  private static func end(with error: any Error) -> Never {
    let text = Array("Error: \(error)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
    end(code: EXIT_FAILURE)
  }

  private static func end(code: Int32 = EXIT_SUCCESS) -> Never {
    fflush(nil)
    _exit(code)
  }

  /// What is known of the process; nil if there is none.
  ///
  /// Failures of expectations in it are added to the test.
  var result: ExitTest.Result? {
    guard let files, id > 0 else { return nil }
    defer { files.close() }
    var value: Int32 = 0
    while waitpid(id, &value, 0) == -1, errno == EINTR {}
    for record in String(decoding: Self.contents(of: files.failures), as: UTF8.self)
      .split(separator: "\u{2}")
    {
      let parts = record.split(separator: "\u{1}", omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      TestRun.fail(String(parts[2]), path: String(parts[1]), line: UInt(parts[0]) ?? 0)
    }
    let signal = value & 0x7f
    return ExitTest.Result(
      exitStatus: signal == 0 ? .exitCode((value >> 8) & 0xff) : .signal(signal),
      standardOutputContent: Self.contents(of: files.output),
      standardErrorContent: Self.contents(of: files.error))
  }

  private static func contents(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    let descriptor = fileno(file)
    let size = min(Int(lseek(descriptor, 0, SEEK_END)), maxSize)
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, size, 0) }
    return Array(bytes.prefix(max(count, 0)))
  }
}
