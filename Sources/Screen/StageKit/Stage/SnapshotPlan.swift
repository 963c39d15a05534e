/// The pictures that a script asks for by name.
package struct SnapshotPlan: Hashable, Sendable {
  /// The names of all pictures, in the order of the script.
  package private(set) var names: [String] = []
  /// The names of those that are due, in order of time.
  package private(set) var due: [String] = []
  /// The latest time at which one can become due, in seconds.
  package private(set) var end = 0.0

  /// Creates a plan without pictures.
  package init() {}

  /// The names of those that are not due yet, in the order of the script.
  package var missing: [String] { names.filter { !due.contains($0) } }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - name: Its name, which no other one has.
  ///   - time: The latest time at which it can become due, in seconds.
  package mutating func add(_ name: String, until time: Double) {
    names.append(name)
    end = max(end, time)
  }

  /// Says that a picture is due now.
  package mutating func take(_ name: String) { due.append(name) }
}
