internal import Dynamics
internal import FoundationEssentials
internal import Geometry
internal import StageContext

/// The contents of an archive: its values by names, and the objects that these have.
struct Archive: Codable {
  var values: [String: ArchivedValue] = [:]
  var objects: [ArchivedObject] = []
}

/// An object of an archive, which occurs once however many values have it.
struct ArchivedObject: Codable {
  /// The name of the class.
  let className: String
  var values: [String: ArchivedValue] = [:]
}

/// A value of an archive.
indirect enum ArchivedValue: Codable {
  case none
  case flag(Bool)
  case integer(Int)
  case unsigned(UInt)
  case number(Double)
  case text(String)
  case bytes(Data)
  case date(Date)
  case address(URL)
  case structure(Kind, [Double])
  case list([ArchivedValue])
  case set([ArchivedValue])
  case entries(keys: [ArchivedValue], values: [ArchivedValue])
  /// The index of an object.
  case object(Int)
  /// The place of a value that is kept beside the archive, since it has no other form, such as an
  /// image.
  case kept(Int)

  /// What a structure is.
  enum Kind: String, Codable {
    case point, vector, size, rect, transform, insets, offset
  }

  /// Stores a value that contains no others; nil for one that does.
  init?(plain value: Any) {
    switch value {
    case let value as Bool: self = .flag(value)
    case let value as Int: self = .integer(value)
    case let value as any FixedWidthInteger & SignedInteger: self = .integer(Int(value))
    case let value as any FixedWidthInteger & UnsignedInteger: self = .unsigned(UInt(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Data: self = .bytes(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .address(value)
    default:
      guard let structure = Self.structure(of: value) else { return nil }
      self = structure
    }
  }

  private static func structure(of value: Any) -> ArchivedValue? {
    switch value {
    case let value as Point: .structure(.point, [value.x, value.y])
    case let value as Vector: .structure(.vector, [value.dx, value.dy])
    case let value as Size: .structure(.size, [value.width, value.height])
    case let value as Rect:
      .structure(.rect, [value.origin.x, value.origin.y, value.size.width, value.size.height])
    case let value as Transform:
      .structure(.transform, [value.a, value.b, value.c, value.d, value.tx, value.ty])
    case let value as Insets:
      .structure(.insets, [value.top, value.left, value.bottom, value.right])
    case let value as Offset: .structure(.offset, [value.horizontal, value.vertical])
    default: nil
    }
  }

  /// The value, if it contains no others.
  var plain: Any? {
    switch self {
    case .flag(let value): value
    case .integer(let value): value
    case .unsigned(let value): value
    case .number(let value): value
    case .text(let value): value
    case .bytes(let value): value
    case .date(let value): value
    case .address(let value): value
    case .structure(let kind, let numbers): Self.structure(kind, numbers)
    default: nil
    }
  }

  private static func structure(_ kind: Kind, _ n: [Double]) -> Any? {
    switch kind {
    case .point where n.count == 2: Point(n[0], n[1])
    case .vector where n.count == 2: Vector(dx: n[0], dy: n[1])
    case .size where n.count == 2: Size(n[0], n[1])
    case .rect where n.count == 4: Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .transform where n.count == 6:
      Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case .insets where n.count == 4: Insets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    case .offset where n.count == 2: Offset(horizontal: n[0], vertical: n[1])
    default: nil
    }
  }
}

/// What the archives of an application share: the classes of their objects, the values that are
/// kept beside them, and the files.
final class ArchiveStore {
  /// The classes by the names that they have in archives.
  var classes: [String: AnyClass] = [:]
  var kept: [Any] = []
  /// The archives that were written to files, by their paths.
  var files: [String: Data] = [:]

  static var shared: ArchiveStore { ApplicationContext.shared.service { _ in ArchiveStore() } }
}
