/// The segue of a peek, `preview` or `commit`, inside of the segue that it belongs to.
public struct InterfacePreviewSegue: Hashable, Sendable {
  /// The id, or nil without one.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The segue whose settings are taken, `parent` or `commit`, or nil if it has its own.
  public let inheritsFrom: String?
  /// The kind, or nil if it is inherited.
  public let kind: String?
  /// The name that code uses, or nil.
  public let identifier: String?
  /// The id of the destination, or nil if it is inherited.
  public let destination: String?
  /// The class and module of a custom segue, or nil.
  public let customClass: CustomClass?
}
