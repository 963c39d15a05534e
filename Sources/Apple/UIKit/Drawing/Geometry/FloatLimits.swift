// The limits of numbers of Core Graphics, by their names in C.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite number.
public let CGFLOAT_MAX = Double.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest positive number that is not subnormal.
public let CGFLOAT_MIN = Double.leastNormalMagnitude
