public import Controls

extension Reactive where Base: UIControl {
  /// The events of a control.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable { [weak base] observer in
        let action = UIAction { _ in observer.onNext(()) }
        base?.addAction(action, for: controlEvents)
        return Disposables.create { [weak base] in
          base?.removeAction(action, for: controlEvents)
        }
      })
  }

  /// A property whose values come with events of the control.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let events = controlEvent(editingEvents)
    let values = Observable<Value> { [weak base] observer in
      guard let base else { return Disposables.create() }
      observer.onNext(getter(base))
      return events.subscribe(onNext: { [weak base] in
        if let base { observer.onNext(getter(base)) }
      })
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }

  /// A property whose values come with the usual events of the control.
  func valueProperty<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>)
    -> ControlProperty<Value>
  {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0[keyPath: keyPath] },
      setter: { $0[keyPath: keyPath] = $1 })
  }
}

extension Reactive where Base: UIButton {
  /// The touches that end inside of the button.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title of states.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }
  /// Sets the image of states.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }
  /// Sets the background image of states.
  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: controlState) }
  }
  /// Sets the title with attributes of states.
  public func attributedTitle(
    for controlState: UIControl.State = []
  ) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }
}

extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  public var isOn: ControlProperty<Bool> { value }
  /// Whether the switch is on.
  public var value: ControlProperty<Bool> { valueProperty(\.isOn) }
}

extension Reactive where Base: UISlider {
  /// The value.
  public var value: ControlProperty<Float> { valueProperty(\.value) }
}

extension Reactive where Base: UIStepper {
  /// The value.
  public var value: ControlProperty<Double> { valueProperty(\.value) }
}

extension Reactive where Base: UIPageControl {
  /// The page.
  public var currentPage: ControlProperty<Int> { valueProperty(\.currentPage) }
}

extension Reactive where Base: UISegmentedControl {
  /// The index of the segment.
  public var selectedSegmentIndex: ControlProperty<Int> { value }
  /// The index of the segment.
  public var value: ControlProperty<Int> { valueProperty(\.selectedSegmentIndex) }
}

extension Reactive where Base: UIDatePicker {
  /// The date.
  public var date: ControlProperty<Date> { value }
  /// The date.
  public var value: ControlProperty<Date> { valueProperty(\.date) }
}

extension Reactive where Base: UIRefreshControl {
  /// Shows or hides that something is loaded.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Shows or hides that something happens.
  public var isAnimating: Binder<Bool> {
    Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// The touches of the item.
  public var tap: ControlEvent<Void> {
    let base = base
    let taps = Attached.object("rx.tap", of: base) {
      let subject = PublishSubject<Void>()
      base.primaryAction = UIAction { _ in subject.onNext(()) }
      return subject
    }
    return ControlEvent(events: taps)
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// The changes of state, with the recognizer.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable { [weak base] observer in
        let end = BooleanDisposable()
        base?.addAction { [weak base] _ in
          if let base, !end.isDisposed { observer.onNext(base) }
        }
        return end
      })
  }
}
