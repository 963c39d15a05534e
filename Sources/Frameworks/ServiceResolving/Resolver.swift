@_exported public import UIKit

/// What makes objects by their types, in the words of the library Swinject.
public protocol Resolver: AnyObject {
  /// Returns an object of a type that is made with arguments; nil if the type is not registered.
  ///
  /// - Parameters:
  ///   - serviceType: The type.
  ///   - name: The name under which it is registered; nil without one.
  ///   - arguments: The arguments, of the registered types.
  ///   - types: The types of the arguments.
  /// - Returns: The object.
  func resolve<Service>(
    _ serviceType: Service.Type, name: String?, with arguments: [Any], of types: [Any.Type]
  ) -> Service?
}

extension Resolver {
  /// Returns an object of a type; nil if the type is not registered.
  public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
    resolve(serviceType, name: name, with: [], of: [])
  }

  /// Returns an object of a type that is made with an argument; nil if the type is not registered.
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String? = nil, argument: Argument
  ) -> Service? { resolve(serviceType, name: name, with: [argument], of: [Argument.self]) }

  /// Returns an object of a type that is made with two arguments; nil if the type is not registered.
  public func resolve<Service, First, Second>(
    _ serviceType: Service.Type, name: String? = nil, arguments first: First, _ second: Second
  ) -> Service? {
    resolve(serviceType, name: name, with: [first, second], of: [First.self, Second.self])
  }

  /// Returns an object of a type that is made with three arguments; nil if the type is not registered.
  public func resolve<Service, First, Second, Third>(
    _ serviceType: Service.Type, name: String? = nil, arguments first: First, _ second: Second,
    _ third: Third
  ) -> Service? {
    resolve(
      serviceType, name: name, with: [first, second, third],
      of: [First.self, Second.self, Third.self])
  }

  /// Returns an object of a type that is made with four arguments; nil if the type is not registered.
  public func resolve<Service, First, Second, Third, Fourth>(
    _ serviceType: Service.Type, name: String? = nil, arguments first: First, _ second: Second,
    _ third: Third, _ fourth: Fourth
  ) -> Service? {
    resolve(
      serviceType, name: name, with: [first, second, third, fourth],
      of: [First.self, Second.self, Third.self, Fourth.self])
  }
}
