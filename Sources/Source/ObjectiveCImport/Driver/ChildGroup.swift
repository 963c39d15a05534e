internal import FileIO
internal import Glibc
package import Subprocess
internal import Synchronization

/// A program that runs in a process group of its own, which ends with this process.
///
/// A compiler starts others, which would go on where a signal ends this process alone. Ctrl-C in a
/// terminal reaches this process and not the group, which is ended then, too.
package final class ChildGroup: Sendable {
  private let record = Mutex<UnfinishedWork.Record?>(nil)

  /// Creates a group without a program.
  package init() {}

  /// The options with which the program is started.
  package static var options: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    return options
  }

  /// Notes the program, whose group is ended where a signal ends this process.
  package func begin(_ process: ProcessIdentifier) {
    let group = -process.value
    let begun = UnfinishedWork.begin(undoing: { _ = kill(group, SIGTERM) }, {}).record
    record.withLock { $0 = begun }
  }

  /// Forgets the program, which has ended.
  package func end() {
    guard let record = record.withLock({ $0 }) else { return }
    UnfinishedWork.end(record) {}
  }
}
