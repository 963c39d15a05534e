import Glibc
import StageFoundation
import StageKit
import Testing
import UIKit

import class Foundation.Thread

/// Tasks that wait for the outside world, which resumes them on threads of its own.
@Suite struct ResumedTaskTests {
  /// What the task writes down on the thread of the stage.
  private final class Record: @unchecked Sendable {
    private let thread = pthread_self()
    /// Whether the task was on the thread of the stage, after each resumption.
    private(set) var isOnThread: [Bool] = []

    func add() { isOnThread.append(pthread_self() == thread) }
  }

  @Test func `a task that another thread resumes goes on on the thread of the stage`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let record = Record()
    let count = 300
    application.run {
      // Two tasks resume each other's events on the stage while threads resume theirs.
      for _ in 1...2 {
        Task {
          for _ in 1...count {
            await withCheckedContinuation { continuation in
              Foundation.Thread.detachNewThread { continuation.resume() }
            }
            record.add()
            await Task.yield()
          }
        }
      }
    }
    // The stage moves on until the threads have run.
    while record.isOnThread.count < 2 * count {
      stage.advance(to: stage.time + 0.001)
      sched_yield()
    }
    #expect(record.isOnThread.allSatisfy { $0 })
  }

  @Test func `the answer of a session to a task arrives on the thread of the stage`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let record = Record()
    let count = 30
    application.run {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Answer.self]
      let session = URLSession(configuration: configuration)
      for number in 0..<count {
        Task {
          guard let url = URL(string: "https://example.com/\(number)") else { return }
          let answer = try await session.data(from: url)
          #expect(String(decoding: answer.0, as: UTF8.self) == "/\(number)")
          record.add()
        }
      }
    }
    while record.isOnThread.count < count {
      stage.advance(to: stage.time + 0.001)
      sched_yield()
    }
    #expect(record.isOnThread.allSatisfy { $0 })
  }
}

/// A server that answers with the path.
private final class Answer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
