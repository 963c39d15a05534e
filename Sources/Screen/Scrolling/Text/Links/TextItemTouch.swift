internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// A finger on a link or an attachment of a text view.
struct TextItemTouch {
  /// The time after which a finger that does not move opens the menu, in seconds.
  static let menuDelay = ContextMenuTouch.delay

  let item: TextItem
  /// Opens the menu.
  let timer: StageTimer?
  /// Whether the menu was opened, or refused, so that the end of the touch has no effect.
  var isDone = false
}

extension TextView {
  /// Whether links and attachments can be touched.
  private var hasTouchableItems: Bool { isSelectable && !isEditable }

  /// Begins a touch, if it is on a link or an attachment.
  func beginItemTouch(_ touch: Touch) {
    endItemTouch()
    guard hasTouchableItems, let item = textItem(at: touch.location(in: self)) else { return }
    let timer = stage?.scheduledTimer(withTimeInterval: TextItemTouch.menuDelay, repeats: false) {
      [weak self] _ in self?.openMenuOfTouchedItem()
    }
    itemTouch = TextItemTouch(item: item, timer: timer)
  }

  /// Ends the touch without an effect.
  func endItemTouch() {
    itemTouch?.timer?.invalidate()
    itemTouch = nil
  }

  /// Performs the action of the touched item, if the finger is still on it; returns whether there
  /// was one.
  func performItemTouch(_ touch: Touch) -> Bool {
    guard let touched = itemTouch else { return false }
    endItemTouch()
    let present = textItem(at: touch.location(in: self))
    guard !touched.isDone, present?.units == touched.item.units else { return true }
    let item = touched.item
    let standard = Action { [weak self] _ in
      guard let self, allows(.invokeDefaultAction, with: item) else { return }
      if case .link(let link) = item.subject { stage?.application?.open(link.address) }
    }
    let action =
      textDelegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) }
      ?? standard
    action?.perform(from: self)
    return true
  }

  private func allows(_ interaction: TextItemInteraction, with item: TextItem) -> Bool {
    guard let delegate = textDelegate else { return true }
    switch item.subject {
    case .link(let link):
      return delegate.textView(
        self, shouldInteractWith: link, in: item.units, interaction: interaction)
    case .attachment(let attachment):
      return delegate.textView(
        self, shouldInteractWith: attachment, in: item.units, interaction: interaction)
    case .tag: return true
    }
  }

  private func openMenuOfTouchedItem() {
    guard let item = itemTouch?.item else { return }
    itemTouch?.isDone = true
    guard allows(.presentActions, with: item) else { return }
    let standard = Menu(children: standardActions(of: item))
    let delegate = textDelegate
    let configuration =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
      ?? TextItem.MenuConfiguration(menu: standard)
    guard let menu = configuration?.menu, !menu.children.isEmpty else { return }
    let opening = ContextMenuAnimator()
    delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: opening)
    let presentation = MenuPresentation(menu, from: self, rect: place(of: item))
    presentation.onDismissal = { [weak self] in
      guard let self else { return }
      let closing = ContextMenuAnimator()
      textDelegate?.textView(self, textItemMenuWillEndFor: item, animator: closing)
      closing.run(on: stage)
    }
    opening.run(on: stage)
  }

  /// The entries of the menu that UIKit shows for a link.
  private func standardActions(of item: TextItem) -> [Action] {
    guard case .link(let link) = item.subject else { return [] }
    return [
      Action(title: "Open Link") { [weak self] _ in
        self?.stage?.application?.open(link.address)
      }
    ]
  }

  private var textDelegate: (any TextViewDelegate)? { scrollDelegate as? any TextViewDelegate }
}
