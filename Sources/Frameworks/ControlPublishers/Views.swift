public import Bars
public import Combine
public import StageKit
public import UIKit

// The events of text views, bars and recognizers as publishers.

extension UITextView {
  /// A publisher of the texts, which begins with the present one.
  public var textPublisher: AnyPublisher<String?, Never> {
    let name = UITextView.textDidChangeNotification
    return EventPublisher(first: { [weak self] in .some(self?.text) }) { [weak self] send in
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: self, queue: nil
      ) { _ in send(self?.text) }
      return { NotificationCenter.default.removeObserver(observer) }
    }.eraseToAnyPublisher()
  }
}

extension UISearchBar {
  /// A publisher of the texts that are typed.
  public var textDidChangePublisher: AnyPublisher<String, Never> {
    searchTextField.textPublisher.dropFirst().map { $0 ?? "" }.eraseToAnyPublisher()
  }
}

extension UIBarButtonItem {
  /// A publisher of taps, in place of the item's action.
  public var tapPublisher: AnyPublisher<Void, Never> {
    EventPublisher { [weak self] send in
      self?.primaryAction = UIAction(title: self?.title ?? "", image: self?.image) { _ in send(()) }
      return { self?.primaryAction = nil }
    }.eraseToAnyPublisher()
  }
}

/// A recognizer whose changes of state are published.
public protocol PublishingRecognizer: UIGestureRecognizer {}

extension PublishingRecognizer {
  fileprivate var changes: AnyPublisher<Self, Never> {
    EventPublisher { [weak self] send in
      var isActive = true
      self?.addAction { _ in
        if isActive, let self { send(self) }
      }
      return { isActive = false }
    }.eraseToAnyPublisher()
  }
}

extension UIGestureRecognizer: PublishingRecognizer {}

extension UITapGestureRecognizer {
  /// A publisher of the states of taps.
  public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { changes }
}
extension UILongPressGestureRecognizer {
  /// A publisher of the states of long touches.
  public var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> { changes }
}
extension UIPanGestureRecognizer {
  /// A publisher of the states of drags.
  public var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { changes }
}
extension UISwipeGestureRecognizer {
  /// A publisher of the states of swipes.
  public var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { changes }
}
extension UIPinchGestureRecognizer {
  /// A publisher of the states of pinches.
  public var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { changes }
}
