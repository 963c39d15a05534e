/// What a document needs of Interface Builder.
public struct InterfaceDependencies: Hashable, Sendable {
  /// The deployment target's platform, such as `iOS`, or nil.
  public let deploymentIdentifier: String?
  /// The deployment target's version as Interface Builder writes it, such as `1792`, or nil.
  public let deploymentVersion: String?
  /// The version of the plug-in that wrote the document, or nil.
  public let plugInVersion: String?
  /// The names of the capabilities that the document uses.
  public let capabilities: [String]
}
