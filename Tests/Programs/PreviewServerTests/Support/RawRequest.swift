import Glibc

/// Sends bytes to a port of an address and returns what comes back until the connection is closed.
///
/// - Returns: The answer; nil if the connection is refused.
func send(_ request: String, to port: UInt16, at address: String = "127.0.0.1") async -> String? {
  await withCheckedContinuation { continuation in
    // A thread of its own, since the calls block.
    var thread = pthread_t()
    let work = Unmanaged.passRetained(
      Work { continuation.resume(returning: exchange(request, port, address)) })
    pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    pthread_detach(thread)
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

/// A connection that sends a part of a request, and waits until it is released.
final class IdleConnection: Sendable {
  private let descriptor: CInt

  /// Connects to a port of the loopback address; nil if that is refused.
  init?(to port: UInt16, _ start: String) {
    guard let descriptor = connected(to: port, "127.0.0.1") else { return nil }
    self.descriptor = descriptor
    let bytes = Array(start.utf8)
    _ = Glibc.send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL))
  }

  deinit { close(descriptor) }
}

/// Returns a socket that is connected to a port; nil if the connection is refused.
private func connected(to port: UInt16, _ address: String) -> CInt? {
  let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
  var name = sockaddr_in()
  name.sin_family = sa_family_t(AF_INET)
  name.sin_port = port.bigEndian
  inet_pton(AF_INET, address, &name.sin_addr)
  let status = withUnsafePointer(to: &name) { name in
    name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard status == 0 else {
    close(descriptor)
    return nil
  }
  return descriptor
}

private func exchange(_ request: String, _ port: UInt16, _ address: String) -> String? {
  guard let descriptor = connected(to: port, address) else { return nil }
  defer { close(descriptor) }
  var rest = Array(request.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
    }
    guard count > 0 else { break }
    rest = rest.dropFirst(count)
  }
  var answer: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
    answer += buffer[..<count]
  }
}
