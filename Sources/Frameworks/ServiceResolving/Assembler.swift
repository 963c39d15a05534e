/// What registers types that belong together.
public protocol Assembly {
  /// Registers types.
  func assemble(container: Container)
  /// Called when all types are registered; does nothing by default.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  /// Does nothing.
  public func loaded(resolver: any Resolver) {}
}

/// A container whose types assemblies have registered.
public final class Assembler {
  private let container: Container
  /// The container.
  public var resolver: any Resolver { container }

  /// Creates an assembler of a container.
  public init(container: Container = Container()) { self.container = container }

  /// Creates an assembler, and lets assemblies register their types.
  public convenience init(_ assemblies: [any Assembly], container: Container = Container()) {
    self.init(container: container)
    apply(assemblies: assemblies)
  }

  /// Creates an assembler whose parent is asked for other types.
  public convenience init(
    _ assemblies: [any Assembly] = [], parent: Assembler?, defaultObjectScope: ObjectScope = .graph
  ) {
    self.init(
      assemblies,
      container: Container(parent: parent?.container, defaultObjectScope: defaultObjectScope))
  }

  /// Lets an assembly register its types.
  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

  /// Lets assemblies register their types.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
