@_exported public import UIKit

/// What an observable sequence sends: an element, or its end.
@frozen
public enum Event<Element> {
  /// An element.
  case next(Element)
  /// The end, by an error.
  case error(any Error)
  /// The end.
  case completed

  /// The element; nil for an end.
  public var element: Element? {
    if case .next(let value) = self { value } else { nil }
  }
  /// The error; nil for others.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }
  /// Whether it is the end without an error.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
  /// Whether it is an end.
  public var isStopEvent: Bool { element == nil && !isNext }

  private var isNext: Bool {
    if case .next = self { true } else { false }
  }

  /// Returns the event with the element that a function makes, or the error that it throws.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let value):
      do { return .next(try transform(value)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The kind, with the element or the error.
  public var debugDescription: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// An event, as `materialize()` sends it.
public protocol EventConvertible {
  /// The type of elements.
  associatedtype Element
  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

/// The errors of operators.
public enum RxError: Error, CustomDebugStringConvertible {
  case unknown
  case disposed(object: AnyObject)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout

  /// A sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
