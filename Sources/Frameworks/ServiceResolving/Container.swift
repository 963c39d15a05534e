/// A list of types with the functions that make their objects.
public final class Container: Resolver {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let arguments: [ObjectIdentifier]
    let name: String?
  }

  private let parent: Container?
  private let standardScope: ObjectScope
  private var registrations: [Key: Registration] = [:]
  /// The objects of the present resolution.
  private var graph: [ObjectIdentifier: Any] = [:]
  private var depth = 0

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - parent: The list that is asked for other types.
  ///   - defaultObjectScope: How long objects are used again.
  ///   - registeringClosure: Registers types.
  public init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    registeringClosure: (Container) -> Void = { _ in }
  ) {
    self.parent = parent
    standardScope = defaultObjectScope
    registeringClosure(self)
  }

  private func register<Service>(
    _ serviceType: Service.Type, _ name: String?, of types: [Any.Type],
    _ factory: @escaping (any Resolver, [Any]) -> Any?
  ) -> ServiceEntry<Service> {
    let registration = Registration(factory, standardScope)
    registrations[key(serviceType, types, name)] = registration
    return ServiceEntry(registration, in: self)
  }

  /// Registers the function that makes objects of a type.
  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name, of: []) { resolver, _ in factory(resolver) }
  }

  /// Registers the function that makes objects of a type with an argument.
  @discardableResult
  public func register<Service, First>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, First) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name, of: [First.self]) { resolver, values in
      guard let first = values[0] as? First else { return nil }
      return factory(resolver, first)
    }
  }

  /// Registers the function that makes objects of a type with two arguments.
  @discardableResult
  public func register<Service, First, Second>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, First, Second) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name, of: [First.self, Second.self]) { resolver, values in
      guard let first = values[0] as? First, let second = values[1] as? Second else { return nil }
      return factory(resolver, first, second)
    }
  }

  /// Registers the function that makes objects of a type with three arguments.
  @discardableResult
  public func register<Service, First, Second, Third>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, First, Second, Third) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name, of: [First.self, Second.self, Third.self]) { resolver, values in
      guard let first = values[0] as? First, let second = values[1] as? Second,
        let third = values[2] as? Third
      else { return nil }
      return factory(resolver, first, second, third)
    }
  }

  /// Registers the function that makes objects of a type with four arguments.
  @discardableResult
  public func register<Service, First, Second, Third, Fourth>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, First, Second, Third, Fourth) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name, of: [First.self, Second.self, Third.self, Fourth.self]) {
      resolver, values in
      guard let first = values[0] as? First, let second = values[1] as? Second,
        let third = values[2] as? Third, let fourth = values[3] as? Fourth
      else { return nil }
      return factory(resolver, first, second, third, fourth)
    }
  }

  /// Registers an initializer without arguments.
  @discardableResult
  public func autoregister<Service>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping () -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { _ in initializer() }
  }

  /// Registers an initializer whose arguments are resolved by their types.
  @discardableResult
  public func autoregister<Service, First>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping (First) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { resolver in
      initializer(Self.required(First.self, of: resolver))
    }
  }

  /// Registers an initializer whose arguments are resolved by their types.
  @discardableResult
  public func autoregister<Service, First, Second>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping (First, Second) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { resolver in
      initializer(Self.required(First.self, of: resolver), Self.required(Second.self, of: resolver))
    }
  }

  /// Registers an initializer whose arguments are resolved by their types.
  @discardableResult
  public func autoregister<Service, First, Second, Third>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping (First, Second, Third) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { resolver in
      initializer(
        Self.required(First.self, of: resolver), Self.required(Second.self, of: resolver),
        Self.required(Third.self, of: resolver))
    }
  }

  /// Registers an initializer whose arguments are resolved by their types.
  @discardableResult
  public func autoregister<Service, First, Second, Third, Fourth>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping (First, Second, Third, Fourth) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { resolver in
      initializer(
        Self.required(First.self, of: resolver), Self.required(Second.self, of: resolver),
        Self.required(Third.self, of: resolver), Self.required(Fourth.self, of: resolver))
    }
  }

  /// Registers an initializer whose arguments are resolved by their types.
  @discardableResult
  public func autoregister<Service, First, Second, Third, Fourth, Fifth>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping (First, Second, Third, Fourth, Fifth) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { resolver in
      initializer(
        Self.required(First.self, of: resolver), Self.required(Second.self, of: resolver),
        Self.required(Third.self, of: resolver), Self.required(Fourth.self, of: resolver),
        Self.required(Fifth.self, of: resolver))
    }
  }

  /// Registers an initializer whose arguments are resolved by their types.
  @discardableResult
  public func autoregister<Service, First, Second, Third, Fourth, Fifth, Sixth>(
    _ serviceType: Service.Type, name: String? = nil,
    initializer: @escaping (First, Second, Third, Fourth, Fifth, Sixth) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name) { resolver in
      initializer(
        Self.required(First.self, of: resolver), Self.required(Second.self, of: resolver),
        Self.required(Third.self, of: resolver), Self.required(Fourth.self, of: resolver),
        Self.required(Fifth.self, of: resolver), Self.required(Sixth.self, of: resolver))
    }
  }

  private static func required<Service>(_ type: Service.Type, of resolver: any Resolver) -> Service
  {
    guard let service = resolver.resolve(type) else {
      fatalError("\(type) is not registered in the container")
    }
    return service
  }

  private func key<Service>(
    _ type: Service.Type, _ arguments: [Any.Type], _ name: String?
  ) -> Key {
    Key(type: ObjectIdentifier(type), arguments: arguments.map(ObjectIdentifier.init), name: name)
  }

  func add<Service>(_ registration: Registration, for type: Service.Type, _ name: String?) {
    registrations[key(type, [], name)] = registration
  }

  /// Returns an object of a type that is made with arguments; nil if the type is not registered.
  public func resolve<Service>(
    _ serviceType: Service.Type, name: String?, with arguments: [Any], of types: [Any.Type]
  ) -> Service? {
    guard let registration = registrations[key(serviceType, types, name)] else {
      return parent?.resolve(serviceType, name: name, with: arguments, of: types)
    }
    let identity = ObjectIdentifier(registration)
    if let known = registration.kept ?? registration.held ?? graph[identity] {
      return known as? Service
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph = [:] }
    }
    guard let object = registration.factory(self, arguments) else { return nil }
    switch registration.scope {
    case .container: registration.kept = object
    case .weak: registration.held = object as AnyObject
    case .graph: graph[identity] = object
    default: break
    }
    for completion in registration.completions { completion(self, object) }
    return object as? Service
  }

  /// Returns the list itself: a program has one thread.
  public func synchronize() -> any Resolver { self }

  /// Removes all types.
  public func removeAll() { registrations = [:] }

  /// Forgets the objects that are used again.
  public func resetObjectScope(_ objectScope: ObjectScope) {
    for registration in registrations.values where registration.scope === objectScope {
      (registration.kept, registration.held) = (nil, nil)
    }
  }
}

extension ObjectScope {
  static func ~= (pattern: ObjectScope, value: ObjectScope) -> Bool { pattern === value }
}
