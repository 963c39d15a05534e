public import StageKit
public import UIKit

// Gestures of views, in the words of RxGesture.

/// A sequence of the states of a gesture.
public typealias GestureEvents<Recognizer> = ControlEvent<Recognizer>

/// A function that sets up a recognizer.
public typealias GestureSetup<Recognizer> = (Recognizer) -> Void

/// A direction of swipes.
public typealias SwipeDirection = UISwipeGestureRecognizer.Direction

extension Reactive where Base: UIView {
  /// Adds a recognizer, and returns a sequence that begins with it in its present state.
  public func gesture<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer
  ) -> ControlEvent<Recognizer> {
    ControlEvent(
      events: Observable { [weak base] observer in
        base?.isUserInteractionEnabled = true
        base?.addGestureRecognizer(recognizer)
        observer.onNext(recognizer)
        let changes = recognizer.rx.event.subscribe(observer)
        return Disposables.create { [weak base] in
          changes.dispose()
          base?.removeGestureRecognizer(recognizer)
        }
      })
  }

  private func gesture<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ setup: GestureSetup<Recognizer>?
  ) -> ControlEvent<Recognizer> {
    setup?(recognizer)
    return gesture(recognizer)
  }

  /// Returns a sequence of taps.
  public func tapGesture(
    configuration: GestureSetup<UITapGestureRecognizer>? = nil
  ) -> ControlEvent<UITapGestureRecognizer> { gesture(UITapGestureRecognizer(), configuration) }

  /// Returns a sequence of long touches.
  public func longPressGesture(
    configuration: GestureSetup<UILongPressGestureRecognizer>? = nil
  ) -> ControlEvent<UILongPressGestureRecognizer> {
    gesture(UILongPressGestureRecognizer(), configuration)
  }

  /// Returns a sequence of drags.
  public func panGesture(
    configuration: GestureSetup<UIPanGestureRecognizer>? = nil
  ) -> ControlEvent<UIPanGestureRecognizer> { gesture(UIPanGestureRecognizer(), configuration) }

  /// Returns a sequence of pinches.
  public func pinchGesture(
    configuration: GestureSetup<UIPinchGestureRecognizer>? = nil
  ) -> ControlEvent<UIPinchGestureRecognizer> { gesture(UIPinchGestureRecognizer(), configuration) }

  /// Returns a sequence of rotations.
  public func rotationGesture(
    configuration: GestureSetup<UIRotationGestureRecognizer>? = nil
  ) -> ControlEvent<UIRotationGestureRecognizer> {
    gesture(UIRotationGestureRecognizer(), configuration)
  }

  /// Returns a sequence of swipes in some directions.
  public func swipeGesture(
    _ directions: SwipeDirection..., configuration: GestureSetup<UISwipeGestureRecognizer>? = nil
  ) -> ControlEvent<UISwipeGestureRecognizer> {
    let events = directions.map { direction in
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = direction
      return gesture(recognizer, configuration).asObservable()
    }
    return ControlEvent(events: Observable.merge(events))
  }
}

extension ObservableType where Element: UIGestureRecognizer {
  /// Sends recognizers in some states alone.
  public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
    filter { states.contains($0.state) }
  }

  /// Returns a sequence of the places of touches in a view.
  public func asLocation(in view: GestureView = .view) -> Observable<CGPoint> {
    map { $0.location(in: view.target(of: $0)) }
  }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  /// Returns a sequence of the movements and velocities of drags.
  public func asTranslation(
    in view: GestureView = .view
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    map {
      let target = view.target(of: $0)
      return ($0.translation(in: target), $0.velocity(in: target))
    }
  }
}

/// The view in whose coordinates a gesture is.
public enum GestureView {
  case view
  case superview
  case window
  case this(UIView)

  func target(of recognizer: UIGestureRecognizer) -> UIView? {
    switch self {
    case .view: recognizer.view
    case .superview: recognizer.view?.superview
    case .window: recognizer.view?.window
    case .this(let view): view
    }
  }
}
