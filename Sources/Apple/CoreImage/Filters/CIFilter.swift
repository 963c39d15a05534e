internal import Geometry
internal import ImageFilters
internal import PictureKit
internal import StageContext

/// A filter of images, whose inputs are set by name.
open class CIFilter: NSObject {
  private let definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String

  /// Creates a filter without inputs, for subclasses.
  override public init() {
    definition = nil
    ownName = "CIFilter"
  }

  init(_ definition: FilterDefinition) {
    self.definition = definition
    ownName = definition.name
    super.init()
    setDefaults()
  }

  /// Returns the filter of a name with its defaults; nil if there is none, which is then logged.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Returns the filter of a name; nil if there is none, which is then logged.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - params: The values of inputs; the others have their defaults.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let definition = FilterCatalog.filter(named: name) else {
      Self.logMissing(name)
      return nil
    }
    self.init(definition)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Returns the filter of a name; nil if there is none, which is then logged.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  private static func logMissing(_ name: String) {
    let names = FilterCatalog.all.map(\.name).joined(separator: ", ")
    ApplicationContext.logOnce("There is no filter \(name). There are: \(names).")
  }

  /// The name.
  open var name: String {
    get { ownName }
    set { ownName = newValue }
  }

  /// The names of the inputs.
  open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

  /// The names of the outputs.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Whether the filter is used; true by default, and without effect.
  open var isEnabled = true

  /// Sets all inputs to their defaults; images have none.
  open func setDefaults() {
    values = [:]
    for input in definition?.inputs ?? [] {
      values[input.key] = input.defaultValue.map { CIFilter.object(for: $0) }
    }
  }

  /// The image that the filter makes of its inputs; nil if one that it needs has no value.
  open var outputImage: CIImage? {
    guard let definition else { return nil }
    var arguments: [String: FilterValue] = [:]
    for (key, value) in values { arguments[key] = CIFilter.value(of: value) }
    return definition.output(arguments).map { CIImage($0) }
  }

  /// Returns the value of an input, or the image for `outputImage`.
  override open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    return hasInput(key) ? values[key] : super.value(forKey: key)
  }

  /// Sets an input; nil takes its value away.
  ///
  /// A name without an input is logged.
  override open func setValue(_ value: Any?, forKey key: String) {
    guard hasInput(key) else {
      if definition == nil {
        super.setValue(value, forKey: key)
      } else {
        ApplicationContext.logOnce(
          "The filter \(ownName) has no input \(key). It has \(inputKeys.joined(separator: ", ")).")
      }
      return
    }
    values[key] = value
  }

  private func hasInput(_ key: String) -> Bool {
    definition?.inputs.contains { $0.key == key } ?? false
  }

  /// Returns a copy, which does not follow later changes.
  open func copy() -> Any {
    guard let definition else { return self }
    let copy = CIBuiltInFilter(definition)
    copy.values = values
    return copy
  }

  /// The name and the values of inputs.
  override open var description: String { "<\(ownName): \(values)>" }

  // MARK: Values

  /// Returns the object of a value, as a program gets it.
  static func object(for value: FilterValue) -> Any {
    switch value {
    case .number(let number): NSNumber(value: number)
    case .vector(let numbers): CIVector(numbers)
    case .color(let color): CIColor(cgColor: color)
    case .image(let image): CIImage(image)
    case .data(let bytes): Data(bytes)
    case .text(let text): text
    case .transform(let transform): NSValue(cgAffineTransform: transform)
    }
  }

  /// Returns the value of an object; nil if filters have no such values.
  private static func value(of object: Any) -> FilterValue? {
    switch object {
    case let image as CIImage: .image(image.filtered)
    case let image as Drawing: CIImage(drawing: image).map { .image($0.filtered) }
    case let bitmap as Bitmap: .image(FilterImage(bitmap))
    case let color as CIColor: .color(color.cgColor)
    case let color as Color: .color(color)
    case let vector as CIVector: .vector(vector.values)
    case let point as Point: .vector([point.x, point.y])
    case let rect as Rect: .vector([rect.minX, rect.minY, rect.width, rect.height])
    case let transform as Transform: .transform(transform)
    case let data as Data: .data([UInt8](data))
    case let text as String: .text(text)
    case let number as NSNumber: .number(number.doubleValue)
    case let number as Double: .number(number)
    case let number as Float: .number(Double(number))
    case let number as Int: .number(Double(number))
    case let number as any BinaryInteger: .number(Double(number))
    case let flag as Bool: .number(flag ? 1 : 0)
    case let value as NSValue: .transform(value.cgAffineTransformValue)
    default: nil
    }
  }
}
