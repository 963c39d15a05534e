internal import CSVG
internal import Geometry
private import Glibc
internal import PictureKit

/// A process that draws SVG documents for this one; used by one thread at a time.
///
/// librsvg aborts the process in which it fails, and may take memory and time without a bound. The
/// process is this program again, which CSVG runs in place of its `main`, with limits of both.
final class SVGProcess {
  /// The memory of a process, in bytes: 2 GiB.
  private static let memoryLimit = 2 << 30

  private let id: pid_t
  private let socket: CInt
  private let file: CInt
  private var capacity = 0
  private var memory: UnsafeMutableRawPointer?
  /// The documents that the process has, with their numbers; the one used last is the last.
  private var documents: [(image: VectorImage, number: UInt32)] = []
  private var isEnded = false

  /// Whether the process has no documents but one.
  var isFresh: Bool { documents.count <= 1 }

  /// Starts a process.
  init() throws(SVGFailure) {
    var ends: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Self.systemFailure() }
    let file = csvg_shared_file()
    guard file >= 0 else {
      let failure = Self.systemFailure()
      for end in ends { close(end) }
      throw failure
    }
    let (code, id) = Self.spawn(socket: ends[1], file: file)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      close(file)
      throw .system(String(cString: strerror(code)))
    }
    (socket, self.file, self.id) = (ends[0], file, id)
  }

  deinit {
    if let memory { munmap(memory, capacity) }
    close(socket)
    close(file)
    if !isEnded {
      kill(id, SIGKILL)
      _ = wait()
    }
  }

  private static func spawn(socket: CInt, file: CInt) -> (code: CInt, id: pid_t) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Above the descriptors that are replaced.
    let copies = [socket, file].map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    defer { for copy in copies { close(copy) } }
    posix_spawn_file_actions_adddup2(&actions, copies[0], STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, copies[1], 3)
    // The first of several variables of a name counts.
    let added: [UnsafeMutablePointer<CChar>?] = [
      strdup("CSVG_PROCESS=\(memoryLimit)"), strdup("SWIFT_BACKTRACE=enable=no"),
    ]
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("zoetrope-svg"), nil]
    defer { for word in added + words { free(word) } }
    var variables = added
    var index = 0
    while let variable = environ[index] {
      variables.append(variable)
      index += 1
    }
    variables.append(nil)
    var id: pid_t = 0
    let code = posix_spawn(&id, "/proc/self/exe", &actions, nil, &words, &variables)
    return (code, id)
  }

  // MARK: Requests

  /// Parses a new document, and draws it small and large; returns its size.
  func check(
    _ bytes: [UInt8], usesViewBox: Bool, timeLimit: Duration
  ) throws(SVGFailure) -> (width: Double, height: Double) {
    // Until its size is known, the document has no image.
    let number = freeNumber()
    var request = CSVGRequest()
    request.kind = CSVGRequestCheck
    request.uses_view_box = usesViewBox
    try share(bytes)
    request.count = UInt64(bytes.count)
    request.document = number
    let reply = try answer(to: request, timeLimit)
    return (reply.size.0, reply.size.1)
  }

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - drawing: The image, its place and the size in pixels.
  ///   - timeLimit: The longest time of a processor.
  /// - Returns: The premultiplied pixels, which are valid until the next request.
  /// - Throws: Why there are none.
  func draw(_ drawing: SVGDrawing, timeLimit: Duration) throws(SVGFailure)
    -> UnsafeMutableRawPointer
  {
    try parse(drawing.image, timeLimit)
    try reserve(4 * drawing.width * drawing.height)
    _ = try answer(to: request(CSVGRequestDraw, drawing), timeLimit)
    guard let memory else { throw .system("there is no memory for pixels") }
    return memory
  }

  /// Draws a document on a page that is dropped.
  func drawPage(_ drawing: SVGDrawing, timeLimit: Duration) throws(SVGFailure) {
    try parse(drawing.image, timeLimit)
    _ = try answer(to: request(CSVGRequestDrawPage, drawing), timeLimit)
  }

  private func request(_ kind: CSVGRequestKind, _ drawing: SVGDrawing) -> CSVGRequest {
    var request = CSVGRequest()
    request.kind = kind
    request.document = documents.last?.number ?? 0
    request.size = (drawing.image.size.width, drawing.image.size.height)
    let map = drawing.transform
    request.matrix = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    request.tolerance = CairoContext.tolerance
    request.width = UInt32(drawing.width)
    request.height = UInt32(drawing.height)
    return request
  }

  /// Makes an image's document the one that was used last.
  private func parse(_ image: VectorImage, _ timeLimit: Duration) throws(SVGFailure) {
    if let index = documents.firstIndex(where: { $0.image == image }) {
      documents.append(documents.remove(at: index))
      return
    }
    let number = freeNumber()
    try share(image.document)
    var request = CSVGRequest()
    request.kind = CSVGRequestParse
    request.count = UInt64(image.document.count)
    request.document = number
    _ = try answer(to: request, timeLimit)
    documents.append((image, number))
  }

  /// Returns a number that no document has; the one used longest ago loses its.
  private func freeNumber() -> UInt32 {
    if documents.count == Int(CSVGMaxDocuments) - 1 { documents.removeFirst() }
    let used = Set(documents.map(\.number))
    return (0..<UInt32(CSVGMaxDocuments)).first { !used.contains($0) } ?? 0
  }

  // MARK: Transport

  private func share(_ bytes: [UInt8]) throws(SVGFailure) {
    try reserve(max(1, bytes.count))
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memory?.copyMemory(from: start, byteCount: bytes.count)
    }
  }

  /// Enlarges the shared file.
  private func reserve(_ count: Int) throws(SVGFailure) {
    guard count > capacity else { return }
    if let memory { munmap(memory, capacity) }
    (memory, capacity) = (nil, 0)
    guard ftruncate(file, off_t(count)) == 0,
      let mapped = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      mapped != MAP_FAILED
    else { throw Self.systemFailure() }
    (memory, capacity) = (mapped, count)
  }

  /// Sends a request and waits for its answer; the process has ended if there is none.
  private func answer(
    to request: CSVGRequest, _ timeLimit: Duration
  ) throws(SVGFailure) -> CSVGReply {
    let seconds = max(1, timeLimit.components.seconds)
    var request = request
    request.seconds = UInt32(seconds)
    let size = MemoryLayout<CSVGRequest>.size
    let isSent = Swift.withUnsafeBytes(of: &request) {
      send(socket, $0.baseAddress, size, CInt(MSG_NOSIGNAL)) == size
    }
    guard isSent else { throw end(timeLimit) }
    // On a busy machine a second of a processor takes longer.
    let deadline = ContinuousClock.now + timeLimit * 10
    var poll = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else {
        kill(id, SIGKILL)
        _ = end(timeLimit)
        throw .tooSlow(timeLimit)
      }
      let result = Glibc.poll(&poll, 1, CInt(min(left + 1, 60_000)))
      if result > 0 { break }
    }
    var reply = CSVGReply()
    let replySize = MemoryLayout<CSVGReply>.size
    let received = Swift.withUnsafeMutableBytes(of: &reply) {
      recv(socket, $0.baseAddress, replySize, CInt(MSG_WAITALL))
    }
    guard received == replySize else { throw end(timeLimit) }
    switch reply.kind {
    case CSVGReplyDone: return reply
    case CSVGReplySizeless: throw .sizeless
    case CSVGReplyInvalidSize: throw .invalidSize(Size(reply.size.0, reply.size.1))
    default:
      let message = Swift.withUnsafeBytes(of: reply.message) {
        String(decoding: $0.prefix { $0 != 0 && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      }
      throw .damaged(message)
    }
  }

  /// Waits for a process that has closed its socket, and says why it ended.
  private func end(_ timeLimit: Duration) -> SVGFailure {
    let status = wait()
    isEnded = true
    let signal = Int(status & 0x7F)
    // A process that has used its time is told so; at its last second it is killed.
    if [Int(SIGXCPU), Int(SIGKILL)].contains(signal) { return .tooSlow(timeLimit) }
    return signal > 0 ? .fatal(signal: signal) : .system("exit code \(status >> 8 & 0xFF)")
  }

  private func wait() -> CInt {
    var status: CInt = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func systemFailure() -> SVGFailure { .system(String(cString: strerror(errno))) }
}
