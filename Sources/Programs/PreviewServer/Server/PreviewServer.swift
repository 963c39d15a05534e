internal import FlyingFox
private import FlyingSocks
internal import Foundation

/// The HTTP server of a preview, on the loopback address.
struct PreviewServer: Sendable {
  private let server: HTTPServer
  /// What runs until the server is stopped.
  private let tasks: [Task<Void, any Error>]
  /// The port that it listens on.
  let port: UInt16
  /// The secret of the page.
  let token: AccessToken

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - preview: What the pages show.
  ///   - films: The films to download, in a directory that also holds the file of a socket.
  /// - Throws: A ``ServerError`` if the port is taken.
  init(port: UInt16, preview: Preview, films: SavedFilms) async throws {
    // The system's maximum for the path of a socket, with its final zero.
    guard films.socketPath.utf8.count < 108 else {
      throw ServerError(description: "TMPDIR is too long for a socket: \(films.socketPath)")
    }
    let socket = sockaddr_un.unix(path: films.socketPath)
    let pool = HTTPServer.defaultPool()
    try await pool.prepare()
    let gate: ConnectionGate
    do {
      gate = try ConnectionGate(port: port, server: socket, pool: pool)
    } catch {
      throw ServerError(description: "Cannot listen on port \(port): it is in use or not allowed.")
    }
    let server = HTTPServer(address: socket, logger: .disabled)
    tasks = [
      Task { try await server.run() }, Task { try await pool.run() }, Task { try await gate.run() },
    ]
    self.server = server
    self.port = gate.port
    token = AccessToken()
    let handler = PreviewHandler(
      preview: preview, films: films,
      requestGuard: RequestGuard(port: gate.port, token: token))
    await server.appendRoute("*", to: handler)
    try await server.waitUntilListening()
  }

  /// The address to open, with the token.
  var address: String { "http://127.0.0.1:\(port)/?token=\(token.text)" }

  /// Closes all connections.
  func stop() async {
    await server.stop()
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.result }
  }
}

/// The reason why the server does not run.
struct ServerError: Error, CustomStringConvertible {
  let description: String
}
