private import Glibc

/// The bytes that go to a program and come from it, in whatever order it reads and writes.
struct Transfer {
  /// Why a transfer ended.
  enum Ending {
    /// The program closed its outputs.
    case complete
    case timedOut
    case tooMuchOutput
  }

  private var input: ArraySlice<UInt8>
  private let ends: (input: Ends, output: Ends, error: Ends)
  private let maxOutput: Int
  private(set) var output: [UInt8] = []
  private var log: [UInt8] = []
  private var isOpen = (input: true, output: true, error: true)

  init(input: [UInt8], ends: (input: Ends, output: Ends, error: Ends), maxOutput: Int) {
    self.input = input[...]
    self.ends = ends
    self.maxOutput = maxOutput
  }

  /// The last line of the program's messages, or an empty one.
  var lastLine: String {
    let lines = log.split { $0 == UInt8(ascii: "\n") }
    return lines.last.map { String(decoding: $0.prefix(300), as: UTF8.self) } ?? ""
  }

  /// Moves bytes until the program closes its outputs.
  mutating func run(until deadline: ContinuousClock.Instant) -> Ending {
    sendInput()
    while isOpen.output || isOpen.error {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return .timedOut }
      var requests = [
        pollfd(fd: isOpen.input ? ends.input.own : -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isOpen.output ? ends.output.own : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen.error ? ends.error.own : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, 3, CInt(min(left + 1, 60_000))) > 0 else { continue }
      if requests[0].revents != 0 { sendInput() }
      if requests[1].revents != 0 {
        isOpen.output = Self.receive(from: ends.output.own, into: &output)
      }
      if requests[2].revents != 0 {
        isOpen.error = Self.receive(from: ends.error.own, into: &log)
        if log.count > 1 << 16 { log.removeFirst(log.count - 1 << 12) }
      }
      if output.count > maxOutput { return .tooMuchOutput }
    }
    return .complete
  }

  private mutating func sendInput() {
    guard isOpen.input else { return }
    while !input.isEmpty {
      let count = input.withUnsafeBytes {
        send(ends.input.own, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN { return }
        break
      }
      input = input.dropFirst(count)
    }
    isOpen.input = false
    ends.input.closeOwn()
  }

  /// Appends the bytes that are there; returns false at the end.
  private static func receive(from file: CInt, into bytes: inout [UInt8]) -> Bool {
    var result = 0
    let block = [UInt8](unsafeUninitializedCapacity: 1 << 16) { storage, count in
      result = read(file, storage.baseAddress, storage.count)
      count = max(0, result)
    }
    bytes += block
    return result > 0 || result < 0 && (errno == EAGAIN || errno == EINTR)
  }
}
