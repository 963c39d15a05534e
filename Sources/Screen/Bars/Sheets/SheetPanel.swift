internal import Geometry
internal import Layers
internal import Scrolling
internal import StageKit

/// The box of a sheet with rounded upper corners, around its content.
final class SheetPanel: View {
  let grabber = View()
  private let grabberBar = View()
  private let contentView: View
  /// Returns whether a drag in a direction, down or up, moves the sheet although its content could
  /// scroll.
  var takesDrag: (_ isDown: Bool) -> Bool = { _ in true }

  init(contentView: View) {
    self.contentView = contentView
    super.init(frame: .zero)
    backgroundColor = Color(light: .white, dark: Color(white: 28.0 / 255))
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    grabberBar.backgroundColor = .tertiaryLabel
    grabberBar.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabberBar.isUserInteractionEnabled = false
    grabber.addSubview(grabberBar)
    addSubview(contentView)
    addSubview(grabber)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let size = SheetMetrics.grabberTouchSize
    grabber.frame = Rect(
      x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
    let bar = SheetMetrics.grabberSize
    grabberBar.frame = Rect(
      x: (size.width - bar.width) / 2, y: SheetMetrics.grabberTop, width: bar.width,
      height: bar.height)
  }

  /// Returns whether a drag moves the sheet: not if it is horizontal, or scrolls the content under
  /// the finger.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? SheetPanGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let velocity = pan.velocity(in: self)
    guard abs(velocity.y) >= abs(velocity.x) else { return false }
    guard let scroll = scrollView(at: pan.location(in: self)) else { return true }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    return isAtTop && takesDrag(velocity.y > 0)
  }

  /// The scroll view at a point whose content moves up and down; nil if there is none.
  private func scrollView(at point: Point) -> ScrollView? {
    var view = hitTest(point, with: nil)
    while let candidate = view, candidate !== self {
      if let scroll = candidate as? ScrollView, scroll.isScrollEnabled,
        scroll.alwaysBounceVertical || scroll.contentSize.height > scroll.bounds.height
      {
        return scroll
      }
      view = candidate.superview
    }
    return nil
  }
}

/// The recognizer of a sheet's drags, which the scroll views of its content require to fail.
final class SheetPanGestureRecognizer: PanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    otherGestureRecognizer.view is ScrollView
  }
}
