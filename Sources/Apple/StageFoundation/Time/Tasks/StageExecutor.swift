internal import StageContext
internal import StageKit
internal import Synchronization

/// Runs the tasks of an application on the thread and clock of its stage, in the order in which their
/// parts become ready.
final class StageExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isScheduled = false
  }

  /// The stage, which is used on its own thread alone.
  private struct Schedule: @unchecked Sendable {
    weak var application: ApplicationContext?
  }

  private let state = Mutex(State())
  private let schedule: Schedule

  init(_ application: ApplicationContext) { schedule = Schedule(application: application) }

  /// Adds a part of a task, which is run at the present time of the stage, after the present event.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard isFirst, let stage = schedule.application?.stage else { return }
    stage.perform(at: stage.time) { self.runJobs() }
  }

  private func runJobs() {
    state.withLock { $0.isScheduled = false }
    while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

extension ApplicationContext {
  /// The executor of the application's tasks.
  var taskExecutor: StageExecutor { service { StageExecutor($0) } }
}
