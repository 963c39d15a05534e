internal import Geometry
internal import StageKit

/// A cell whose content a swipe moves aside, to show buttons.
protocol SwipeCell: View {
  /// The buttons beside the content; nil for none.
  var swipeView: SwipeActionsView? { get set }
  /// The displacement of the content, in points.
  var swipeOffset: Double { get set }
}

extension SwipeCell {
  /// Adds the buttons of a swipe.
  func show(_ view: SwipeActionsView) {
    removeSwipeView()
    swipeView = view
    addSubview(view)
    let place = { [self] in
      view.frame = Rect(
        x: view.isOnRight ? bounds.width : 0, y: 0, width: 0, height: bounds.height)
      view.layoutIfNeeded()
    }
    if let stage { stage.performWithoutAnimation(place) } else { place() }
  }

  /// Moves the content beside the buttons of a swipe.
  func setSwipeOffset(_ offset: Double) {
    swipeOffset = offset
    setNeedsLayout()
    layoutIfNeeded()
    swipeView?.layoutIfNeeded()
  }

  /// Removes the buttons of a swipe.
  func removeSwipeView() {
    guard let view = swipeView else { return }
    swipeView = nil
    swipeOffset = 0
    view.removeFromSuperview()
    setNeedsLayout()
  }

  /// Places the buttons of a swipe in a rectangle beside the content.
  func placeSwipeView(in box: Rect) {
    guard let swipeView else { return }
    let width = abs(swipeOffset)
    swipeView.frame = Rect(
      x: swipeView.isOnRight ? box.width - width : 0, y: 0, width: width,
      height: box.height)
  }

  /// Returns the number of the swipe's button at a point of the cell; nil if there is none.
  func swipeButton(at point: Point) -> Int? {
    guard let swipeView else { return nil }
    return swipeView.button(
      at: Point(point.x - swipeView.frame.minX, point.y - swipeView.frame.minY))
  }
}
