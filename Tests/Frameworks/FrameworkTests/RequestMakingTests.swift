import Geometry
import RequestMaking
import StageContext
import StageKit
import Testing
import UIKit

/// Requests in the words of Alamofire.
@Suite struct `requests in the words of a library` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Record: @unchecked Sendable {
    var lines: [String] = []
  }

  private struct Dog: Codable, Equatable { var name: String }

  private func answer(_ text: String, to pattern: String = "*", status: Int = 200) {
    application.run {
      ApplicationContext.shared.networkAnswers.add(
        .init(to: pattern, status: status, body: Data(text.utf8)))
    }
  }

  @Test func `without a network fail in the session, later`() {
    let record = Record()
    application.run {
      AF.request("https://example.org/dogs").validate().responseDecodable(of: [Dog].self) {
        switch $0.result {
        case .success: record.lines.append("success")
        case .failure(let error): record.lines.append("\(error.isSessionTaskError)")
        }
      }
      AF.request("").response { record.lines.append("\($0.error?.isInvalidURLError == true)") }
      #expect(record.lines.isEmpty)
    }
    stage.advance(to: 1)
    #expect(record.lines == ["true", "true"])
  }

  @Test func `answers of a script are read as bytes, texts, JSON and values`() {
    answer(#"[{"name": "Rex"}]"#)
    let record = Record()
    application.run {
      let request = AF.request("https://example.org/dogs")
      request.responseDecodable(of: [Dog].self) {
        record.lines.append($0.value?.first?.name ?? "none")
      }
      request.responseJSON { record.lines.append("\(($0.value as? [Any])?.count ?? 0)") }
      request.responseData { record.lines.append("\($0.data?.count ?? 0)") }
      request.responseString { record.lines.append("\($0.value?.count ?? 0)") }
      request.responseDecodable(of: Dog.self) {
        record.lines.append("\($0.error?.isResponseSerializationError == true)")
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["Rex", "1", "17", "17", "true"])
  }

  @Test func `a status that is none of success is refused`() {
    answer("{}", status: 404)
    let record = Record()
    application.run {
      _ = AF.request("https://example.org").validate(statusCode: 200..<300).response {
        record.lines.append("\($0.error?.responseCode ?? 0) \($0.response?.statusCode ?? 0)")
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["404 404"])
  }

  @Test func `fields of the header are also a dictionary`() {
    application.run {
      var fields = SessionManager.defaultHTTPHeaders
      fields["Accept"] = "a"
      let all: [String: String]? = fields
      let requests = [
        AF.request("https://a.org", headers: all), request("https://a.org", headers: all),
        AF.request("https://a.org", headers: ["Accept": "a"]),
      ]
      #expect(requests.map { $0.request?.value(forHTTPHeaderField: "Accept") } == ["a", "a", "a"])
      #expect(
        AF.request("https://a.org", headers: nil).request?.allHTTPHeaderFields?["Accept"] == nil)
    }
  }

  @Test func `parameters stand in the address or in the body`() throws {
    let get = try URLEncoding.default.encode(
      URLRequest(url: "https://a.org/b?c=1", method: .get),
      with: ["q": "a b", "list": [1, 2], "on": true])
    #expect(get.url?.absoluteString == "https://a.org/b?c=1&list%5B%5D=1&list%5B%5D=2&on=1&q=a%20b")
    let post = try URLEncoding.default.encode(
      URLRequest(url: "https://a.org", method: .post, headers: ["X": "y"]), with: ["q": 1])
    #expect(post.httpBody == Data("q=1".utf8) && post.value(forHTTPHeaderField: "X") == "y")
    let json = try JSONParameterEncoder.default.encode(
      Dog(name: "Rex"), into: URLRequest(url: "https://a.org", method: .put))
    #expect(json.httpBody == Data(#"{"name":"Rex"}"#.utf8) && json.method == .put)
  }

  @Test func `names of a header are the same in capitals`() {
    var headers: HTTPHeaders = ["accept": "a", "Accept": "b"]
    headers.add(.authorization(bearerToken: "t"))
    #expect(headers["ACCEPT"] == "b" && headers.dictionary.count == 2)
    #expect(headers.value(for: "authorization") == "Bearer t")
  }

  @Test func `a request that the program ends fails at once`() {
    let record = Record()
    application.run {
      let request = AF.request("https://example.org")
      request.response { record.lines.append("\($0.error?.isExplicitlyCancelledError == true)") }
      request.cancel()
      #expect(request.isCancelled)
    }
    stage.advance(to: 1)
    #expect(record.lines == ["true"])
  }
}
