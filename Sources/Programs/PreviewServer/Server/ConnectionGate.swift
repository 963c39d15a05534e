internal import FlyingSocks
internal import Foundation

/// Listens on the loopback address, and passes on requests of a bounded size.
///
/// FlyingFox reads the head of a request without a bound, so it listens on a socket file that only
/// this user can open. One request is passed on for each connection, without a body; after that,
/// only a connection that has become a WebSocket may send.
struct ConnectionGate: Sendable {
  private let listener: AsyncSocket
  private let pool: any AsyncSocketPool
  private let server: sockaddr_un
  /// The port that it listens on.
  let port: UInt16

  /// The maximum number of bytes of a request's head.
  static let maxHeadLength = 16 << 10

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - server: The socket file of the HTTP server.
  ///   - pool: Waits for sockets.
  /// - Throws: An error of the system if the port is taken.
  init(port: UInt16, server: sockaddr_un, pool: some AsyncSocketPool) throws {
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let actualPort) = try socket.sockname() else {
      preconditionFailure("The socket has an IPv4 address.")
    }
    listener = try AsyncSocket(socket: socket, pool: pool)
    self.port = actualPort
    self.server = server
    self.pool = pool
  }

  /// Relays connections until the task is cancelled.
  func run() async throws {
    defer { try? listener.close() }
    let connections = OpenConnections()
    try await withThrowingDiscardingTaskGroup { group in
      for try await client in listener.sockets {
        let descriptor = client.socket.file.rawValue
        guard connections.add(descriptor) else {
          try? client.close()
          continue
        }
        group.addTask {
          // A connection that breaks off is not a failure of the server.
          try? await relay(client) { connections.keep(descriptor) }
          connections.remove(descriptor)
          try? client.close()
        }
      }
    }
  }

  /// Relays a connection; calls a function once its request has come.
  private func relay(_ client: AsyncSocket, requested: () -> Void) async throws {
    guard let (head, rest) = try await readHead(of: client) else {
      return try await refuse(client, "431 Request Header Fields Too Large")
    }
    requested()
    let fields = String(decoding: head, as: UTF8.self).lowercased()
    func value(_ name: String) -> Substring? {
      fields.firstRange(of: "\r\n\(name):").map { fields[$0.upperBound...].prefix { $0 != "\r\n" } }
    }
    let length = value("content-length")?.trimmingCharacters(in: .whitespaces) ?? "0"
    guard length == "0", value("transfer-encoding") == nil else {
      return try await refuse(client, "413 Content Too Large")
    }
    let isUpgrade = value("upgrade") != nil
    let backend = try await AsyncSocket.connected(to: server, pool: pool)
    defer { try? backend.close() }
    // The last of two headers counts for FlyingFox.
    let close = isUpgrade ? "" : "Connection: close\r\n"
    try await backend.write(Data(head.dropLast(2) + Array("\(close)\r\n".utf8)))
    guard isUpgrade else { return await copy(backend, to: client) }

    guard let (answer, body) = try await readHead(of: backend) else { return }
    try await client.write(Data(answer + body))
    guard answer.starts(with: Array("HTTP/1.1 101".utf8)) else { return }
    try await backend.write(Data(rest))
    await withTaskGroup { group in
      group.addTask { await copy(client, to: backend) }
      group.addTask { await copy(backend, to: client) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Reads up to the empty line, and what has come after it; nil if that is too long.
  private func readHead(of socket: AsyncSocket) async throws -> (head: [UInt8], rest: [UInt8])? {
    let end = Array("\r\n\r\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count <= Self.maxHeadLength {
      // The end may lie across two reads.
      let start = max(0, bytes.count - 3)
      bytes += try await socket.read(atMost: 4096)
      if let range = bytes[start...].firstRange(of: end) {
        return (Array(bytes[..<range.upperBound]), Array(bytes[range.upperBound...]))
      }
    }
    return nil
  }

  private func copy(_ source: AsyncSocket, to target: AsyncSocket) async {
    // The end of a connection is an error of the next read.
    while let bytes = try? await source.read(atMost: 64 << 10) {
      guard (try? await target.write(Data(bytes))) != nil else { return }
    }
  }

  /// Answers, and reads on for a while, since a client that still writes would lose the answer.
  private func refuse(_ client: AsyncSocket, _ status: String) async throws {
    let answer =
      "HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
      + "Content-Length: 0\r\n\r\n"
    try await client.write(Data(answer.utf8))
    shutdown(client.socket.file.rawValue, CInt(SHUT_WR))
    for _ in 0..<64 { _ = try await client.read(atMost: 4096) }
  }
}
