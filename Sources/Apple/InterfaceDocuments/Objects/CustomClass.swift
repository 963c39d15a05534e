/// The class of an object that is not the one of its kind.
public struct CustomClass: Hashable, Sendable {
  /// The name of the class.
  public let name: String
  /// The name of its module, or nil for a class of Objective-C or of no module.
  public let module: String?
  /// Whether the module is that of the target that contains the document (`target`).
  public let moduleIsTarget: Bool
}
