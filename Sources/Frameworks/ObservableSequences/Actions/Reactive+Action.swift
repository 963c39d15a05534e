public import Bars
public import Controls
public import UIKit

extension Reactive where Base: UIButton {
  /// The action that a touch begins, and that enables the button; nil by default.
  public var action: CocoaAction? {
    get { BoundAction.of(base)?.action }
    nonmutating set { BoundAction.bind(newValue, to: base, tap.asObservable(), self.isEnabled) }
  }

  /// Lets touches begin an action with an input, which enables the button.
  public func bind<Input, Element>(
    to action: Action<Input, Element>, input: Input
  ) { bind(to: action) { _ in input } }

  /// Lets touches begin an action with an input, which enables the button.
  public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping (Base) -> Input
  ) {
    BoundAction.bind(
      action, to: base, tap.asObservable().compactMap { [weak base] in base.map(inputTransform) },
      self.isEnabled)
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// The action that a touch begins, and that enables the item; nil by default.
  public var action: CocoaAction? {
    get { BoundAction.of(base)?.action }
    nonmutating set { BoundAction.bind(newValue, to: base, tap.asObservable(), self.isEnabled) }
  }
}

extension Reactive where Base: UIRefreshControl {
  /// The action that a pull begins, and that ends the refreshing; nil by default.
  public var action: CocoaAction? {
    get { BoundAction.of(base)?.action }
    nonmutating set {
      BoundAction.bind(
        newValue, to: base, controlEvent(.valueChanged).asObservable(),
        Binder(base) { control, isEnabled in if isEnabled { control.endRefreshing() } })
    }
  }
}

/// What lets a view begin an action.
private final class BoundAction {
  private static let name = "action"
  let action: CocoaAction?
  private let disposeBag = DisposeBag()

  private init(_ action: CocoaAction?) { self.action = action }

  /// Returns what was bound to a view last.
  static func of(_ view: AnyObject) -> BoundAction? {
    Attached.object(name, of: view) { BoundAction(nil) }
  }

  /// Lets events begin an action in place of the one before.
  static func bind<Input, Element>(
    _ action: Action<Input, Element>?, to view: AnyObject, _ events: Observable<Input>,
    _ isEnabled: Binder<Bool>
  ) {
    let bound = BoundAction(action as? CocoaAction)
    Attached.keep(bound, name, of: view)
    guard let action else { return }
    events.subscribe(onNext: { action.execute($0) }).disposed(by: bound.disposeBag)
    action.enabled.bind(to: isEnabled).disposed(by: bound.disposeBag)
  }
}
