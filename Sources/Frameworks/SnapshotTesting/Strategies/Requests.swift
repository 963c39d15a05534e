extension Snapshotting where Value == URLRequest, Format == String {
  /// Compares requests as lines of HTTP: method and address, headers, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Compares requests as lines of HTTP: method and address, headers, body.
  ///
  /// - Parameter pretty: Whether a body in JSON has a line for each value.
  /// - Returns: The strategy.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let method = "\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { data in
        let json = pretty ? try? JSONSerialization.jsonObject(with: data) : nil
        return "\n" + String(decoding: json.flatMap(prettyJSON) ?? data, as: UTF8.self)
      }
      return ([method] + headers + [body].compactMap(\.self)).joined(separator: "\n")
    }
  }

  /// Compares requests as commands of `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        words.append("--header \(quoted("\(name): \(value)"))")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        words.append("--data \(quoted(body))")
      }
      if let cookie = headers["Cookie"] { words.append("--cookie \(quoted(cookie))") }
      words.append("\"\(request.sortedAddress ?? "")\"")
      return words.joined(separator: " \\\n\t")
    }
  }

  /// Returns a text in quotation marks, with backslashes before those in it.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Compares values of `JSONSerialization` as JSON, with sorted keys.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { (value: Any) in
      prettyJSON(value).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// Returns JSON with a line for each value; nil if the value is none of it.
private func prettyJSON(_ value: Any) -> Data? {
  guard JSONSerialization.isValidJSONObject(value) else { return nil }
  return try? JSONSerialization.data(
    withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
}

extension URLRequest {
  /// The address, with the parameters of its query in the order of their names; nil without one.
  fileprivate var sortedAddress: String? {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    parts.queryItems?.sort { $0.name < $1.name }
    return parts.url?.absoluteString
  }
}
