import Foundation
import Glibc
import StageKit
import Testing
import UIKit

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
}
