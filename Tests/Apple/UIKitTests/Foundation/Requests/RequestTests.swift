import StageContext
import StageFoundation
import StageKit
import Testing
import UIKit

/// Requests follow the clock of the stage, and find no network.
@Suite struct `requests` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Record: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test func `without an answer fail as on a device that is offline, and log that once`() throws {
    let record = Record()
    let url = try #require(URL(string: "https://example.org/a.json"))
    application.run {
      for _ in 1...2 {
        URLSession.shared.dataTask(with: url) { data, response, error in
          record.lines.append("\(data == nil) \(response == nil) \(stage.time)")
          record.lines.append("\((error as? URLError)?.code == .notConnectedToInternet)")
        }.resume()
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["true true 0.1", "true", "true true 0.1", "true"])
    #expect(stage.logEntries.map(\.text).filter { $0.contains("example.org") }.count == 1)
  }

  @Test func `get the first answer whose pattern fits, after its delay`() throws {
    let record = Record()
    application.run {
      let answers = ApplicationContext.shared.networkAnswers
      answers.add(
        .init(to: "https://a.org/*.json", status: 201, body: Data("one".utf8), after: 0.25))
      answers.add(.init(to: "*", body: Data("other".utf8)))
      for address in ["https://a.org/x/y.json", "https://b.org"] {
        guard let url = URL(string: address) else { continue }
        URLSession.shared.dataTask(with: url) { data, response, _ in
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          let text = String(decoding: data ?? Data(), as: UTF8.self)
          record.lines.append("\(text) \(status) \(stage.time)")
        }.resume()
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["other 200 0.1", "one 201 0.25"])
  }

  private final class Answering: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host() == "answered.org"
    }
    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 404, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("ab".utf8))
      client?.urlProtocol(self, didLoad: Data("c".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  @Test func `are loaded by the protocols of the program, for tasks that wait too`() throws {
    let record = Record()
    let url = try #require(URL(string: "https://answered.org"))
    application.run {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Answering.self]
      let session = URLSession(configuration: configuration)
      Task {
        let (data, response) = try await session.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        record.lines.append("\(String(decoding: data, as: UTF8.self)) \(status)")
      }
    }
    stage.advance(to: 1)
    #expect(record.lines == ["abc 404"])
  }

  private final class Receiver: NSObject, URLSessionDataDelegate {
    let note: (String) -> Void
    init(note: @escaping (String) -> Void) { self.note = note }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      note("data \(data.count)")
    }
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) { note("end \(error == nil)") }
  }

  @Test func `report to the delegate of their session, which is released at its end`() throws {
    weak var released: Receiver?
    let record = Record()
    let url = try #require(URL(string: "data:text/plain,abcd"))
    application.run {
      let receiver = Receiver { record.lines.append($0) }
      released = receiver
      let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: nil)
      session.dataTask(with: url).resume()
      session.finishTasksAndInvalidate()
    }
    stage.advance(to: 0.5)
    #expect(record.lines == ["data 4", "end true"])
    #expect(released == nil)
  }

  @Test func `that are cancelled report that, and nothing else`() throws {
    let record = Record()
    let url = try #require(URL(string: "https://example.org"))
    application.run {
      let task = URLSession.shared.dataTask(with: url) { _, _, error in
        record.lines.append("\((error as? URLError)?.code == .cancelled)")
      }
      task.resume()
      task.cancel()
      #expect(task.state == .completed)
    }
    stage.advance(to: 1)
    #expect(record.lines == ["true"])
  }

  @Test func `of bytes and texts of an address find no network either`() throws {
    let url = try #require(URL(string: "https://example.org/picture.png"))
    application.run {
      #expect(throws: (any Error).self) { try Data(contentsOf: url) }
      #expect(throws: (any Error).self) { try String(contentsOf: url, encoding: .utf8) }
    }
  }
}
