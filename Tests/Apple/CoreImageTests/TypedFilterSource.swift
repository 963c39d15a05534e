import ImageFilters

/// The Swift of the typed filters of Core Image, which is made from the catalog of filters.
struct TypedFilterSource {
  /// The files by name, without `.swift`, with the kinds of filters in each.
  static let groups: [(file: String, categories: [FilterDefinition.Category])] = [
    ("BlurFilters", [.blur, .sharpen, .stylize]),
    ("ColorFilters", [.colorAdjustment, .colorEffect]),
    ("CompositeFilters", [.composite]),
    ("GeneratorFilters", [.generator, .gradient]),
    ("GeometryFilters", [.distortion, .geometry, .tile]),
    ("TransitionFilters", [.halftone, .reduction, .transition]),
  ]

  private static let note = """
    // Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.


    """

  /// All filters with a typed form, in the order of their names.
  static var filters: [TypedFilter] { FilterCatalog.all.compactMap(TypedFilter.init) }

  // MARK: A group of filters

  /// Returns a file with the protocols and methods of filters of some kinds.
  static func text(of categories: [FilterDefinition.Category]) -> String {
    let filters = FilterCatalog.all.filter { categories.contains($0.category) }
      .compactMap(TypedFilter.init)
    var protocols: [String] = []
    var seen: Set<String> = []
    for filter in filters where seen.insert(filter.protocolName).inserted {
      protocols.append(text(ofProtocol: filter))
    }
    let conformances = seen.sorted().map { "extension CIBuiltInFilter: \($0) {}\n" }
    let methods = filters.map(method)
    let code =
      protocols.joined(separator: "\n") + "\n" + conformances.joined()
      + "\nextension CIFilter {\n" + methods.joined() + "}\n"
    let needsGeometry = code.contains(/: (?:Point|Rect|Transform)\b/)
    return note + (needsGeometry ? "public import Geometry\n\n" : "") + code
  }

  private static func text(ofProtocol filter: TypedFilter) -> String {
    let properties = filter.properties.map { property in
      "  /// \(summary(of: property.name))\n"
        + "  var \(property.name): \(type(of: property.kind)) { get set }\n"
    }
    return "/// The inputs of `\(filter.protocolName)`.\n"
      + "public protocol \(filter.protocolName): CIFilterProtocol {\n\(properties.joined())}\n"
  }

  private static func method(of filter: TypedFilter) -> String {
    let head = "  public class func \(filter.method)() -> any CIFilter & \(filter.protocolName) {"
    let body = "builtIn(\"\(filter.name)\")"
    let line = "\(head) \(body) }"
    return "  /// Returns the filter `\(filter.name)` with its defaults.\n"
      + (line.count <= 100 ? "\(line)\n" : "\(head)\n    \(body)\n  }\n")
  }

  // MARK: The properties

  /// The file with the properties of all filters, by which they get and set their inputs.
  static var properties: String {
    var seen: Set<String> = []
    let properties = filters.flatMap(\.properties).filter { seen.insert($0.name).inserted }
      .sorted { $0.name < $1.name }
    return note + "internal import Geometry\n\nextension CIBuiltInFilter {\n"
      + properties.map(accessors).joined() + "}\n"
  }

  private static func accessors(of property: TypedFilter.Property) -> String {
    """
      var \(property.name): \(type(of: property.kind)) {
        get { \(getter(of: property.kind))("\(property.key)") }
        set { setValue(\(object(of: property.kind)), forKey: "\(property.key)") }
      }

    """
  }

  /// Returns the type of a property.
  private static func type(of kind: FilterInput.Kind) -> String {
    switch kind {
    case .number: "Float"
    case .position: "Point"
    case .rectangle: "Rect"
    case .vector: "CIVector"
    case .color: "CIColor"
    case .image: "CIImage?"
    case .data: "Data"
    case .text: "String"
    case .transform: "Transform"
    }
  }

  /// Returns the method of `CIBuiltInFilter` that reads an input of a kind.
  private static func getter(of kind: FilterInput.Kind) -> String {
    switch kind {
    case .position: "point"
    case .rectangle: "rect"
    default: "\(kind)"
    }
  }

  /// Returns the object that is stored for the new value of a property.
  private static func object(of kind: FilterInput.Kind) -> String {
    switch kind {
    case .number: "NSNumber(value: newValue)"
    case .position: "CIVector(cgPoint: newValue)"
    case .rectangle: "CIVector(cgRect: newValue)"
    case .transform: "NSValue(cgAffineTransform: newValue)"
    case .vector, .color, .image, .data, .text: "newValue"
    }
  }

  // MARK: Words

  private static let summaries = [
    "angle": "The angle, in radians.", "backgroundImage": "The image below.",
    "correctionLevel": "How much of the code may be lost: L, M, Q or H.",
    "ev": "The exposure, in stops.", "extent": "The rectangle.",
    "gradientImage": "The colors of luminances.", "inputImage": "The image that is filtered.",
    "maskImage": "The mask.", "message": "What the code says.", "power": "The exponent.",
    "radius": "The radius, in pixels.", "targetImage": "The image at the end.",
    "time": "The time, 0 to 1.", "width": "The width, in pixels.",
  ]

  /// Returns the documentation of a property.
  private static func summary(of property: String) -> String {
    if let summary = summaries[property] { return summary }
    let words = property.reduce("") { words, character in
      character.isUppercase || character.isNumber
        ? "\(words) \(character.lowercased())" : "\(words)\(character)"
    }
    return "The \(words)."
  }
}
