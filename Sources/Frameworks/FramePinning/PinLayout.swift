public import UIKit

/// How one view stands beside another one.
public enum HorizontalAlign { case left, center, right, start, end, none }
/// How one view stands above or below another one.
public enum VerticalAlign { case top, center, bottom, none }
/// Where a view is between its left and right pins, if it is narrower.
public enum HorizontalJustify {
  case left, center, right, start, end

  /// The share of the free room that is on the left.
  var share: CGFloat {
    switch self {
    case .left, .start: 0
    case .center: 0.5
    case .right, .end: 1
    }
  }
}
/// Where a view is between its top and bottom pins, if it is lower.
public enum VerticalJustify {
  case top, center, bottom

  /// The share of the free room that is at the top.
  var share: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// What a size is made to fit.
public enum FitType {
  /// The width that is pinned, at most; the height follows from it.
  case width
  /// The height that is pinned, at most; the width follows from it.
  case height
  /// The width that is pinned, or what the view needs for it.
  case widthFlexible
  /// The height that is pinned, or what the view needs for it.
  case heightFlexible
  /// The natural size.
  case content
}

/// Which sides of a view lie at its contents.
public enum WrapType { case horizontally, vertically, all }

/// The frame of a view by its distances, in the words of the library PinLayout.
///
/// `view.pin` begins, each method returns the same object, and the frame is set when the object is
/// released: at the end of the statement. Text runs from left to right, and warnings are not
/// logged.
public final class PinLayout {
  let view: UIView
  var x = PinnedAxis()
  var y = PinnedAxis()
  var aspect: CGFloat?
  var fit: FitType?
  private var isDone = false

  init(_ view: UIView) { self.view = view }
  deinit { layout() }

  var container: UIView? { view.superview }
  var containerSize: CGSize { container?.bounds.size ?? .zero }

  /// Changes the object, and returns it.
  func set(_ change: (PinLayout) -> Void) -> PinLayout {
    if container != nil { change(self) }
    return self
  }

  /// Sets the frame now.
  public func layout() {
    guard !isDone, container != nil else { return }
    isDone = true
    let frame = self.frame
    let scale = view.window?.screen.scale ?? UIScreen.main.scale
    let origin = CGPoint(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    // Rounding up must not follow from an error in the last digits.
    let size = CGSize(
      width: (frame.width * scale - 0.001).rounded(.up) / scale,
      height: (frame.height * scale - 0.001).rounded(.up) / scale)
    if view.transform.isIdentity {
      view.frame = CGRect(origin: origin, size: size)
    } else {
      view.bounds.size = size
      view.center = CGPoint(
        x: origin.x + size.width * view.layer.anchorPoint.x,
        y: origin.y + size.height * view.layer.anchorPoint.y)
    }
  }

  /// The frame that follows from what is pinned.
  private var frame: CGRect {
    let size = CGSize(width: x.limited(size.width), height: y.limited(size.height))
    let origin = CGPoint(
      x: x.place(of: size.width, old: view.frame.minX),
      y: y.place(of: size.height, old: view.frame.minY))
    return CGRect(origin: origin, size: size)
  }

  private var size: CGSize {
    let (width, height) = (x.pinnedLength, y.pinnedLength)
    if let fit { return fitted(fit, width, height) }
    if let aspect, aspect > 0 {
      if let width { return CGSize(width: width, height: height ?? width / aspect) }
      if let height { return CGSize(width: height * aspect, height: height) }
    }
    return CGSize(width: width ?? view.bounds.width, height: height ?? view.bounds.height)
  }

  private func fitted(_ fit: FitType, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let free = CGFloat.greatestFiniteMagnitude
    switch fit {
    case .width, .widthFlexible:
      let bound = width ?? x.maxLength ?? view.bounds.width
      let needed = view.sizeThatFits(CGSize(width: bound, height: free))
      return CGSize(
        width: fit == .width ? min(needed.width, bound) : needed.width, height: needed.height)
    case .height, .heightFlexible:
      let bound = height ?? y.maxLength ?? view.bounds.height
      let needed = view.sizeThatFits(CGSize(width: free, height: bound))
      return CGSize(
        width: needed.width, height: fit == .height ? min(needed.height, bound) : needed.height)
    case .content:
      return view.sizeThatFits(CGSize(width: free, height: free))
    }
  }
}

extension UIView {
  /// Begins to set the frame by distances.
  public var pin: PinLayout { PinLayout(self) }
}
