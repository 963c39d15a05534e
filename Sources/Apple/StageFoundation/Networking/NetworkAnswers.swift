internal import Foundation
package import StageContext

/// What answers the requests of an application in place of a network.
///
/// Without an answer a request fails as on a device that is offline.
package final class NetworkAnswers {
  /// An answer to requests.
  package struct Answer: Sendable {
    /// The address; `*` stands for any text.
    package var pattern: String
    /// The status of HTTP.
    package var status: Int
    /// The fields of the header.
    package var headers: [String: String]
    /// The bytes.
    package var body: Data
    /// The time from the request to the answer, in seconds.
    package var delay: Double

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - pattern: The address; `*` stands for any text.
    ///   - status: The status of HTTP.
    ///   - headers: The fields of the header.
    ///   - body: The bytes.
    ///   - delay: The time from the request to the answer, in seconds.
    package init(
      to pattern: String, status: Int = 200, headers: [String: String] = [:], body: Data,
      after delay: Double = NetworkAnswers.delay
    ) {
      self.pattern = pattern
      self.status = status
      self.headers = headers
      self.body = body
      self.delay = delay
    }
  }

  /// The time after which a request is answered or fails, in seconds: a program that tries again
  /// at once does not stop the clock.
  package static let delay = 0.1

  private var answers: [Answer] = []

  /// Adds an answer; the first that fits a request is given.
  package func add(_ answer: Answer) { answers.append(answer) }

  /// Returns the answer to a request of an address; nil if there is none.
  package func answer(to url: URL) -> Answer? {
    let text = Array(url.absoluteString)
    return answers.first { Self.matches(text[...], Array($0.pattern)[...]) }
  }

  /// Returns whether a text is of a pattern with `*` for any text.
  private static func matches(
    _ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>
  ) -> Bool {
    // The last star seen, with the text that it stands for so far: only that one is tried again.
    var text = text
    var pattern = pattern
    var retry: (pattern: ArraySlice<Character>, text: ArraySlice<Character>)?
    while let character = text.first {
      if pattern.first == "*" {
        pattern.removeFirst()
        retry = (pattern, text)
      } else if pattern.first == character {
        pattern.removeFirst()
        text.removeFirst()
      } else if let star = retry {
        retry = (star.pattern, star.text.dropFirst())
        (pattern, text) = (star.pattern, star.text.dropFirst())
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}

extension ApplicationContext {
  /// What answers requests in place of a network.
  package var networkAnswers: NetworkAnswers { service { _ in NetworkAnswers() } }

  /// Notes in the log that a program asks for an address that nothing answers.
  package static func logOffline(_ url: URL?) {
    let place = url?.host() ?? url?.absoluteString ?? "an address"
    logOnce("Films have no network: requests to \(place) fail as on a device that is offline.")
  }
}

extension URLError {
  /// Returns an error of a request, with the sentence that a device has for it.
  static func failure(_ code: Code, at url: URL?) -> URLError {
    let sentence =
      switch code {
      case .notConnectedToInternet: "The Internet connection appears to be offline."
      case .cancelled: "cancelled"
      case .timedOut: "The request timed out."
      case .unsupportedURL: "unsupported URL"
      case .badURL: "bad URL"
      case .fileDoesNotExist: "The requested URL was not found on this server."
      default: "The operation couldn’t be completed."
      }
    var values: [String: Any] = [NSLocalizedDescriptionKey: sentence]
    if let url {
      values[NSURLErrorFailingURLErrorKey] = url
    }
    return URLError(code, userInfo: values)
  }
}
