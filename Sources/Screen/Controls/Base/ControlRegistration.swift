internal import StageKit

/// A target, action or function of a control, with its events.
struct ControlRegistration {
  enum Receiver {
    case target(TargetAction)
    /// A method of the first responder that has it, starting from the control.
    case responder(Selector)
    case action(Action)
    case function(() -> Void)
  }

  let receiver: Receiver
  var events: Control.Event

  var action: Action? {
    if case .action(let action) = receiver { action } else { nil }
  }

  /// The method of a target; nil for actions and functions.
  var selector: Selector? {
    switch receiver {
    case .target(let pair): pair.action
    case .responder(let selector): selector
    case .action, .function: nil
    }
  }

  /// Returns whether the receiver was added for a target, or for the responders if it is nil.
  func isAimed(at target: Any?) -> Bool {
    switch receiver {
    case .target: target != nil
    case .responder: target == nil
    case .action, .function: false
    }
  }

  /// Returns whether the receiver is a method of a target; nil matches any.
  func matches(target: Any?, action: Selector?) -> Bool {
    switch receiver {
    case .target(let pair): pair.matches(target: target, action: action)
    case .responder(let selector): target == nil && (action.map { $0 == selector } ?? true)
    case .action, .function: false
    }
  }
}

extension Control {
  /// Adds a function for events, as a short form of an action.
  ///
  /// - Parameters:
  ///   - controlEvents: The events.
  ///   - function: The function, retained.
  public func addAction(for controlEvents: Event, _ function: @escaping () -> Void) {
    registrations.append(
      ControlRegistration(receiver: .function(function), events: controlEvents))
  }

  /// Removes events from the registrations that satisfy a condition, and drops those without
  /// events.
  func removeEvents(_ events: Event, where isRemoved: (ControlRegistration) -> Bool) {
    for index in registrations.indices where isRemoved(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}
