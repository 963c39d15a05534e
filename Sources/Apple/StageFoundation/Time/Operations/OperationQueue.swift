internal import StageContext
internal import StageKit

/// A queue of operations on the clock of the stage, in place of Foundation's.
///
/// As queues of functions do, it calls what is added at the same time, after the present function.
open class OperationQueue: NSObject {
  /// The number of operations at a time for a queue that decides it: -1.
  public static let defaultMaxConcurrentOperationCount = -1

  /// The name; nil by default.
  open var name: String?
  /// The number of operations at a time; it is always one.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
  /// The quality of service; it changes nothing.
  open var qualityOfService = QualityOfService.default
  /// The dispatch queue behind this one; it changes nothing.
  open var underlyingQueue: DispatchQueue?
  /// Whether operations are kept until this is false again.
  open var isSuspended = false { didSet { if !isSuspended { schedule() } } }
  /// The operations that are not finished, in their order.
  open private(set) var operations: [Operation] = []
  /// The number of operations that are not finished.
  open var operationCount: Int { operations.count }

  /// Creates an empty queue.
  override public init() { super.init() }

  /// The queue of the application's main thread.
  open class var main: OperationQueue {
    ApplicationContext.shared.service { _ in MainQueue() }.queue
  }

  /// The queue of the running operation: the main one.
  open class var current: OperationQueue? { main }

  private final class MainQueue {
    let queue = OperationQueue()
  }

  /// Adds an operation.
  open func addOperation(_ operation: Operation) {
    operations.append(operation)
    schedule()
  }

  /// Adds a function.
  open func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Adds operations.
  ///
  /// - Parameters:
  ///   - operations: The operations.
  ///   - wait: Whether they are done before the call returns.
  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    self.operations += operations
    if wait { runReady() } else { schedule() }
  }

  /// Adds a function that is called after all operations before it.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }

  /// Cancels the operations that are not finished.
  open func cancelAllOperations() { for operation in operations { operation.cancel() } }

  /// Does the work of all operations that can be done.
  open func waitUntilAllOperationsAreFinished() { runReady() }

  private func schedule() {
    guard !isSuspended, !operations.isEmpty else { return }
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time) { self.runReady() }
  }

  private func runReady() {
    guard !isSuspended else { return }
    while let index = operations.firstIndex(where: { $0.isReady || $0.isCancelled }) {
      operations.remove(at: index).start()
      if isSuspended { return }
    }
    // What waits for operations of other queues is tried again after these.
    if let waiting = operations.flatMap(\.dependencies).first(where: { !$0.isFinished }) {
      let previous = waiting.completionBlock
      // The queue exists until its operations are done.
      waiting.completionBlock = { [self] in
        previous?()
        schedule()
      }
    }
  }
}
