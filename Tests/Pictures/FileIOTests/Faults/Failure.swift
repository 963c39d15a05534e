import FileIO
import Synchronization

/// The operation that a test let fail.
final class Failure: Sendable {
  private let storage = Mutex<FileOperation?>(nil)

  var operation: FileOperation? { storage.withLock(\.self) }

  func set(_ operation: FileOperation) { storage.withLock { $0 = operation } }
}
