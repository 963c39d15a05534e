public import Bars
public import Layers
internal import StageContext
public import StageKit
public import UIKit

/// An object as one whose properties and events are sequences and observers: `object.rx`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// Creates the view of an object.
  public init(_ base: Base) { self.base = base }

  /// Returns an observer that sets a property of the object.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with `rx`.
public protocol ReactiveCompatible {
  /// The type of the object.
  associatedtype ReactiveBase
  /// The type as one whose properties are sequences.
  static var rx: Reactive<ReactiveBase>.Type { get set }
  /// The object as one whose properties are sequences.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The type as one whose properties are sequences.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }
  /// The object as one whose properties are sequences.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

// The objects of UIKit and of Foundation, which on iOS are all of one class.
extension NSObject: ReactiveCompatible {}
extension AccessibleObject: ReactiveCompatible {}
extension CALayer: ReactiveCompatible {}
extension NSLayoutConstraint: ReactiveCompatible {}
extension UIGestureRecognizer: ReactiveCompatible {}
extension UINavigationItem: ReactiveCompatible {}

/// The objects that `rx` adds to others.
enum Attached {
  /// Returns an object that belongs to another one, made at the first time.
  static func object<Value: AnyObject>(
    _ name: String, of owner: AnyObject, _ make: () -> Value
  ) -> Value {
    if let value = ApplicationContext.associatedValue(of: owner, name) as? Value { return value }
    let value = make()
    ApplicationContext.setAssociatedValue(value, of: owner, name)
    return value
  }

  /// Keeps an object with another one, in place of the last one of that name.
  static func keep(_ object: AnyObject, _ name: String, of owner: AnyObject) {
    ApplicationContext.setAssociatedValue(object, of: owner, name)
  }
}

extension Reactive where Base: AnyObject {
  /// The end of the object: an element when it is released.
  public var deallocated: Observable<Void> {
    Attached.object("rx.end", of: base) { EndOfObject() }.subject
  }

  /// A bag that is released with the object.
  public var disposeBag: DisposeBag {
    get { Attached.object("rx.bag", of: base) { DisposeBag() } }
    nonmutating set { ApplicationContext.setAssociatedValue(newValue, of: base, "rx.bag") }
  }
}

/// Sends an element when it is released.
private final class EndOfObject {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}
