extension Reactive where Base: UITextField {
  /// The text.
  public var text: ControlProperty<String?> { value }
  /// The text.
  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
      setter: { if $0.text != $1 { $0.text = $1 } })
  }
}

extension Reactive where Base: UITextView {
  /// The text.
  public var text: ControlProperty<String?> { value }
  /// The text.
  public var value: ControlProperty<String?> {
    let events = TextViewEvents.events(of: base)
    let values = Observable<String?> { [weak base] observer in
      observer.onNext(base?.text)
      return events.changes.subscribe(onNext: { [weak base] in observer.onNext(base?.text) })
    }
    return ControlProperty(
      values: values, valueSink: Binder(base) { if $0.text != $1 { $0.text = $1 ?? "" } })
  }
  /// The beginnings of editing.
  public var didBeginEditing: ControlEvent<Void> {
    ControlEvent(events: TextViewEvents.events(of: base).beginnings)
  }
  /// The ends of editing.
  public var didEndEditing: ControlEvent<Void> {
    ControlEvent(events: TextViewEvents.events(of: base).ends)
  }
  /// The changes of the text.
  public var didChange: ControlEvent<Void> {
    ControlEvent(events: TextViewEvents.events(of: base).changes)
  }
  /// Sets who receives the other events.
  public func setDelegate(_ delegate: any UITextViewDelegate) -> any Disposable {
    TextViewEvents.events(of: base).next = delegate
    return Disposables.create()
  }
}

/// The events of a text view.
private final class TextViewEvents: DelegateEvents, UITextViewDelegate {
  let beginnings = PublishSubject<Void>()
  let ends = PublishSubject<Void>()
  let changes = PublishSubject<Void>()

  private var delegate: (any UITextViewDelegate)? { next as? any UITextViewDelegate }

  static func events(of view: UITextView) -> TextViewEvents { installed(on: view, as: \.delegate) }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    delegate?.textViewShouldBeginEditing(textView) ?? true
  }
  func textViewDidBeginEditing(_ textView: UITextView) {
    delegate?.textViewDidBeginEditing(textView)
    beginnings.onNext(())
  }
  func textViewDidEndEditing(_ textView: UITextView) {
    delegate?.textViewDidEndEditing(textView)
    ends.onNext(())
  }
  func textViewDidChange(_ textView: UITextView) {
    delegate?.textViewDidChange(textView)
    changes.onNext(())
  }
}

extension Reactive where Base: UISearchBar {
  /// The text.
  public var text: ControlProperty<String?> { value }
  /// The text.
  public var value: ControlProperty<String?> {
    let events = SearchBarEvents.events(of: base)
    let values = Observable<String?> { [weak base] observer in
      observer.onNext(base?.text)
      return events.texts.subscribe(onNext: { observer.onNext($0) })
    }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.text = $1 })
  }
  /// The touches of the button that searches.
  public var searchButtonClicked: ControlEvent<Void> {
    ControlEvent(events: SearchBarEvents.events(of: base).searches)
  }
  /// The touches of the button that cancels.
  public var cancelButtonClicked: ControlEvent<Void> {
    ControlEvent(events: SearchBarEvents.events(of: base).cancellations)
  }
  /// The beginnings of editing.
  public var textDidBeginEditing: ControlEvent<Void> {
    ControlEvent(events: SearchBarEvents.events(of: base).beginnings)
  }
  /// The ends of editing.
  public var textDidEndEditing: ControlEvent<Void> {
    ControlEvent(events: SearchBarEvents.events(of: base).ends)
  }
  /// Sets who receives the other events.
  public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
    SearchBarEvents.events(of: base).next = delegate
    return Disposables.create()
  }
}

/// The events of a search bar.
private final class SearchBarEvents: DelegateEvents, UISearchBarDelegate {
  let texts = PublishSubject<String?>()
  let searches = PublishSubject<Void>()
  let cancellations = PublishSubject<Void>()
  let beginnings = PublishSubject<Void>()
  let ends = PublishSubject<Void>()

  private var delegate: (any UISearchBarDelegate)? { next as? any UISearchBarDelegate }

  static func events(of bar: UISearchBar) -> SearchBarEvents { installed(on: bar, as: \.delegate) }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate?.searchBar(searchBar, textDidChange: searchText)
    texts.onNext(searchText)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    delegate?.searchBarSearchButtonClicked(searchBar)
    searches.onNext(())
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    delegate?.searchBarCancelButtonClicked(searchBar)
    cancellations.onNext(())
    texts.onNext(searchBar.text)
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    delegate?.searchBarTextDidBeginEditing(searchBar)
    beginnings.onNext(())
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    delegate?.searchBarTextDidEndEditing(searchBar)
    ends.onNext(())
  }
}
