internal import Geometry
internal import ImageFilters

/// A filter with an image as its result.
public protocol CIFilterProtocol: AnyObject {
  /// The image that the filter makes.
  var outputImage: CIImage? { get }
}

/// A filter of the catalog, which has the properties of all: they are the inputs of the same names.
final class CIBuiltInFilter: CIFilter {
  func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }
  func point(_ key: String) -> Point { vector(key).cgPointValue }
  func rect(_ key: String) -> Rect { vector(key).cgRectValue }
  func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
  func data(_ key: String) -> Data { value(forKey: key) as? Data ?? Data() }
  func text(_ key: String) -> String { value(forKey: key) as? String ?? "" }
  func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
  func transform(_ key: String) -> Transform {
    (value(forKey: key) as? NSValue)?.cgAffineTransformValue ?? .identity
  }
}

extension CIFilter {
  /// Returns the filter of a name that the catalog has.
  class func builtIn(_ name: String) -> CIBuiltInFilter {
    guard let definition = FilterCatalog.filter(named: name) else {
      preconditionFailure("there is no filter \(name)")
    }
    return CIBuiltInFilter(definition)
  }
}
