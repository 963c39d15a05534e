internal import InterfaceDocuments

/// A xib: the objects of an interface document, which are made as often as they are needed.
public final class UINib: NSObject {
  /// A key of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the placeholders of the document, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let document: InterfaceDocument?
  let bundle: Bundle
  let name: String

  /// Creates a nib of a document.
  ///
  /// A name without a document is logged, and no objects are made of it.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundleOrNil: The bundle of the file; nil is the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    document = Self.document(named: name, in: bundle)
    super.init()
    if document == nil {
      UIApplication.logOnce(
        "there is no xib \(name).xib that can be read: its objects are not made")
    }
  }

  static func document(named name: String, in bundle: Bundle) -> InterfaceDocument? {
    UIApplication.shared.interfaceDocuments.document(named: name, types: ["xib"], in: bundle)
  }

  /// Creates the objects of the document, connects them and calls `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The file's owner, whose outlets are set and whose actions are called.
  ///   - optionsOrNil: External objects; none by default.
  /// - Returns: The objects at the top level, without placeholders.
  @discardableResult
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    instantiate(withOwner: ownerOrNil, options: optionsOrNil, delegate: nil)
  }

  /// Creates the objects of the document, of which one may be there already.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The file's owner.
  ///   - optionsOrNil: External objects.
  ///   - delegate: The object in place of that of its class; nil for none.
  /// - Returns: The objects at the top level, without placeholders.
  @discardableResult
  func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil,
    delegate: AnyObject?
  ) -> [Any] {
    guard let document else { return [] }
    let loader = InterfaceLoader(document, bundle: bundle)
    if let delegate {
      let name = String(describing: type(of: delegate))
      let source = document.objects.first { $0.customClass?.objectiveCName == name }
      if let id = source?.id { loader.existing[id] = delegate }
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for object in document.objects where object.kind == .placeholder {
      guard let id = object.id else { continue }
      switch object["placeholderIdentifier"]?.string {
      case "IBFirstResponder"?: loader.firstResponders.insert(id)
      case let identifier? where identifier != "IBFilesOwner":
        loader.objects[id] = external[identifier].map { $0 as AnyObject }
      default: loader.objects[id] = ownerOrNil.map { $0 as AnyObject }
      }
    }
    let made = document.objects.filter { $0.kind != .placeholder }.map { object in
      object.kind.isView ? loader.makeRoot(object) ?? loader.make(object) : loader.make(object)
    }
    loader.finish(
      connecting: document.objects.filter { $0.kind == .placeholder }, keeping: ownerOrNil)
    return made
  }
}
