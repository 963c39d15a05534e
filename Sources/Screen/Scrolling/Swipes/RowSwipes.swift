internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

/// Follows a finger that swipes the rows of a table or list, of which one at most is open.
final class RowSwipes {
  /// The row that is being swiped, or is open.
  private(set) var current: RowSwipe?
  /// The recognizer of the scroll view's.
  let recognizer = PanGestureRecognizer()
  /// Makes the swipe of the row at a point of the content; nil if there are no buttons.
  var make: (_ point: Point, _ side: SwipeActionsView.Side) -> RowSwipe? = { _, _ in nil }
  /// Called when a row begins to be swiped.
  var onBegin: (_ path: IndexPath) -> Void = { _ in }
  /// Called when a row that has been swiped closes.
  var onEnd: (_ path: IndexPath) -> Void = { _ in }
  private unowned let scrollView: ScrollView

  init(in scrollView: ScrollView) {
    self.scrollView = scrollView
    recognizer.maximumNumberOfTouches = 1
    recognizer.addAction { [unowned self] _ in follow() }
  }

  /// Returns whether a horizontal drag begins to swipe a row.
  func canBegin() -> Bool {
    let velocity = recognizer.velocity(in: nil)
    let moved = recognizer.translation(in: nil)
    let direction = velocity == .zero ? moved : velocity
    guard abs(direction.x) > abs(direction.y), current == nil else { return false }
    let finger = recognizer.location(in: scrollView)
    let isForward = (direction.x > 0) != scrollView.isRightToLeft
    current = make(
      Point(finger.x - moved.x, finger.y - moved.y), isForward ? .leading : .trailing)
    return current != nil
  }

  /// Opens the row at a point of the content, as a swipe does; a row without buttons stays closed.
  func open(at point: Point, _ side: SwipeActionsView.Side) {
    close(animated: true)
    guard let swipe = make(point, side) else { return }
    current = swipe
    swipe.cell.show(swipe.view)
    announce(swipe)
    animate { swipe.cell.setSwipeOffset(swipe.openOffset) }
  }

  private func follow() {
    guard let current else { return }
    switch recognizer.state {
    case .began:
      current.cell.show(current.view)
      announce(current)
      move(current)
    case .changed: move(current)
    case .ended: release(current, velocity: recognizer.velocity(in: nil).x)
    default: close(animated: true)
    }
  }

  private func announce(_ swipe: RowSwipe) {
    guard !swipe.isAnnounced else { return }
    swipe.isAnnounced = true
    onBegin(swipe.path)
  }

  private func move(_ swipe: RowSwipe) {
    let offset = swipe.offset(forDrag: recognizer.translation(in: nil).x)
    let isFull = swipe.isFull(offset)
    if isFull != swipe.view.isFull, let stage = scrollView.stage {
      // The first button grows over the others, or returns.
      stage.animate(withDuration: 0.2, options: .allowUserInteraction) {
        swipe.view.isFull = isFull
        swipe.view.layoutIfNeeded()
      }
    }
    swipe.cell.setSwipeOffset(offset)
  }

  private func release(_ swipe: RowSwipe, velocity: Double) {
    let offset = swipe.cell.swipeOffset
    if swipe.isFull(offset) { return performFirst(of: swipe) }
    let speed = swipe.sign * velocity
    let opens =
      abs(speed) >= RowSwipe.flickSpeed
      ? speed > 0 : abs(offset) >= swipe.view.totalWidth / 2
    guard opens else { return close(animated: true) }
    animate { swipe.cell.setSwipeOffset(swipe.openOffset) }
  }

  private func performFirst(of swipe: RowSwipe) {
    animate {
      swipe.view.isFull = true
      swipe.cell.setSwipeOffset(swipe.sign * swipe.cell.bounds.width)
    }
    perform(0, of: swipe)
  }

  /// Performs the action of a button of the open row.
  func perform(_ index: Int) {
    guard let current else { return }
    perform(index, of: current)
  }

  private func perform(_ index: Int, of swipe: RowSwipe) {
    let action = swipe.view.actions[index]
    action.handler(action, swipe.view.view(ofButton: index)) { [weak self, weak swipe] _ in
      guard let self, let swipe, current === swipe else { return }
      close(animated: true)
    }
  }

  private func animate(_ changes: () -> Void, completion: @escaping () -> Void = {}) {
    guard let stage = scrollView.stage, stage.areAnimationsEnabled else {
      changes()
      return completion()
    }
    stage.animate(
      withDuration: TableView.updateDuration, options: [.allowUserInteraction, .curveEaseOut],
      animations: changes
    ) { _ in completion() }
  }

  /// Closes the row that is open.
  func close(animated: Bool) {
    guard let current else { return }
    self.current = nil
    let cell = current.cell
    let finish = { if cell.swipeView === current.view { cell.removeSwipeView() } }
    if animated {
      animate({ cell.setSwipeOffset(0) }, completion: finish)
    } else {
      cell.setSwipeOffset(0)
      finish()
    }
    endAnnouncement(of: current)
  }

  /// Clears the open row, which leaves the scroll view.
  func forget() {
    guard let current else { return }
    self.current = nil
    endAnnouncement(of: current)
  }

  private func endAnnouncement(of swipe: RowSwipe) {
    guard swipe.isAnnounced else { return }
    onEnd(swipe.path)
  }
}
