internal import StageContext
public import StageKit
public import UIKit

/// What holds of the constraints that a function makes.
final class ConstraintSettings {
  private var priorities: [UILayoutPriority] = []
  private var collected: [[NSLayoutConstraint]] = []

  static var current: ConstraintSettings {
    ApplicationContext.shared.service { _ in ConstraintSettings() }
  }

  func install(_ constraint: NSLayoutConstraint) {
    if let priority = priorities.last { constraint.priority = priority }
    if collected.isEmpty {
      constraint.isActive = true
    } else {
      collected[collected.count - 1].append(constraint)
    }
  }

  func with(_ priority: UILayoutPriority, _ block: () -> Void) {
    priorities.append(priority)
    block()
    priorities.removeLast()
  }

  func collecting(_ block: () -> Void) -> [NSLayoutConstraint] {
    collected.append([])
    block()
    return collected.removeLast()
  }
}

extension NSLayoutConstraint {
  /// Gives a priority to the constraints that a function makes.
  public class func autoSetPriority(
    _ priority: UILayoutPriority, forConstraints block: () -> Void
  ) { ConstraintSettings.current.with(priority, block) }

  /// Returns the constraints that a function makes, which have no effect yet.
  public class func autoCreateConstraintsWithoutInstalling(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] { ConstraintSettings.current.collecting(block) }

  /// Adds the constraints that a function makes, and returns them.
  @discardableResult
  public class func autoCreateAndInstallConstraints(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let constraints = ConstraintSettings.current.collecting(block)
    activate(constraints)
    return constraints
  }

  /// Adds the constraint.
  public func autoInstall() { isActive = true }
  /// Removes the constraint.
  public func autoRemove() { isActive = false }
}
