// Core Animation has arrays of `NSNumber` where Zoetrope has arrays of `Double`. In source for iOS
// these properties hide those of the layers' module.

public import Layers

extension KeyframeAnimation {
  /// The times of the values, from 0 to 1.
  public var keyTimes: [NSNumber]? {
    get { preciseKeyTimes.map(NSNumber.numbers) }
    set { preciseKeyTimes = newValue?.map(\.doubleValue) }
  }
}

extension GradientLayer {
  /// The places of the colors, from 0 to 1.
  public var locations: [NSNumber]? {
    get { preciseLocations.map(NSNumber.numbers) }
    set { preciseLocations = newValue?.map(\.doubleValue) }
  }
}

extension ShapeLayer {
  /// The lengths of dashes and gaps, in points.
  public var lineDashPattern: [NSNumber]? {
    get { preciseLineDashPattern.map(NSNumber.numbers) }
    set { preciseLineDashPattern = newValue?.map(\.doubleValue) }
  }
}

extension NSNumber {
  fileprivate static func numbers(_ values: [Double]) -> [NSNumber] {
    values.map { NSNumber(value: $0) }
  }
}
