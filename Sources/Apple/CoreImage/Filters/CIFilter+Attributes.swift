internal import ImageFilters

extension CIFilter {
  /// The names of the filters of a kind; nil are those of all.
  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters of all of some kinds; nil are those of all.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    let general: Set<String> = [kCICategoryBuiltIn, kCICategoryVideo, kCICategoryStillImage]
    return FilterCatalog.all.filter { filter in
      (categories ?? []).allSatisfy { general.contains($0) || $0 == filter.category.rawValue }
    }.map(\.name)
  }

  /// Returns the name of a filter in words; nil if there is none.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterCatalog.filter(named: filterName)?.displayName
  }

  /// Returns the name of a kind of filters in words.
  public class func localizedName(forCategory category: String) -> String {
    let name = category.hasPrefix("CICategory") ? String(category.dropFirst(10)) : category
    return name.reduce("") { $1.isUppercase && !$0.isEmpty ? "\($0) \($1)" : "\($0)\($1)" }
  }

  /// The name and the kinds of the filter, and for each input its class, its default and its range.
  public var attributes: [String: Any] {
    guard let definition = FilterCatalog.filter(named: name) else { return [:] }
    var result: [String: Any] = [
      kCIAttributeFilterName: definition.name,
      kCIAttributeFilterDisplayName: definition.displayName,
      kCIAttributeFilterCategories: [
        definition.category.rawValue, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn,
      ],
    ]
    for input in definition.inputs { result[input.key] = Self.attributes(of: input) }
    return result
  }

  private class func attributes(of input: FilterInput) -> [String: Any] {
    var name = input.key.hasPrefix("input") ? String(input.key.dropFirst(5)) : input.key
    name = localizedName(forCategory: name)
    var result: [String: Any] = [
      kCIAttributeClass: input.kind.className, kCIAttributeDisplayName: name,
    ]
    result[kCIAttributeType] = input.kind.typeName
    result[kCIAttributeDefault] = input.defaultValue.map { object(for: $0) }
    if let range = input.range {
      result[kCIAttributeSliderMin] = range.lowerBound
      result[kCIAttributeSliderMax] = range.upperBound
      result[kCIAttributeMin] = min(range.lowerBound, 0)
    }
    return result
  }
}

extension FilterInput.Kind {
  fileprivate var className: String {
    switch self {
    case .number: "NSNumber"
    case .position, .rectangle, .vector: "CIVector"
    case .color: "CIColor"
    case .image: "CIImage"
    case .data: "NSData"
    case .text: "NSString"
    case .transform: "NSValue"
    }
  }

  fileprivate var typeName: String? {
    switch self {
    case .number: kCIAttributeTypeScalar
    case .position: kCIAttributeTypePosition
    case .rectangle: kCIAttributeTypeRectangle
    case .image: kCIAttributeTypeImage
    default: nil
    }
  }
}
