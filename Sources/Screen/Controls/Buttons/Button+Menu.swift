internal import StageKit

/// The menu of a button: when a finger opens it, and the effect of a choice.
extension Button {
  /// The time after which a finger opens a menu that is not the primary action, in seconds; that of
  /// long presses.
  private static let menuDelay = 0.5

  /// Opens the menu under a finger, immediately or after a long press.
  func prepareMenu() {
    guard let menu, isEnabled else { return }
    if showsMenuAsPrimaryAction { return open(menu) }
    menuTimer = stage?.scheduledTimer(withTimeInterval: Self.menuDelay, repeats: false) {
      [weak self] _ in
      guard let self, isTracking, let menu = self.menu else { return }
      open(menu)
    }
  }

  /// Opens a menu.
  func open(_ menu: Menu) {
    sendActions(for: .menuActionTriggered)
    let presentation = MenuPresentation(menu, from: self) { [weak self, weak menu] action in
      guard let self else { return }
      if changesSelectionAsPrimaryAction, let menu {
        menu.select(action, isSingle: true)
        showSelection(of: menu)
      }
      sendAction(action)
    }
    presentation.onDismissal = { [weak self] in self?.openMenu = nil }
    openMenu = presentation
    menuTookTouch = true
  }

  /// Passes the finger that has opened the menu on to the menu.
  func followMenu(_ touch: Touch) { openMenu?.follow(touch) }

  /// Ends the use of the menu by the finger.
  func endMenu(_ touch: Touch?) {
    menuTimer?.invalidate()
    menuTimer = nil
    if let touch { openMenu?.end(touch) }
  }

  /// Shows the title of the selected action, the first one if there is none.
  func showSelection(of menu: Menu) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return }
    let actions = menu.listedActions
    guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.select(selected, isSingle: true)
    if configuration != nil {
      configuration?.title = selected.title
    } else {
      setTitle(selected.title, for: .normal)
    }
  }
}
