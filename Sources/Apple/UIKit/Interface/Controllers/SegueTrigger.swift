internal import Bars
internal import Controls
internal import InterfaceDocuments
internal import Scrolling
internal import StageKit

/// What performs a segue when a control, an item of a bar, a recognizer or a cell is used.
final class SegueTrigger {
  private let segue: InterfaceSegue
  private weak var scene: StoryboardScene?

  /// Adds a trigger to an object; nil if the object only names the segue, as a controller does.
  init?(_ segue: InterfaceSegue, of object: AnyObject, in scene: StoryboardScene) {
    self.segue = segue
    self.scene = scene
    let action = Selector(SegueTrigger.perform(sender:))
    switch object {
    case let control as UIControl:
      control.addTarget(
        self, action: action, for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = action
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: action)
    case let cell as UITableViewCell:
      let select: () -> Void = { [weak self, weak cell] in
        if let cell { self?.perform(sender: cell) }
      }
      if segue.trigger == "accessoryAction" {
        cell.accessoryAction = select
      } else {
        cell.selectionAction = select
      }
    case let cell as UICollectionViewCell:
      cell.selectionAction = { [weak self, weak cell] in
        if let cell { self?.perform(sender: cell) }
      }
    default: return nil
    }
  }

  private func perform(sender: AnyObject) {
    if let recognizer = sender as? UIGestureRecognizer {
      let isDiscrete = sender is UITapGestureRecognizer || sender is UISwipeGestureRecognizer
      guard recognizer.state == (isDiscrete ? .ended : .began) else { return }
    }
    scene?.trigger(segue, sender: sender)
  }
}
