public import Combine
public import Controls
@_exported public import UIKit

// The events of controls as publishers, in the words of the library CombineCocoa.

extension UIControl {
  /// Returns a publisher of events.
  public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    publisher(of: events) { _ in }.eraseToAnyPublisher()
  }

  private func publisher<Value>(
    of events: UIControl.Event, _ value: @escaping (UIControl) -> Value
  ) -> EventPublisher<Value> {
    EventPublisher { [weak self] send in
      let action = UIAction { _ in
        if let self { send(value(self)) }
      }
      self?.addAction(action, for: events)
      return { self?.removeAction(action, for: events) }
    }
  }

  /// Returns a publisher of the values of a property, which begins with the present one.
  func values<Value>(
    of events: UIControl.Event = .valueChanged, _ value: @escaping () -> Value
  ) -> AnyPublisher<Value, Never> {
    var publisher = publisher(of: events) { _ in value() }
    publisher.first = value
    return publisher.eraseToAnyPublisher()
  }
}

extension UIButton {
  /// A publisher of taps.
  public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
}

extension UITextField {
  /// A publisher of the texts, which begins with the present one.
  public var textPublisher: AnyPublisher<String?, Never> {
    values(of: [.allEditingEvents, .valueChanged]) { [weak self] in self?.text }
  }
  /// A publisher of the texts with attributes, which begins with the present one.
  public var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> {
    values(of: [.allEditingEvents, .valueChanged]) { [weak self] in self?.attributedText }
  }
  /// A publisher of the return key.
  public var returnPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidEndOnExit)
  }
  /// A publisher of beginnings of editing.
  public var didBeginEditingPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidBegin)
  }
  /// A publisher of ends of editing.
  public var didEndEditingPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidEnd)
  }
}

extension UISwitch {
  /// A publisher of whether the switch is on, which begins with the present state.
  public var isOnPublisher: AnyPublisher<Bool, Never> {
    values { [weak self] in self?.isOn ?? false }
  }
}

extension UISlider {
  /// A publisher of the values, which begins with the present one.
  public var valuePublisher: AnyPublisher<Float, Never> {
    values { [weak self] in Float(self?.value ?? 0) }
  }
}

extension UIStepper {
  /// A publisher of the values, which begins with the present one.
  public var valuePublisher: AnyPublisher<Double, Never> {
    values { [weak self] in self?.value ?? 0 }
  }
}

extension UISegmentedControl {
  /// A publisher of the selections, which begins with the present one.
  public var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
    values { [weak self] in self?.selectedSegmentIndex ?? -1 }
  }
}

extension UIPageControl {
  /// A publisher of the pages, which begins with the present one.
  public var currentPagePublisher: AnyPublisher<Int, Never> {
    values { [weak self] in self?.currentPage ?? 0 }
  }
}

extension UIDatePicker {
  /// A publisher of the dates, which begins with the present one.
  public var datePublisher: AnyPublisher<Date, Never> {
    values { [weak self] in self?.date ?? Date(timeIntervalSince1970: 0) }
  }
}
