internal import Controls
public import StageKit

extension UIApplication {
  /// Presses a key of a keyboard and releases it.
  ///
  /// The first responder, or without one the controller that is presented last, gets the press and
  /// asks the responders after it. Where one of them, or a menu that they have built, has a command
  /// of the key, its method is called in place of that.
  ///
  /// - Parameters:
  ///   - input: What the key types without those that are held, or a name such as
  ///     `UIKeyCommand.inputUpArrow`.
  ///   - modifierFlags: The keys that are held; none by default.
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) {
    guard let responder = keyResponder else { return }
    let chain = sequence(first: responder, next: \.next)
    let isPressed = { (command: UIKeyCommand) in
      command.input?.lowercased() == input.lowercased() && command.modifierFlags == modifierFlags
        && !command.attributes.contains(.disabled)
    }
    let command =
      chain.lazy.compactMap { $0.keyCommands?.first(where: isPressed) }.first
      ?? UIMenuSystem.main.keyCommands(chain).first(where: isPressed)
    if let command, command.perform(from: responder) { return }
    let press = UIPress(UIKey(input, modifierFlags), at: stage.time)
    let event = UIPressesEvent([press])
    responder.pressesBegan([press], with: event)
    press.end(at: stage.time)
    responder.pressesEnded([press], with: event)
  }

  /// Presses a key of a keyboard at a time, and releases it.
  ///
  /// - Parameters:
  ///   - input: What the key types without those that are held, or a name such as
  ///     `UIKeyCommand.inputUpArrow`.
  ///   - modifierFlags: The keys that are held.
  ///   - time: The time, in seconds of the stage, not before the present time.
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = [], at time: Double) {
    stage.perform(at: time) { [unowned self] in
      pressKey(input, modifierFlags: modifierFlags)
    }
  }

  private var keyResponder: UIResponder? {
    if let first = stage.firstResponder { return first }
    let root = keyWindow?.rootViewController
    let presented = sequence(first: root) { $0?.presentedViewController }
    let top = presented.prefix { $0 != nil }.compactMap { $0 }.last
    let shown = (top as? UINavigationController)?.topViewController ?? top
    return shown.map { $0.viewIfLoaded ?? $0 } ?? keyWindow
  }
}
