private import Geometry
internal import StageContext
internal import StageKit

/// How a program that catches exceptions of Objective-C gets those that UIKit raises.
package final class ExceptionRaiser {
  /// Raises an exception of a name with a reason, and returns whether it will be caught; nil in a
  /// program that catches none.
  package var raise: ((_ name: String, _ reason: String) -> Bool)?

  init() {
    Misuse.raise { name, reason in ExceptionRaiser.current?.raise?(name, reason) == true }
  }

  /// That of the application that is running; nil outside the code of one.
  package static var current: ExceptionRaiser? {
    ApplicationContext.current?.service { _ in ExceptionRaiser() }
  }

  /// Raises the exception of an argument that a method does not take; where nothing catches it, it
  /// traps with its sentence.
  static func raiseInvalidArgument(_ reason: String) {
    Misuse.report("NSInvalidArgumentException", reason)
  }
}
