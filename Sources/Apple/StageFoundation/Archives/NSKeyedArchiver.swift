public import Foundation
internal import StageContext
internal import StageKit

/// Writes values and objects to bytes, in place of Foundation's.
///
/// The bytes are a property list, but not in Apple's form. They can be read in the same film.
open class NSKeyedArchiver: NSCoder {
  private var archive = Archive()
  /// The objects that are being written, the innermost last.
  private var current: [Int] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The objects that were written, so that no other one is at their address.
  private var written: [AnyObject] = []
  /// Called with the bytes when the last value is written.
  package var didFinish: (Data) -> Void = { _ in }

  /// Creates an empty archive.
  ///
  /// - Parameter requiresSecureCoding: Changes nothing.
  public init(requiringSecureCoding requiresSecureCoding: Bool = false) { super.init() }

  /// Creates an empty archive, whose bytes are appended to others when it is finished.
  public convenience init(forWritingWith data: NSMutableData) {
    self.init(requiringSecureCoding: false)
    didFinish = { data.append($0) }
  }

  /// Returns the bytes of an object and those that it has.
  open class func archivedData(withRootObject rootObject: Any) -> Data {
    let archiver = NSKeyedArchiver()
    archiver.encode(rootObject, forKey: "root")
    return archiver.encodedData
  }

  /// Returns the bytes of an object and those that it has; classes are not checked.
  open class func archivedData(
    withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data { archivedData(withRootObject: object) }

  /// Keeps the bytes of an object under a path, where `unarchiveObject(withFile:)` finds them;
  /// films write no files.
  open class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool {
    ArchiveStore.shared.files[path] = archivedData(withRootObject: rootObject)
    return true
  }

  /// Sets the name that a class has in archives.
  open class func setClassName(_ codedName: String?, for cls: AnyClass) {
    names[ObjectIdentifier(cls)] = codedName
  }

  private static var names: [ObjectIdentifier: String] {
    get { ApplicationContext.shared.service { _ in ClassNames() }.names }
    set { ApplicationContext.shared.service { _ in ClassNames() }.names = newValue }
  }

  private final class ClassNames {
    var names: [ObjectIdentifier: String] = [:]
  }

  /// The bytes of what was written.
  open var encodedData: Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(archive)) ?? Data()
  }

  /// Ends the archive.
  open func finishEncoding() { didFinish(encodedData) }

  /// The form of the bytes, which is always binary.
  open var outputFormat = PropertyListSerialization.PropertyListFormat.binary

  /// Writes a value.
  override open func encode(_ object: Any?, forKey key: String) {
    let value = archived(object)
    if let index = current.last {
      archive.objects[index].values[key] = value
    } else {
      archive.values[key] = value
    }
  }

  private func archived(_ value: Any?) -> ArchivedValue {
    guard let value = value.flatMap(flattened).map({ ($0 as? AnyHashable)?.base ?? $0 }) else {
      return .none
    }
    if type(of: value) is AnyClass { return archived(object: value as AnyObject) }
    if let plain = ArchivedValue(plain: value) { return plain }
    switch value {
    case let values as Set<AnyHashable>: return .set(values.map(archived))
    case let entries as [AnyHashable: Any]:
      return .entries(keys: entries.keys.map(archived), values: entries.values.map(archived))
    case let values as [Any]: return .list(values.map(archived))
    default: return kept(value)
    }
  }

  private func archived(object: AnyObject) -> ArchivedValue {
    if let index = indices[ObjectIdentifier(object)] { return .object(index) }
    switch object {
    case let object as any _ArchivedContents:
      guard let contents = object.archivedContents else { return kept(object) }
      return add(object) { encode(contents, forKey: "contents") }
    case let object as any NSCoding:
      return add(object) { object.encode(with: self) }
    case let number as NSNumber: return .number(number.doubleValue)
    default:
      ApplicationContext.logOnce(
        """
        An object of the class \(type(of: object)) is not copied by archives: it does not conform to \
        NSCoding. What is read is the object itself.
        """)
      return kept(object)
    }
  }

  private func add(_ object: AnyObject, _ write: () -> Void) -> ArchivedValue {
    let type: AnyClass = type(of: object)
    let name = Self.names[ObjectIdentifier(type)] ?? "\(type)"
    ArchiveStore.shared.classes[name] = type
    let index = archive.objects.count
    archive.objects.append(ArchivedObject(className: name))
    indices[ObjectIdentifier(object)] = index
    written.append(object)
    current.append(index)
    write()
    current.removeLast()
    return .object(index)
  }

  private func kept(_ value: Any) -> ArchivedValue {
    let store = ArchiveStore.shared
    store.kept.append(value)
    return .kept(store.kept.count - 1)
  }
}
