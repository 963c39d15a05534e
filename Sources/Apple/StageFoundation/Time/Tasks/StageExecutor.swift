internal import Foundation
internal import StageContext
internal import StageKit

/// Runs the tasks of an application on the thread and clock of its stage, in the order in which
/// their parts become ready.
final class StageExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isScheduled = false
  }

  /// The stage, which is used on its own thread alone.
  private struct Schedule: @unchecked Sendable {
    weak var application: ApplicationContext?
  }

  /// What ``withState(_:)`` protects.
  private nonisolated(unsafe) var state = State()
  /// A lock of pthreads: where two threads wait for a `Mutex`, the thread sanitizer does not see who
  /// releases it, and reports a race.
  private let lock = NSLock()
  private let schedule: Schedule
  private let thread: StageThread

  init(_ application: ApplicationContext) {
    schedule = Schedule(application: application)
    thread = application.thread
  }

  /// Adds a part of a task, which is run at the present time of the stage, after the present event.
  ///
  /// Other threads, such as that of a network, may resume tasks too. They do not touch the stage,
  /// whose thread runs what they add by ``scheduleResumedJobs()``.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    withState { $0.jobs.append(job) }
    if thread.isCurrent { scheduleResumedJobs() }
  }

  /// Runs the parts of tasks that are ready; called on the stage's thread.
  func scheduleResumedJobs() {
    let isFirst = withState { state in
      guard !state.jobs.isEmpty, !state.isScheduled else { return false }
      state.isScheduled = true
      return true
    }
    guard isFirst, let stage = schedule.application?.stage else { return }
    stage.perform(at: stage.time) { self.runJobs() }
  }

  private func runJobs() {
    withState { $0.isScheduled = false }
    while let job = withState({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }
}

extension ApplicationContext {
  /// The executor of the application's tasks.
  var taskExecutor: StageExecutor {
    service { context in
      let executor = StageExecutor(context)
      context.resumeTasks = executor.scheduleResumedJobs
      return executor
    }
  }
}
