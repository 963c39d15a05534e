private import Geometry
internal import Synchronization

/// What a program does with views that has no meaning, such as a constraint between views of two
/// windows.
///
/// It traps with a sentence. A program in Objective-C may catch it as the exception of UIKit.
package enum Misuse {
  /// Raises an exception of a name with a reason, and returns whether it will be caught.
  package typealias Raiser = @Sendable (_ name: String, _ reason: String) -> Bool

  private static let raiser = Mutex<Raiser?>(nil)

  /// Sets what raises exceptions in all programs of the process.
  package static func raise(with newRaiser: @escaping Raiser) {
    raiser.withLock { $0 = newRaiser }
  }

  /// Raises an exception, after which the caller returns without an effect; where nothing catches
  /// it, traps with its reason.
  ///
  /// - Parameters:
  ///   - name: The name of UIKit's exception.
  ///   - reason: A sentence that says what has no meaning, and why.
  ///   - file: The file of the trap.
  ///   - line: The line of the trap.
  package static func report(
    _ name: String, _ reason: String, file: StaticString = #file, line: UInt = #line
  ) {
    guard let raise = raiser.withLock(\.self), raise(name, reason) else {
      preconditionFailure(reason, file: file, line: line)
    }
  }
}
