private import Synchronization

/// The number of an object in the order of creation, for its hash.
///
/// The address of an object differs from run to run, and with it the order of sets and dictionaries
/// of objects. The numbers of the objects of a stage are the same in every run, whatever other
/// stages do.
package struct CreationNumber: Hashable, Sendable {
  package let value: Int

  /// Creates the number after the last one of the stage whose code runs, or of the process outside
  /// of stages.
  package init() { value = CreationCounter.current.next() }
}

/// Counts the objects of a stage.
package final class CreationCounter: Sendable {
  /// The counter of the stage whose code runs; that of the process outside of stages.
  @TaskLocal fileprivate static var current = CreationCounter()

  private let count = Atomic(0)

  package init() {}

  /// Calls a function whose objects are counted by this counter.
  package func run<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(self, operation: body)
  }

  fileprivate func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
