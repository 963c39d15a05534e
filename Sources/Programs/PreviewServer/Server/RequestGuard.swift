internal import FlyingFox
private import Foundation

/// The checks that every request passes before anything is done.
///
/// The server listens on the loopback address only, but every page in the user's browser can send
/// requests there. `Host` is checked because of DNS rebinding, `Origin` and the token because of
/// requests of other pages, and the token also because of other users of the machine.
struct RequestGuard: Sendable {
  let port: UInt16
  let token: AccessToken

  /// The maximum number of bytes of a request's target.
  static let maxTargetLength = 2048

  /// The names of this server.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The name of the cookie; cookies of a host are shared by its ports.
  private var cookieName: String { "zoetrope-preview-\(port)" }

  /// The header that sets the cookie.
  var setCookie: String { "\(cookieName)=\(token.text); HttpOnly; SameSite=Strict; Path=/" }

  /// Returns the answer to a request that is refused; nil for one that is allowed.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else {
      return refuse(421, "Misdirected Request", "This server has another name.")
    }
    guard request.target.rawValue.utf8.count <= Self.maxTargetLength else {
      return refuse(414, "URI Too Long", "The address is too long.")
    }
    if let origin = request.headers[HTTPHeader("Origin")] {
      guard hosts.contains(where: { origin.lowercased() == "http://\($0)" }) else {
        return refuse(403, "Forbidden", "The request comes from another page.")
      }
    } else if request.method != .GET || request.headers[.upgrade] != nil {
      return refuse(403, "Forbidden", "The request does not say from which page it comes.")
    }
    guard hasToken(request) else {
      return refuse(
        403, "Forbidden", "Open the address that zoetrope preview printed: it has the key.")
    }
    guard request.method == .GET else {
      return refuse(405, "Method Not Allowed", "Only GET is allowed.")
    }
    return nil
  }

  /// Whether the token is in the cookie, or in the address of the page itself.
  private func hasToken(_ request: HTTPRequest) -> Bool {
    if request.path == "/", let text = request.query["token"] { return token.matches(text) }
    return (request.headers[.cookie] ?? "").split(separator: ";").contains { cookie in
      let parts = cookie.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0].trimmingCharacters(in: .whitespaces) == cookieName
        && token.matches(parts[1].trimmingCharacters(in: .whitespaces))
    }
  }

  /// The connection is closed, since what follows on it is not known.
  private func refuse(_ code: Int, _ phrase: String, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(code, phrase: phrase),
      headers: [
        .contentType: "text/plain; charset=utf-8", .connection: "close",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: Data((sentence + "\n").utf8))
  }
}
