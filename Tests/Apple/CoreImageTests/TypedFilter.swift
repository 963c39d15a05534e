import ImageFilters

/// The names of a filter of the catalog in its typed form: a protocol with a property for each
/// input, and the method that creates the filter.
struct TypedFilter {
  /// An input as a property.
  struct Property {
    /// The name, such as `radius`.
    let name: String
    /// The name of the input, such as `inputRadius`.
    let key: String
    /// What its values are.
    let kind: FilterInput.Kind
  }

  /// The name of the filter.
  let name: String
  /// The name of the protocol, which similar filters share.
  let protocolName: String
  /// The name of the method.
  let method: String
  /// The properties in the order of the inputs.
  let properties: [Property]

  /// Filters that Apple declares no typed form of, and one whose typed form has a color space,
  /// which is not an input here.
  static let untyped: Set = [
    "CIAffineTransform", "CIClamp", "CIColorCubeWithColorSpace", "CIConstantColorGenerator",
    "CICrop",
  ]

  /// Creates the names of a filter; nil if it has no typed form.
  init?(_ filter: FilterDefinition) {
    guard !Self.untyped.contains(filter.name) else { return nil }
    name = filter.name
    protocolName = Self.protocolName(of: filter)
    // `CIStraightenFilter` is created by `straighten()`.
    method = Self.lowercased(filter.name.dropFirst(2).trimmingSuffix("Filter"))
    properties = filter.inputs.map { input in
      Property(name: Self.property(of: input.key), key: input.key, kind: input.kind)
    }
  }

  private static func protocolName(of filter: FilterDefinition) -> String {
    let name = filter.name
    if name.hasPrefix("CIPhotoEffect") { return "CIPhotoEffect" }
    if name.hasPrefix("CIBlendWith") { return "CIBlendWithMask" }
    if name.hasSuffix("Compositing") || name.hasSuffix("BlendMode") {
      return "CICompositeOperation"
    }
    return String(name[...].trimmingSuffix("Filter"))
  }

  /// Returns the name of an input's property: `inputImage` keeps its name, the others lose `input`.
  private static func property(of key: String) -> String {
    switch key {
    case "inputImage": key
    case "inputB", "inputC": "parameter\(key.dropFirst(5))"
    default: lowercased(key[...].trimmingPrefix("input"))
    }
  }

  /// Returns a name that begins with a lowercase word: `qrCodeGenerator`, `ev`, `rVector`.
  private static func lowercased(_ name: Substring) -> String {
    if name.hasPrefix("SRGB") { return "s\(name.dropFirst())" }
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count == 1 || capitals.count == name.count
    let first = isWord ? capitals : capitals.dropLast()
    return first.lowercased() + name.dropFirst(first.count)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}
