internal import FlyingFox
internal import Foundation

/// Answers the requests of the browser: the page, its socket, and films to download.
struct PreviewHandler: HTTPHandler {
  let preview: Preview
  let films: SavedFilms
  let requestGuard: RequestGuard

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response: HTTPResponse
    if let refusal = requestGuard.refusal(of: request) {
      response = refusal
    } else if let file = PageFile.all[request.path] {
      response = HTTPResponse(
        statusCode: .ok, headers: [.contentType: file.type], body: file.bytes)
      if request.path == "/" { response.headers[.setCookie] = requestGuard.setCookie }
    } else if request.path == "/socket" {
      let socket = MessageFrameWSHandler(handler: PageSocket(preview: preview), frameSize: 1 << 20)
      response = try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    } else if let film = films.film(at: request.path),
      let body = try? HTTPBodySequence(file: URL(filePath: film.path), suggestedBufferSize: 1 << 18)
    {
      response = HTTPResponse(
        statusCode: .ok,
        headers: [
          .contentType: "application/octet-stream",
          .contentDisposition: "attachment; filename=\"\(film.name)\"",
        ], body: body)
    } else {
      response = HTTPResponse(
        statusCode: .notFound, headers: [.contentType: "text/plain; charset=utf-8"],
        body: Data("There is no such page.\n".utf8))
    }
    for (header, value) in headers { response.headers[HTTPHeader(header)] = value }
    return response
  }

  /// The headers of every answer: nothing is loaded from elsewhere, framed, kept or passed on.
  private var headers: [(String, String)] {
    [
      (
        "Content-Security-Policy",
        """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
        connect-src 'self' ws://127.0.0.1:\(requestGuard.port) \
        ws://localhost:\(requestGuard.port); base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """
      ),
      ("Cache-Control", "no-store"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"),
    ]
  }
}

/// The connection of one page.
private struct PageSocket: WSMessageHandler {
  let preview: Preview

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, output) = AsyncStream<WSMessage>.makeStream()
    let id = await preview.connect(output)
    let task = Task {
      for await case .text(let text) in client { await preview.receive(text, from: id) }
      output.finish()
    }
    output.onTermination = { _ in
      task.cancel()
      Task { await preview.disconnect(id) }
    }
    return messages
  }
}
