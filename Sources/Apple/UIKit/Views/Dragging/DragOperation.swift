internal import Geometry
internal import Layers
internal import StageKit

/// Recognizes the long touch of a view that lifts items, and moves them until the finger is lifted.
final class DragLift: NSObject, UIGestureRecognizerDelegate {
  private let source: (UIGestureRecognizer) -> (any DragSource)?
  private lazy var recognizer = UILongPressGestureRecognizer { [unowned self] in follow($0) }

  /// - Parameter source: Returns what gives the items at the place of a touch; nil for nothing.
  init(source: @escaping (UIGestureRecognizer) -> (any DragSource)?) { self.source = source }

  func watch(_ view: UIView) {
    recognizer.delegate = self
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  func leave() { recognizer.view?.removeGestureRecognizer(recognizer) }

  /// Begins a drag, if there are items; otherwise the touch is one of the view.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let application = UIApplication.shared
    guard application.drag == nil, let source = source(gestureRecognizer) else { return false }
    let session = DragSession(at: gestureRecognizer.location(in: nil))
    session.items = source.items(for: session)
    guard !session.items.isEmpty else { return false }
    application.drag = DragOperation(source, session)
    return true
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let drag = UIApplication.shared.drag else { return }
    drag.session.place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: drag.begin()
    case .changed: drag.move()
    case .ended: drag.end()
    default: drag.cancel()
    }
  }
}

extension UIApplication {
  /// The drag in progress.
  private final class PresentDrag {
    var operation: DragOperation?
  }

  /// The drag in progress; nil without one.
  var drag: DragOperation? {
    get { service { _ in PresentDrag() }.operation }
    set { service { _ in PresentDrag() }.operation = newValue }
  }
}

/// A drag from its beginning to the end of the drop.
final class DragOperation {
  let source: any DragSource
  let session: DragSession
  private let drop: DropSession
  /// What is under the finger; nil without anything that takes the items.
  private(set) var target: (any DropTarget)?
  private var proposal: UIDropProposal?
  /// The picture of the lifted view, under the finger.
  private(set) var preview: UIView?
  private var grip = Vector.zero

  init(_ source: any DragSource, _ session: DragSession) {
    self.source = source
    self.session = session
    drop = DropSession(session)
  }

  func begin() {
    session.allowsMoveOperation = source.allowsMoving(session)
    session.isRestrictedToDraggingApplication = source.isRestricted(session)
    lift()
    source.willBegin(session)
    move()
  }

  /// The scale of a lifted preview; chosen by eye.
  private static let scale = 1.05
  /// The opacity of what is left at the place of a lifted view; chosen by eye.
  private static let leftOpacity = 0.4

  private func lift() {
    let view = source.liftedView
    guard let window = view.window, let picture = view.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.center = view.convert(view.bounds.center, to: window)
    picture.isUserInteractionEnabled = false
    picture.layer.shadowOpacity = 0.25
    picture.layer.shadowRadius = 10
    picture.layer.shadowOffset = CGSize(width: 0, height: 4)
    grip = picture.center - session.location(in: window)
    window.addSubview(picture)
    preview = picture
    let animator = DragAnimator()
    source.willLift(session, animator)
    animator.run {
      picture.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
      view.alpha = Self.leftOpacity
    }
  }

  func move() {
    if let preview, let window = preview.window {
      preview.center = session.location(in: window) + grip
    }
    source.didMove(session)
    let found = findTarget()
    if found?.view !== target?.view {
      target?.exited(drop)
      target = found
      found?.entered(drop)
    }
    proposal = target?.updated(drop)
  }

  /// Returns what takes the items of the views under the finger, from front to back.
  private func findTarget() -> (any DropTarget)? {
    guard let window = source.liftedView.window else { return nil }
    var view = window.hitTest(session.location(in: window), with: nil)
    while let present = view {
      if let target, target.view === present { return target }
      if let target = present.dropTarget, target.canHandle(drop) { return target }
      view = present.superview
    }
    return nil
  }

  func end() {
    guard let target, let proposal, [.copy, .move].contains(proposal.operation) else {
      return cancel()
    }
    source.willEnd(session, with: proposal.operation)
    let preview = preview
    self.preview = nil
    source.liftedView.alpha = 1
    let place = target.perform(drop, proposal)
    let animator = DragAnimator()
    for item in session.items { target.willDrop(item, animator) }
    animator.run {
      if let place, let preview, let window = preview.window {
        preview.center = place.superview?.convert(place.center, to: window) ?? preview.center
        preview.transform = .identity
      } else {
        preview?.alpha = 0
      }
    } completion: { [self] in
      preview?.removeFromSuperview()
      target.concluded(drop)
      source.didTransfer(session)
      finish(with: proposal.operation)
    }
  }

  func cancel() {
    source.willEnd(session, with: .cancel)
    target?.exited(drop)
    let preview = preview
    let view = source.liftedView
    let animator = DragAnimator()
    for item in session.items { source.willCancel(item, animator) }
    animator.run {
      if let preview, let window = preview.window {
        preview.center = view.convert(view.bounds.center, to: window)
        preview.transform = .identity
      }
      view.alpha = 1
    } completion: { [self] in
      preview?.removeFromSuperview()
      finish(with: .cancel)
    }
  }

  private func finish(with operation: UIDropOperation) {
    UIApplication.shared.drag = nil
    target?.ended(drop)
    source.didEnd(session, with: operation)
  }
}
