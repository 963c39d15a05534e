internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import StageKit

/// The properties of an object of a document, with the variation for the traits of the stage.
struct InterfaceProperties {
  private let properties: [String: PropertyValue]
  let values: InterfaceValues

  /// Creates the properties of an object.
  init(_ source: InterfaceObject, _ values: InterfaceValues) {
    self.init(source.properties, source.variations, of: values)
  }

  /// Creates properties from those that a document sets, and their variations.
  init(
    _ properties: [String: PropertyValue], _ variations: [InterfaceVariation] = [],
    of values: InterfaceValues
  ) {
    var properties = properties
    for variation in variations.matching(values.traits) {
      properties.merge(variation.properties) { _, new in new }
    }
    self.properties = properties
    self.values = values
  }

  subscript(key: String) -> PropertyValue? { properties[key] }

  /// Whether the document sets a property to nil.
  func isNull(_ key: String) -> Bool { properties[key] == .null }

  /// Calls a function with a value if the document sets it.
  func bool(_ key: String, _ set: (Bool) -> Void) { properties[key]?.bool.map(set) }
  /// Calls a function with a value if the document sets it.
  func number(_ key: String, _ set: (Double) -> Void) { properties[key]?.number.map(set) }
  /// Calls a function with a value if the document sets it.
  func int(_ key: String, _ set: (Int) -> Void) {
    properties[key]?.number.flatMap { Int(exactly: $0.rounded()) }.map(set)
  }
  /// Calls a function with a value if the document sets it.
  func string(_ key: String, _ set: (String) -> Void) { properties[key]?.string.map(set) }
  /// Calls a function with a value if the document sets it.
  func color(_ key: String, _ set: (UIColor) -> Void) {
    properties[key]?.color.flatMap(values.color).map(set)
  }
  /// Calls a function with a value if the document sets it.
  func image(_ key: String, _ set: (UIImage) -> Void) {
    properties[key]?.image.flatMap(values.image).map(set)
  }
  /// Calls a function with a value if the document sets it.
  func insets(_ key: String, _ set: (UIEdgeInsets) -> Void) { properties[key]?.insets.map(set) }
  /// Calls a function with a value if the document sets it.
  func size(_ key: String, _ set: (CGSize) -> Void) { properties[key]?.size.map(set) }
  /// Calls a function with a value if the document sets it.
  func attributedString(_ key: String, _ set: (AttributedText) -> Void) {
    properties[key]?.attributedString.map { set(values.attributedString($0)) }
  }
  /// Calls a function with a font if the document sets one.
  func font(_ key: String, defaultSize: Double, _ set: (UIFont) -> Void) {
    properties[key]?.font.map { set(values.font($0, defaultSize: defaultSize)) }
  }

  /// Calls a function with the case of an enumeration if the document sets a word that is its name.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - aliases: The names of cases that documents spell otherwise.
  ///   - set: Receives the case.
  func word<Value: RawRepresentable>(
    _ key: String, aliases: [String: Value] = [:], _ set: (Value) -> Void
  ) where Value.RawValue == Int {
    guard let word = properties[key]?.string else { return }
    if let value = aliases[word] { return set(value) }
    for number in Self.rawValues {
      if let value = Value(rawValue: number), "\(value)" == word { return set(value) }
    }
  }

  /// The raw values of UIKit's enumerations.
  private static let rawValues = Array(0...22) + [100, 101, -1, -2]
}

extension [InterfaceVariation] {
  /// The variations that apply to an environment, the more special ones later.
  func matching(_ traits: StageKit.TraitCollection) -> [InterfaceVariation] {
    filter { $0.sizeClass.applies(to: traits) }.enumerated().sorted {
      ($0.element.sizeClass.specificity, $0.offset) < ($1.element.sizeClass.specificity, $1.offset)
    }.map(\.element)
  }

  /// Returns whether a child is installed in the environment of the variations.
  ///
  /// The variations are those that ``matching(_:)`` returns.
  ///
  /// - Parameters:
  ///   - id: The id of the subview or constraint.
  ///   - key: `subviews` or `constraints`.
  /// - Returns: Whether it is installed.
  func install(_ id: String, _ key: String) -> Bool {
    var isInstalled = true
    for variation in self {
      guard let mask = variation.masks[key] else { continue }
      if mask.excluded.contains(id) { isInstalled = false }
      if mask.included.contains(id) { isInstalled = true }
    }
    return isInstalled
  }
}

extension SizeClass {
  fileprivate var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  fileprivate func applies(to traits: StageKit.TraitCollection) -> Bool {
    width.map { $0 == "\(traits.horizontalSizeClass)" } ?? true
      && height.map { $0 == "\(traits.verticalSizeClass)" } ?? true
  }
}
