package import StageKit

/// A touch of a list that opens the context menu of a row or an item if it stays long enough.
package final class ContextMenuTouch {
  /// The time after which a finger that does not move opens a menu, in seconds.
  package static let delay = 0.5

  private var timer: StageTimer?
  private var presentation: MenuPresentation?

  /// Creates a touch that opens nothing.
  package init() {}

  /// Whether the menu of the present touch is open.
  package var isOpen: Bool { presentation != nil }

  /// Begins to wait for a finger on a view.
  ///
  /// - Parameters:
  ///   - view: The view of the row or the item.
  ///   - configuration: Returns the menu, after the delay; nil for none.
  ///   - onOpening: Called when the menu opens, so that the touch selects nothing; it may add
  ///     changes to the animator.
  ///   - onClosing: Called when the menu begins to close; it may add changes to the animator.
  package func begin(
    on view: View, configuration: @escaping () -> ContextMenuConfiguration?,
    onOpening: @escaping (ContextMenuConfiguration, ContextMenuAnimator) -> Void,
    onClosing: @escaping (ContextMenuConfiguration, ContextMenuAnimator) -> Void
  ) {
    cancel()
    timer = view.stage?.scheduledTimer(withTimeInterval: Self.delay, repeats: false) {
      [weak self, weak view] _ in
      guard let self, let view, view.window != nil, let configuration = configuration(),
        let menu = configuration.menu()
      else { return }
      let opening = ContextMenuAnimator()
      onOpening(configuration, opening)
      let presentation = MenuPresentation(menu, from: view)
      presentation.onDismissal = { [weak view] in
        let closing = ContextMenuAnimator()
        onClosing(configuration, closing)
        closing.run(on: view?.stage)
      }
      self.presentation = presentation
      opening.run(on: view.stage)
    }
  }

  /// Highlights the row of the menu under the finger.
  package func follow(_ touch: Touch) { presentation?.follow(touch) }

  /// Ends the touch; returns whether it belonged to a menu, which stays open unless the finger is
  /// on a row of it.
  package func end(_ touch: Touch) -> Bool {
    let presentation = presentation
    cancel()
    presentation?.end(touch)
    return presentation != nil
  }

  /// Stops waiting; an open menu stays.
  package func cancel() {
    timer?.invalidate()
    timer = nil
    presentation = nil
  }
}
