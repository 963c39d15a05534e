import Combine
import Geometry
import ObservableSequences
import RequestTargets
import StageContext
import StageKit
import Testing
import UIKit

/// The requests of a program as values, in the words of Moya.
@Suite struct `requests as values` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Record: @unchecked Sendable { var lines: [String] = [] }

  private struct Dog: Codable, Equatable { var name: String }

  private enum Dogs: TargetType, AccessTokenAuthorizable {
    case all
    case named(String)
    case add(Dog)

    var baseURL: URL { URL(string: "https://example.org/v1") ?? URL(fileURLWithPath: "/") }
    var path: String { self.isAll ? "/dogs" : "/dogs/search" }
    var method: Method {
      if case .add = self { .post } else { .get }
    }
    var sampleData: Data { Data(#"{"dogs": [{"name": "Rex"}]}"#.utf8) }
    var task: RequestTargets.Task {
      switch self {
      case .all: .requestPlain
      case .named(let name):
        .requestParameters(parameters: ["name": name], encoding: URLEncoding.default)
      case .add(let dog): .requestJSONEncodable(dog)
      }
    }
    var validationType: ValidationType { .successCodes }
    var headers: [String: String]? { ["Accept": "application/json"] }
    var authorizationType: AuthorizationType? { isAll ? nil : .bearer }

    private var isAll: Bool { if case .all = self { true } else { false } }
  }

  private final class Watcher: PluginType {
    let record: Record
    init(_ record: Record) { self.record = record }
    func willSend(_ request: any RequestType, target: any TargetType) {
      record.lines.append("sends \(request.request?.url?.absoluteString ?? "nothing")")
    }
    func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
      record.lines.append("receives \((try? result.get())?.statusCode ?? 0)")
    }
  }

  private func answer(_ text: String, status: Int = 200) {
    application.run {
      ApplicationContext.shared.networkAnswers.add(
        .init(to: "*", status: status, body: Data(text.utf8)))
    }
  }

  @Test func `a target is composed of its parts`() throws {
    let provider = application.run { MoyaProvider<Dogs>() }
    let search = try provider.endpoint(.named("a b")).urlRequest()
    #expect(search.url?.absoluteString == "https://example.org/v1/dogs/search?name=a%20b")
    #expect(search.value(forHTTPHeaderField: "Accept") == "application/json")
    let new = try provider.endpoint(.add(Dog(name: "Rex"))).urlRequest()
    #expect(new.httpMethod == "POST")
    #expect(new.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Rex"}"#)
    #expect(new.value(forHTTPHeaderField: "Content-Type") == "application/json")
  }

  @Test func `without a network the error is the session's, after plugins`() {
    let record = Record()
    application.run {
      let provider = MoyaProvider<Dogs>(plugins: [Watcher(record)])
      _ = provider.request(.all) {
        if case .failure(.underlying) = $0 { record.lines.append("fails") }
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["sends https://example.org/v1/dogs", "receives 0", "fails"])
  }

  @Test func `answers of a script are read`() {
    answer(#"{"dogs": [{"name": "Rex"}]}"#)
    let record = Record()
    application.run {
      _ = MoyaProvider<MultiTarget>().request(MultiTarget(Dogs.all)) { result in
        let dogs = try? result.get().map([Dog].self, atKeyPath: "dogs")
        record.lines.append(dogs?.first?.name ?? "none")
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["Rex"])
  }

  @Test func `answers are refused by their status`() {
    answer("{}", status: 404)
    let record = Record()
    application.run {
      _ = MoyaProvider<Dogs>().request(.all) {
        if case .failure(let error) = $0 {
          record.lines.append("\(error.response?.statusCode ?? 0)")
        }
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["404"])
  }

  @Test func `stubs answer what the target gives, at once or later`() {
    let record = Record()
    application.run {
      MoyaProvider<Dogs>(stubClosure: MoyaProvider.immediatelyStub).request(.all) {
        record.lines.append((try? $0.get().mapString()) ?? "none")
      }
      #expect(record.lines == [#"{"dogs": [{"name": "Rex"}]}"#])
      MoyaProvider<Dogs>(stubClosure: MoyaProvider.delayedStub(0.5)).request(.all) { _ in
        record.lines.append("later")
      }
      MoyaProvider<Dogs>(stubClosure: MoyaProvider.delayedStub(0.5)).request(.all) {
        if case .failure = $0 { record.lines.append("cancelled") }
      }.cancel()
    }
    stage.advance(to: 0.25)
    #expect(record.lines.count == 1)
    stage.advance(to: 1)
    #expect(record.lines.dropFirst() == ["later", "cancelled"])
  }

  @Test func `tokens are sent with targets that need them`() throws {
    let plugin = AccessTokenPlugin { _ in "abc" }
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    let field = "Authorization"
    #expect(
      plugin.prepare(request, target: Dogs.named("")).value(forHTTPHeaderField: field)
        == "Bearer abc")
    #expect(plugin.prepare(request, target: Dogs.all).value(forHTTPHeaderField: field) == nil)
  }

  @Test func `sequences and publishers send the values of answers`() {
    answer(#"{"dogs": [{"name": "Rex"}]}"#)
    let record = Record()
    let bag = DisposeBag()
    var cancellables: Set<AnyCancellable> = []
    application.run {
      let provider = MoyaProvider<Dogs>()
      provider.rx.request(.all).filterSuccessfulStatusCodes().map([Dog].self, atKeyPath: "dogs")
        .subscribe(onSuccess: { record.lines.append("rx \($0.count)") }).disposed(by: bag)
      provider.requestPublisher(.all).map([Dog].self, atKeyPath: "dogs")
        .sink { _ in
        } receiveValue: {
          record.lines.append("publisher \($0.count)")
        }
        .store(in: &cancellables)
    }
    stage.advance(to: 1)
    #expect(record.lines == ["rx 1", "publisher 1"])
  }
}
