// Conversions of numbers as C makes them on 64-bit Arm.

/// Returns an integer as one of another type: the lower bits.
@inlinable
public func cNumber<To: FixedWidthInteger, From: BinaryInteger>(
  _ value: From, _ type: To.Type = To.self
) -> To { To(truncatingIfNeeded: value) }

/// Returns a float as an integer: its whole part, or the nearest limit; 0 for NaN.
///
/// Types below 32 bits take the lower bits of 32.
@inlinable
public func cNumber<To: FixedWidthInteger, From: BinaryFloatingPoint>(
  _ value: From, _ type: To.Type = To.self
) -> To {
  guard To.bitWidth >= 32 else {
    return To.isSigned
      ? To(truncatingIfNeeded: cNumber(value, Int32.self))
      : To(truncatingIfNeeded: cNumber(value, UInt32.self))
  }
  if value.isNaN { return 0 }
  if let exact = To(exactly: value.rounded(.towardZero)) { return exact }
  return value < 0 ? To.min : To.max
}

/// Returns an integer as a float.
@inlinable
public func cNumber<To: BinaryFloatingPoint, From: BinaryInteger>(
  _ value: From, _ type: To.Type = To.self
) -> To { To(value) }

/// Returns a float as one of another precision.
@inlinable
public func cNumber<To: BinaryFloatingPoint, From: BinaryFloatingPoint>(
  _ value: From, _ type: To.Type = To.self
) -> To { To(value) }

/// Returns whether an integer is not 0.
@inlinable
public func cNumber<From: BinaryInteger>(_ value: From, _ type: Bool.Type = Bool.self) -> Bool {
  value != 0
}

/// Returns whether a float is not 0; true for NaN.
@inlinable
public func cNumber<From: BinaryFloatingPoint>(
  _ value: From, _ type: Bool.Type = Bool.self
) -> Bool { value != 0 }

/// Returns a truth value.
@inlinable
public func cNumber(_ value: Bool, _ type: Bool.Type = Bool.self) -> Bool { value }

/// Returns 1 for true and 0 for false.
@inlinable
public func cNumber<To: FixedWidthInteger>(_ value: Bool, _ type: To.Type = To.self) -> To {
  value ? 1 : 0
}

/// Returns 1 for true and 0 for false.
@inlinable
public func cNumber<To: BinaryFloatingPoint>(_ value: Bool, _ type: To.Type = To.self) -> To {
  value ? 1 : 0
}
