/// The function of a module that registers its classes, which the tests and programs call that
/// import the module.
public struct ModuleRegistration: Sendable {
  /// The name of the function.
  public let name: String

  /// Names the function of a module.
  public init(of module: String) { name = "_zoetropeRegisterModule_\(module)" }

  /// Returns a file with the function.
  ///
  /// - Parameter registrations: The names of the functions that register the classes of files.
  /// - Returns: The source code.
  public func source(calling registrations: [String]) -> String {
    """
    // Without this module the members of some classes of Foundation cannot be loaded.
    import CoreFoundation

    public func \(name)() {
      \(registrations.map { "\($0)()" }.joined(separator: "; "))
    }

    """
  }
}
