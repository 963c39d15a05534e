internal import FileIO
internal import FoundationEssentials
internal import SystemPackage

/// The file `Contents.json` in a folder of an asset catalog.
///
/// Apple's "Asset Catalog Format Reference" describes it. Fields that select nothing here are not
/// read.
struct AssetContents: Decodable {
  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var data: [DataEntry]?
  var symbols: [SymbolEntry]?
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct ImageEntry: Decodable, VariantEntry {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var subtype: String?
    var memory: String?
    var displayGamut: String?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing, subtype, memory
      case displayGamut = "display-gamut"
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
    }

    var isSpecial: Bool {
      subtype != nil || memory != nil || displayGamut == "display-P3"
        || languageDirection == "right-to-left"
        || widthClass != nil || heightClass != nil
    }
  }

  struct Resizing: Decodable {
    var mode: String?
    var capInsets: Caps?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }

    struct Caps: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    struct Center: Decodable {
      var mode: String?
      var width: Double?
      var height: Double?
    }
  }

  struct ColorEntry: Decodable, VariantEntry {
    var color: ColorValue?
    var idiom: String?
    var appearances: [Appearance]?
    var displayGamut: String?

    enum CodingKeys: String, CodingKey {
      case color, idiom, appearances
      case displayGamut = "display-gamut"
    }

    var isSpecial: Bool { displayGamut == "display-P3" }
  }

  struct ColorValue: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var platform: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, platform, reference
      case colorSpace = "color-space"
    }
  }

  /// A component of a color: `"0.5"`, `"0x80"` or `"128"`; some programs write a number.
  struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }

  struct DataEntry: Decodable, VariantEntry {
    var filename: String?
    var idiom: String?
    var appearances: [Appearance]?
    var isSpecial: Bool { false }
  }

  struct SymbolEntry: Decodable {
    var filename: String?
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }
}

extension AssetContents {
  /// The maximum length of the file, 1 MiB.
  private static let maximumFileSize = 1 << 20

  /// Reads the file in a folder; a folder without one has no properties.
  init(in folder: FilePath) throws(AssetError) {
    let path = folder.appending("Contents.json")
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, maxSize: Self.maximumFileSize)
    } catch {
      if error == .noSuchFileOrDirectory {
        self.init()
        return
      }
      let reason =
        error == .fileTooLarge
        ? "it has more than the \(Self.maximumFileSize) bytes that it may have" : "\(error)"
      throw AssetError("cannot read \(path): \(reason)")
    }
    do {
      self = try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    } catch {
      throw AssetError("\(path) is damaged\(Self.reason(of: error))")
    }
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return ": it is not JSON" }
    switch error {
    case .typeMismatch(let type, let context):
      return "\(place(context.codingPath)): \(words(for: type)) is allowed"
    case .valueNotFound(let type, let context):
      return "\(place(context.codingPath)): it is null; \(words(for: type)) is allowed"
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath + [key])): it is missing"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? ": it is not JSON" : "\(place(context.codingPath)): its value is not valid"
    @unknown default: return ""
    }
  }

  /// Returns the path of a field: ` at images.2.scale`.
  private static func place(_ path: [any CodingKey]) -> String {
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return names.isEmpty ? "" : " at \(names.joined(separator: "."))"
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
