internal import Geometry
internal import StageKit

extension ScrollView {
  /// A drag in progress.
  struct Drag {
    /// The offset at the beginning.
    let start: Point
    /// The offset without resistance for a translation of 0.
    var origin: Point
    /// Whether the drag moves the content along the width and along the height.
    let moves: (horizontally: Bool, vertically: Bool)
  }

  /// The minimum speed at which released content continues to move, in points per second: that of
  /// flowkey/UIKit-cross-platform.
  static let minThrowSpeed = 10.0

  /// The time after which the content handles a finger that has not moved, in seconds; as commonly
  /// measured.
  static let touchDelay = 0.15

  func makePanGestureRecognizer() -> PanGestureRecognizer {
    let recognizer = ScrollPanGestureRecognizer(for: self)
    recognizer.addAction { [unowned self, unowned recognizer] _ in handle(recognizer) }
    return recognizer
  }

  /// A finger on the content, before it drags or while it does.
  struct Contact {
    /// The view that was touched.
    let view: View?
    /// The time, in seconds of the stage.
    let time: Double
    /// Whether the finger has stopped a motion; it then selects nothing.
    let stoppedMotion: Bool
  }

  /// Stops the content under a finger.
  func fingerDidTouch(_ view: View?) {
    contact = Contact(view: view, time: stage?.time ?? 0, stoppedMotion: motion != nil)
    if isScrollEnabled { endMotion() }
  }

  /// Returns the content to its ends, if the finger has stopped it beyond them and not dragged
  /// it.
  func fingersDidLift() {
    contact = nil
    guard drag == nil, motion == nil, clamped(contentOffset) != contentOffset else { return }
    settle()
  }

  /// Whether a drag in the direction of the recognizer's movement moves the content.
  var canBeginDrag: Bool {
    guard isScrollEnabled else { return false }
    guard !contentKeepsTouch else { return false }
    let velocity = panGestureRecognizer.velocity(in: nil)
    let moved = panGestureRecognizer.translation(in: nil)
    let direction = velocity == .zero ? moved - Point.zero : velocity - Point.zero
    guard direction != .zero else { return scrollsHorizontally || scrollsVertically }
    let isHorizontal = abs(direction.dx) > abs(direction.dy)
    guard isHorizontal ? scrollsHorizontally : scrollsVertically else { return false }
    // At its end the content leaves the drag to an enclosing scroll view that can follow.
    let change = isHorizontal ? -direction.dx : -direction.dy
    let limits = isHorizontal ? horizontalLimits : verticalLimits
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let isAtEnd = change < 0 ? offset <= limits.lowerBound : offset >= limits.upperBound
    return !(isAtEnd && hasOuterScrollView(horizontal: isHorizontal))
  }

  /// Whether a view of the content has begun to handle the touch and does not give it up.
  private var contentKeepsTouch: Bool {
    guard let contact, let view = contact.view, view !== self else { return false }
    let time = (stage?.time ?? contact.time) - contact.time
    guard !delaysContentTouches || time >= Self.touchDelay else { return false }
    return !canCancelContentTouches || !touchesShouldCancel(in: view)
  }

  private func hasOuterScrollView(horizontal: Bool) -> Bool {
    var view = superview
    while let outer = view {
      if let outer = outer as? ScrollView, outer.isScrollEnabled,
        horizontal ? outer.scrollsHorizontally : outer.scrollsVertically
      {
        return true
      }
      view = outer.superview
    }
    return false
  }

  private func handle(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: pan.velocity(in: nil) - Point.zero)
    default: endDrag(velocity: .zero)
    }
  }

  private func beginDrag() {
    guard isScrollEnabled else { return }
    endMotion()
    var moves = (horizontally: scrollsHorizontally, vertically: scrollsVertically)
    let direction = panGestureRecognizer.velocity(in: nil) - Point.zero
    if isDirectionalLockEnabled, moves == (true, true), direction != .zero {
      moves.horizontally = abs(direction.dx) > abs(direction.dy)
      moves.vertically = !moves.horizontally
    }
    drag = Drag(start: contentOffset, origin: unresisted(contentOffset), moves: moves)
    if keyboardDismissMode != .none { stage?.firstResponder?.resignFirstResponder() }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    showIndicators()
    continueDrag()
  }

  private func continueDrag() {
    guard let drag else { return }
    let translation = panGestureRecognizer.translation(in: nil)
    var offset = drag.origin
    if drag.moves.horizontally { offset.x -= translation.x }
    if drag.moves.vertically { offset.y -= translation.y }
    move(to: resisted(offset))
  }

  private func endDrag(velocity fingerVelocity: Vector) {
    guard let drag else { return }
    self.drag = nil
    var velocity = Vector.zero
    if drag.moves.horizontally, abs(fingerVelocity.dx) >= Self.minThrowSpeed {
      velocity.dx = -fingerVelocity.dx
    }
    if drag.moves.vertically, abs(fingerVelocity.dy) >= Self.minThrowSpeed {
      velocity.dy = -fingerVelocity.dy
    }
    throwContent(velocity: velocity, draggedFrom: drag.start)
  }

  /// Returns the offset of the content for one without resistance.
  private func resisted(_ offset: Point) -> Point {
    let end = clamped(offset)
    guard bounces else { return end }
    return Point(
      end.x + RubberBand(dimension: bounds.width).displacement(for: offset.x - end.x),
      end.y + RubberBand(dimension: bounds.height).displacement(for: offset.y - end.y))
  }

  /// Returns the offset without resistance for one of the content.
  func unresisted(_ offset: Point) -> Point {
    let end = clamped(offset)
    return Point(
      end.x + RubberBand(dimension: bounds.width).pull(for: offset.x - end.x),
      end.y + RubberBand(dimension: bounds.height).pull(for: offset.y - end.y))
  }

  /// Continues a drag or a motion from an offset that code has changed.
  func dragOrMotionDidShift(by change: Vector) {
    if let origin = drag?.origin { drag?.origin = origin + change }
    motion?.shift(by: change)
  }
}
