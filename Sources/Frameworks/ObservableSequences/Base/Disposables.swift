/// Something that can be ended, such as a subscription.
public protocol Disposable {
  /// Ends it; a second call does nothing.
  func dispose()
}

/// Something that can be ended, and says whether it is.
public protocol Cancelable: Disposable {
  /// Whether it has ended.
  var isDisposed: Bool { get }
}

/// Calls a function when it ends.
private final class FunctionDisposable: Cancelable {
  private var function: (() -> Void)?

  init(_ function: @escaping () -> Void) { self.function = function }

  var isDisposed: Bool { function == nil }

  func dispose() {
    let last = function
    function = nil
    last?()
  }
}

/// Makes things that can be ended.
public struct Disposables {
  private init() {}

  /// Returns what does nothing when it ends.
  public static func create() -> any Disposable { CompositeDisposable() }

  /// Returns what calls a function when it ends.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    FunctionDisposable(dispose)
  }

  /// Returns what ends others when it ends.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// Returns what ends others when it ends.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// Ends others when it ends; what is added later ends at once.
public final class CompositeDisposable: Cancelable {
  /// Identifies one of the others.
  public struct DisposeKey { fileprivate let number: Int }

  /// Whether it has ended.
  public private(set) var isDisposed = false
  private var members: [Int: any Disposable] = [:]
  private var next = 0

  /// Creates it with others.
  public init(disposables: [any Disposable] = []) { for one in disposables { _ = insert(one) } }

  /// Creates it with others.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

  /// The number of the others.
  public var count: Int { members.count }

  /// Adds another; nil if it ended at once.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    next += 1
    members[next] = disposable
    return DisposeKey(number: next)
  }

  /// Ends another, and removes it.
  public func remove(for disposeKey: DisposeKey) {
    members.removeValue(forKey: disposeKey.number)?.dispose()
  }

  /// Ends the others, in the order in which they were added.
  public func dispose() {
    isDisposed = true
    let ended = members.sorted { $0.key < $1.key }
    members = [:]
    for (_, one) in ended { one.dispose() }
  }
}

/// Ends the last disposable that it was given when that is replaced, and when it ends.
public final class SerialDisposable: Cancelable {
  /// Whether it has ended.
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  /// Creates it without a disposable.
  public init() {}

  /// The disposable.
  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let last = current
      current = isDisposed ? nil : newValue
      last?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  /// Ends the disposable, and those that it is given later.
  public func dispose() {
    isDisposed = true
    let last = current
    current = nil
    last?.dispose()
  }
}

/// Ends the one disposable that it is given.
public final class SingleAssignmentDisposable: Cancelable {
  private let serial = SerialDisposable()

  /// Creates it without a disposable.
  public init() {}

  /// Whether it has ended.
  public var isDisposed: Bool { serial.isDisposed }
  /// Sets the disposable.
  public func setDisposable(_ disposable: any Disposable) { serial.disposable = disposable }
  /// Ends the disposable.
  public func dispose() { serial.dispose() }
}

/// Says whether it has ended.
public final class BooleanDisposable: Cancelable {
  /// Whether it has ended.
  public private(set) var isDisposed = false
  /// Creates one that has not ended.
  public init() {}
  /// Ends it.
  public func dispose() { isDisposed = true }
}

/// Ends subscriptions when it is released.
public final class DisposeBag {
  private let members = CompositeDisposable()

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag with subscriptions.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    for one in disposables { insert(one) }
  }

  /// Adds a subscription.
  public func insert(_ disposable: any Disposable) { members.insert(disposable) }
  /// Adds subscriptions.
  public func insert(_ disposables: any Disposable...) { for one in disposables { insert(one) } }
  /// Adds subscriptions.
  public func insert(_ disposables: [any Disposable]) { for one in disposables { insert(one) } }

  deinit { members.dispose() }
}

extension Disposable {
  /// Ends it when a bag is released.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
