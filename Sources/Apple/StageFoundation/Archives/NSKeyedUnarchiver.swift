public import Foundation
internal import StageContext

/// Reads values and objects from the bytes that a `NSKeyedArchiver` has written in the same film,
/// in place of Foundation's.
open class NSKeyedUnarchiver: NSCoder {
  private let archive: Archive
  /// The objects that are being read, the innermost last.
  private var current: [Int] = []
  private var objects: [Int: AnyObject] = [:]
  private var classes: [String: AnyClass] = [:]
  private var isSecure = false

  /// Reads an archive.
  ///
  /// - Throws: An error if the bytes are no archive.
  public init(forReadingFrom data: Data) throws {
    archive = try PropertyListDecoder().decode(Archive.self, from: data)
    super.init()
  }

  /// Reads an archive; bytes that are none have no values, which is logged.
  public init(forReadingWith data: Data) {
    let archive = try? PropertyListDecoder().decode(Archive.self, from: data)
    if archive == nil {
      ApplicationContext.logOnce(
        "\(data.count) bytes are not read: they are no archive of this film.")
    }
    self.archive = archive ?? Archive()
    super.init()
  }

  /// Returns the object of an archive; nil if the bytes are none.
  open class func unarchiveObject(with data: Data) -> Any? {
    NSKeyedUnarchiver(forReadingWith: data).decodeObject(forKey: "root")
  }

  /// Returns the object that was written under a path in this film; nil if there is none.
  open class func unarchiveObject(withFile path: String) -> Any? {
    ArchiveStore.shared.files[path].flatMap { unarchiveObject(with: $0) }
  }

  /// Returns the object of an archive.
  ///
  /// - Throws: An error if the bytes are no archive.
  open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
    try NSKeyedUnarchiver(forReadingFrom: data).decodeObject(forKey: "root")
  }

  /// Returns the object of an archive; nil if it is of another class.
  ///
  /// - Throws: An error if the bytes are no archive.
  public static func unarchivedObject<Object>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> Object? {
    try NSKeyedUnarchiver(forReadingFrom: data).decodeObject(of: cls, forKey: "root")
  }

  /// Returns the object of an archive; the classes are not checked.
  ///
  /// - Throws: An error if the bytes are no archive.
  open class func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
    try unarchiveTopLevelObjectWithData(data)
  }

  /// Sets the class of a name in archives.
  open class func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    ArchiveStore.shared.classes[codedName] = cls
  }

  /// Sets the class of a name in this archive.
  open func setClass(_ cls: AnyClass?, forClassName codedName: String) { classes[codedName] = cls }

  /// Whether only known classes are read; it changes nothing, since archives are of this film.
  override open var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }

  /// Ends reading; does nothing.
  open func finishDecoding() {}

  /// Returns whether there is a value.
  override open func containsValue(forKey key: String) -> Bool { values[key] != nil }

  /// Returns a value; nil if there is none of the name.
  override open func decodeObject(forKey key: String) -> Any? { values[key].flatMap(unarchived) }

  private var values: [String: ArchivedValue] {
    current.last.map { archive.objects[$0].values } ?? archive.values
  }

  private func unarchived(_ value: ArchivedValue) -> Any? {
    switch value {
    case .list(let values): values.compactMap(unarchived)
    case .set(let values): Set(values.compactMap { unarchived($0) as? AnyHashable })
    case .entries(let keys, let values): entries(keys, values)
    case .object(let index): object(index)
    case .kept(let place):
      ArchiveStore.shared.kept.indices.contains(place) ? ArchiveStore.shared.kept[place] : nil
    default: value.plain
    }
  }

  private func entries(_ keys: [ArchivedValue], _ values: [ArchivedValue]) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in zip(keys, values) {
      if let key = unarchived(key) as? AnyHashable { result[key] = unarchived(value) }
    }
    return result
  }

  private func object(_ index: Int) -> AnyObject? {
    if let object = objects[index] { return object }
    guard archive.objects.indices.contains(index) else { return nil }
    let name = archive.objects[index].className
    if current.contains(index) {
      ApplicationContext.logOnce(
        "An object of the class \(name) is nil where it is read while it is being made from an archive."
      )
      return nil
    }
    current.append(index)
    defer { current.removeLast() }
    let object: AnyObject? =
      switch classes[name] ?? ArchiveStore.shared.classes[name] {
      case let type as any _ArchivedContents.Type:
        type.unarchived(decodeObject(forKey: "contents"))
      case let type as any NSCoding.Type: type.init(coder: self)
      default: nil
      }
    objects[index] = object
    return object
  }
}
