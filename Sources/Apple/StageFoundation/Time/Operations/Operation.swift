/// A piece of work on an operation queue, in place of Foundation's.
open class Operation: NSObject {
  /// The order of waiting operations; it changes nothing.
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  /// The name; nil by default.
  open var name: String?
  /// The order of waiting operations; it changes nothing.
  open var queuePriority = QueuePriority.normal
  /// The quality of service; it changes nothing.
  open var qualityOfService = QualityOfService.default
  /// Called after the work; nil by default.
  open var completionBlock: (() -> Void)?
  /// The operations that are to be finished before.
  open private(set) var dependencies: [Operation] = []
  /// Whether the operation is cancelled.
  open private(set) var isCancelled = false
  /// Whether the work is being done.
  open private(set) var isExecuting = false
  /// Whether the work is done, or will not be done.
  open private(set) var isFinished = false
  /// Whether the work continues after ``start()``; false by default.
  open var isAsynchronous: Bool { false }
  /// Whether the dependencies are finished.
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

  /// Creates an operation.
  override public init() { super.init() }

  /// Does the work, in subclasses.
  open func main() {}

  /// Calls ``main()`` unless the operation is cancelled, and finishes.
  open func start() {
    guard !isFinished else { return }
    if !isCancelled {
      isExecuting = true
      main()
      isExecuting = false
    }
    isFinished = true
    completionBlock?()
    completionBlock = nil
  }

  /// Cancels work that has not been started.
  open func cancel() { isCancelled = true }

  /// Adds an operation that is to be finished before this one starts.
  open func addDependency(_ operation: Operation) { dependencies.append(operation) }

  /// Removes such an operation.
  open func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
  }

  /// Does the work at once unless it is done.
  open func waitUntilFinished() { if isReady { start() } }
}

/// An operation that calls functions.
open class BlockOperation: Operation {
  /// The functions, in the order in which they are called.
  open private(set) var executionBlocks: [() -> Void] = []

  /// Creates an operation without functions.
  override public init() { super.init() }

  /// Creates an operation that calls a function.
  public convenience init(block: @escaping () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  /// Adds a function.
  open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  /// Calls the functions.
  override open func main() { for block in executionBlocks { block() } }
}
