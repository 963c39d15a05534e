/// How long an object that a container has made is used again.
public final class ObjectScope: Sendable {
  private init() {}
  /// Each object is a new one.
  public static let transient = ObjectScope()
  /// One object is used within a resolution.
  public static let graph = ObjectScope()
  /// One object is used by the container.
  public static let container = ObjectScope()
  /// One object is used while others hold it.
  public static let weak = ObjectScope()
}

/// How a container makes the objects of a type, with arguments or without.
final class Registration {
  /// Makes an object of a resolver and of arguments; nil if these are of other types.
  let factory: (any Resolver, [Any]) -> Any?
  var scope: ObjectScope
  var completions: [(any Resolver, Any) -> Void] = []
  var kept: Any?
  weak var held: AnyObject?

  init(_ factory: @escaping (any Resolver, [Any]) -> Any?, _ scope: ObjectScope) {
    (self.factory, self.scope) = (factory, scope)
  }
}

/// What is known of a type that a container makes.
public final class ServiceEntry<Service> {
  private let registration: Registration
  private let container: Container

  init(_ registration: Registration, in container: Container) {
    (self.registration, self.container) = (registration, container)
  }

  /// Sets how long an object is used again.
  @discardableResult
  public func inObjectScope(_ objectScope: ObjectScope) -> Self {
    registration.scope = objectScope
    return self
  }

  /// Adds a function that is called with each new object.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    registration.completions.append { resolver, object in
      if let object = object as? Service { completed(resolver, object) }
    }
    return self
  }

  /// Makes the objects those of another type, too.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self {
    container.add(registration, for: type, name)
    return self
  }
}
