package import StageKit

/// The changes that a delegate makes with a context menu.
package final class ContextMenuAnimator: ContextMenuAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates an animator without changes.
  package init() {}

  /// Adds changes that are animated with the menu.
  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  /// Adds what is called after the menu has opened or closed.
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The time in which a menu opens and closes, in seconds.
  private static let duration = 0.35

  /// Makes the changes on a stage; without one, at once.
  package func run(on stage: Stage?) {
    func change() { for change in animations { change() } }
    func complete() { for completion in completions { completion() } }
    guard let stage else {
      change()
      return complete()
    }
    stage.animate(withDuration: Self.duration, animations: change) { _ in complete() }
  }
}
