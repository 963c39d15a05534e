public import UIKit

// Views beside, above and below others.

extension PinLayout {
  private func frames(_ views: [UIView]) -> CGRect? {
    guard let container else { return nil }
    let frames = views.filter { $0.superview != nil }.map { $0.frame(in: container) }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  private func align(_ frame: CGRect, _ alignment: HorizontalAlign) {
    switch alignment {
    case .left, .start: x.low = frame.minX
    case .center: x.middle = frame.midX
    case .right, .end: x.high = frame.maxX
    case .none: break
    }
  }

  private func align(_ frame: CGRect, _ alignment: VerticalAlign) {
    switch alignment {
    case .top: y.low = frame.minY
    case .center: y.middle = frame.midY
    case .bottom: y.high = frame.maxY
    case .none: break
    }
  }

  /// Changes the object by the frame around some views; nothing if none is in a superview.
  private func set(
    by views: [UIView], _ change: (PinLayout, _ frame: CGRect) -> Void
  ) -> PinLayout {
    set { layout in layout.frames(views).map { change(layout, $0) } }
  }

  /// Pins the bottom at the top of a view.
  @discardableResult
  public func above(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
    above(of: [view], aligned: aligned)
  }
  /// Pins the bottom at the highest top of some views.
  @discardableResult
  public func above(of views: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
    set(by: views) { layout, frame in
      layout.y.high = frame.minY
      layout.align(frame, aligned)
    }
  }

  /// Pins the top at the bottom of a view.
  @discardableResult
  public func below(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
    below(of: [view], aligned: aligned)
  }
  /// Pins the top at the lowest bottom of some views.
  @discardableResult
  public func below(of views: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
    set(by: views) { layout, frame in
      layout.y.low = frame.maxY
      layout.align(frame, aligned)
    }
  }

  /// Pins the right side at the left side of a view.
  @discardableResult
  public func left(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    left(of: [view], aligned: aligned)
  }
  /// Pins the right side at the left side of some views.
  @discardableResult
  public func left(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    set(by: views) { layout, frame in
      layout.x.high = frame.minX
      layout.align(frame, aligned)
    }
  }

  /// Pins the left side at the right side of a view.
  @discardableResult
  public func right(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    right(of: [view], aligned: aligned)
  }
  /// Pins the left side at the right side of some views.
  @discardableResult
  public func right(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    set(by: views) { layout, frame in
      layout.x.low = frame.maxX
      layout.align(frame, aligned)
    }
  }

  /// Pins the side at which text ends at the beginning of a view.
  @discardableResult
  public func before(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    left(of: [view], aligned: aligned)
  }
  /// Pins the side at which text ends at the beginning of some views.
  @discardableResult
  public func before(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    left(of: views, aligned: aligned)
  }
  /// Pins the side at which text begins at the end of a view.
  @discardableResult
  public func after(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    right(of: [view], aligned: aligned)
  }
  /// Pins the side at which text begins at the end of some views.
  @discardableResult
  public func after(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
    right(of: views, aligned: aligned)
  }

  /// Pins the left and the right side between two views.
  @discardableResult
  public func horizontallyBetween(
    _ view1: UIView, and view2: UIView, aligned: VerticalAlign = .none
  ) -> PinLayout {
    set { layout in
      guard let first = layout.frames([view1]), let second = layout.frames([view2]) else { return }
      layout.x.low = min(first.maxX, second.maxX)
      layout.x.high = max(first.minX, second.minX)
      layout.align(first, aligned)
    }
  }

  /// Pins the top and the bottom between two views.
  @discardableResult
  public func verticallyBetween(
    _ view1: UIView, and view2: UIView, aligned: HorizontalAlign = .none
  ) -> PinLayout {
    set { layout in
      guard let first = layout.frames([view1]), let second = layout.frames([view2]) else { return }
      layout.y.low = min(first.maxY, second.maxY)
      layout.y.high = max(first.minY, second.minY)
      layout.align(first, aligned)
    }
  }
}
