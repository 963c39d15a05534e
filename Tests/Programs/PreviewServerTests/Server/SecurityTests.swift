import Foundation
import Synchronization
import Testing

/// What the server refuses.
@Suite struct SecurityTests {
  /// Expects the status of an answer.
  private func expect(
    _ status: String, of target: String = "/", method: String = "GET", to preview: PreviewProcess,
    host: String? = nil, cookie: Bool = true, headers: [String] = [], body: String = ""
  ) async throws {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(preview.port)")"]
    if cookie { lines.append("Cookie: zoetrope-preview-\(preview.port)=\(preview.token)") }
    lines += headers + ["Connection: close", "", body]
    let answer = try #require(
      await send(lines.joined(separator: "\r\n"), to: preview.port))
    let line = answer.split(separator: "\r\n")[0]
    #expect(line == "HTTP/1.1 \(status)", "\(method) \(target)")
  }

  @Test func `only requests with the name, the token and the origin of the server are answered`()
    async throws
  {
    try await PreviewProcess.run { preview in
      let own = "http://127.0.0.1:\(preview.port)"
      try await expect("200 OK", to: preview)
      try await expect("200 OK", to: preview, host: "localhost:\(preview.port)")
      try await expect("200 OK", of: "/main.js", to: preview, headers: ["Origin: \(own)"])
      try await expect("200 OK", of: "/?token=\(preview.token)", to: preview, cookie: false)

      for host in [
        "evil.example", "127.0.0.1", "127.0.0.1:1", "evil.example:\(preview.port)",
        "127.0.0.1.evil.example:\(preview.port)",
      ] {
        try await expect("421 Misdirected Request", to: preview, host: host)
      }
      try await expect("403 Forbidden", to: preview, cookie: false)
      try await expect("403 Forbidden", of: "/main.js", to: preview, cookie: false)
      try await expect(
        "403 Forbidden", of: "/main.js?token=\(preview.token)", to: preview, cookie: false)
      let almost = String(preview.token.dropLast()) + (preview.token.last == "0" ? "1" : "0")
      try await expect("403 Forbidden", of: "/?token=\(almost)", to: preview)
      for origin in ["http://evil.example", "null", "https://127.0.0.1:\(preview.port)", own + "0"]
      {
        try await expect("403 Forbidden", to: preview, headers: ["Origin: \(origin)"])
      }
    }
  }

  @Test func `a socket needs the origin of the page`() async throws {
    try await PreviewProcess.run { preview in
      let upgrade = [
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      ]
      try await expect("403 Forbidden", of: "/socket", to: preview, headers: upgrade)
      try await expect(
        "403 Forbidden", of: "/socket", to: preview,
        headers: upgrade + ["Origin: http://evil.example"])
      try await expect(
        "403 Forbidden", of: "/socket", to: preview, cookie: false,
        headers: upgrade + ["Origin: http://127.0.0.1:\(preview.port)"])
    }
  }

  @Test func `other methods need the origin of the page, and are refused`() async throws {
    try await PreviewProcess.run { preview in
      for method in ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"] {
        try await expect("403 Forbidden", method: method, to: preview)
        try await expect(
          "405 Method Not Allowed", method: method, to: preview,
          headers: ["Origin: http://127.0.0.1:\(preview.port)"])
      }
    }
  }

  @Test func `no file is served but those of the page`() async throws {
    try await PreviewProcess.run { preview in
      for target in [
        "/etc/passwd", "/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/page.css/../../Film.swift", "/Film.swift",
        "/saved/../Film.swift", "/saved/0/Film.swift", "/saved/", "/page.html", "/.%00",
      ] {
        try await expect("404 Not Found", of: target, to: preview)
      }
    }
  }

  @Test func `oversized requests are refused`() async throws {
    try await PreviewProcess.run { preview in
      let long = String(repeating: "a", count: 4096)
      try await expect("414 URI Too Long", of: "/\(long)", to: preview)
      try await expect(
        "431 Request Header Fields Too Large", to: preview,
        headers: (0..<8).map { "X-Header-\($0): \(long)" })
      try await expect(
        "413 Content Too Large", to: preview, headers: ["Content-Length: 4096"], body: long)
      try await expect(
        "413 Content Too Large", to: preview, headers: ["Transfer-Encoding: chunked"],
        body: "3\r\nabc\r\n0\r\n\r\n")
      // The server continues.
      try await expect("200 OK", to: preview)
    }
  }

  @Test(arguments: ["", "GET / HTTP/1.1\r\n"])
  func `connections without a request keep nobody out`(start: String) async throws {
    try await PreviewProcess.run { preview in
      // Twice as many as the server allows.
      var idle: [IdleConnection] = []
      for _ in 0..<128 { idle.append(try #require(IdleConnection(to: preview.port, start))) }
      try await expect("200 OK", to: preview)
      withExtendedLifetime(idle) {}
    }
  }

  @Test func `the server listens on the loopback address only`() async throws {
    try await PreviewProcess.run { preview in
      // Other addresses of the loopback network reach sockets that listen on all addresses.
      #expect(await send("GET / HTTP/1.1\r\n\r\n", to: preview.port, at: "127.0.0.2") == nil)
    }
  }

  @Test func `every answer forbids foreign scripts, frames and caches`() async throws {
    try await PreviewProcess.run { preview in
      let request =
        "GET /?token=\(preview.token) HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n"
        + "Connection: close\r\n\r\n"
      let answer = try #require(await send(request, to: preview.port))
      let head = try #require(answer.split(separator: "\r\n\r\n").first)
      for header in [
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'",
        "frame-ancestors 'none'", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
        "X-Content-Type-Options: nosniff",
        "Set-Cookie: zoetrope-preview-\(preview.port)=\(preview.token); HttpOnly; SameSite=Strict",
      ] {
        #expect(head.contains(header), "\(header)")
      }
      #expect(!head.contains("Access-Control-"))
    }
  }

  @Test func `tokens have 128 bits and differ`() async throws {
    let tokens = Mutex<Set<String>>([])
    for _ in 0..<2 {
      try await PreviewProcess.run { preview in
        #expect(preview.token.wholeMatch(of: #/[0-9a-f]{32}/#) != nil)
        _ = tokens.withLock { $0.insert(String(preview.token)) }
      }
    }
    #expect(tokens.withLock { $0.count } == 2)
  }
}
