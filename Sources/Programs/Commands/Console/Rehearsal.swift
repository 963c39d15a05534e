import FileIO
import Glibc
import Rendering
import Synchronization
import SystemPackage

/// A performance of a scene without frames, in a process of its own, beside that of the film.
///
/// A script names views that may appear at any time, so that only a performance tells whether they
/// are there. Without frames it is over after a second or so: a target that is missing ends the
/// command then, and not when the film reaches it. The process is this program again with the same
/// arguments, so that the code of the user runs once in each.
final class Rehearsal: Sendable {
  private static let variable = "ZOETROPE_REHEARSAL"

  /// Whether this process is a rehearsal.
  static var isRunning: Bool { getenv(variable) != nil }

  private let id: pid_t
  private let hasEnded = Mutex(false)

  /// Performs a scene until a time, without frames.
  static func perform(_ scene: some FilmScene, until end: Double) throws {
    let prepared = try scene.prepared(with: PictureSettings(), even: false)
    prepared.perform().advance(to: end)
  }

  /// Starts a rehearsal of this command; returns nil if that is not possible, when the film shows
  /// what is missing.
  ///
  /// The command ends with the rehearsal's sentence if that fails.
  static func start() -> Rehearsal? {
    guard let program = try? ToolProgram.running,
      let pipe = try? FileDescriptor.pipe(options: .closeOnExec)
    else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd.rawValue, STDERR_FILENO)
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("\(variable)=1")]
    defer { for word in words + variables.prefix(1) { free(word) } }
    var index = 0
    while let entry = environ[index] {
      variables.append(entry)
      index += 1
    }
    variables.append(nil)
    var id: pid_t = 0
    let code = posix_spawn(&id, program.string, &actions, nil, &words, &variables)
    try? pipe.writeEnd.close()
    guard code == 0 else {
      try? pipe.readEnd.close()
      return nil
    }
    let rehearsal = Rehearsal(id: id)
    let watch = Watch(rehearsal: rehearsal, errors: pipe.readEnd)
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(watch)
    guard pthread_create(&thread, nil, watchRehearsal, argument.toOpaque()) == 0 else {
      argument.release()
      rehearsal.end()
      return nil
    }
    pthread_detach(thread)
    return rehearsal
  }

  private init(id: pid_t) { self.id = id }

  /// Ends the rehearsal, since the film is complete.
  func end() {
    hasEnded.withLock { hasEnded in
      if !hasEnded { kill(id, SIGKILL) }
    }
  }

  /// Waits for the end of the process; returns whether it has failed by a sentence of its own.
  fileprivate func wait() -> Bool {
    var information = siginfo_t()
    // The process keeps its number until `hasEnded` is set.
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return hasEnded.withLock { hasEnded in
      hasEnded = true
      var status: CInt = 0
      waitpid(id, &status, 0)
      return status == 1 << 8
    }
  }
}

/// A rehearsal and its standard error.
private final class Watch {
  let rehearsal: Rehearsal
  let errors: FileDescriptor

  init(rehearsal: Rehearsal, errors: FileDescriptor) {
    (self.rehearsal, self.errors) = (rehearsal, errors)
  }
}

/// Waits for the end of a rehearsal, and ends the process if that has failed.
private func watchRehearsal(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let watch = Unmanaged<Watch>.fromOpaque(argument).takeRetainedValue()
  var text: [UInt8] = []
  while true {
    let block = try? [UInt8](unsafeUninitializedCapacity: 4096) { storage, count in
      count = try watch.errors.read(into: UnsafeMutableRawBufferPointer(storage))
    }
    guard let block, !block.isEmpty else { break }
    text += block
  }
  try? watch.errors.close()
  guard watch.rehearsal.wait() else { return nil }
  let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
  // Its warnings are those of this process, too.
  guard let sentence = lines.last(where: { $0.hasPrefix("Error: ") }) else { return nil }
  UnfinishedWork.undoAll {
    printError((isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : "") + sentence)
    exit(1)
  }
}
