// Operators of C that Swift has as statements, or not at all.

/// Sets a variable, and returns the value: an assignment within an expression.
@discardableResult
public func assigned<Value>(_ variable: inout Value, _ value: Value) -> Value {
  variable = value
  return value
}

/// Adds 1 to an integer, and returns the value before.
@discardableResult
public func postIncrement<Number: FixedWidthInteger>(_ variable: inout Number) -> Number {
  defer { variable &+= 1 }
  return variable
}

/// Subtracts 1 from an integer, and returns the value before.
@discardableResult
public func postDecrement<Number: FixedWidthInteger>(_ variable: inout Number) -> Number {
  defer { variable &-= 1 }
  return variable
}

/// Adds 1 to an integer, and returns it.
@discardableResult
public func preIncrement<Number: FixedWidthInteger>(_ variable: inout Number) -> Number {
  variable &+= 1
  return variable
}

/// Subtracts 1 from an integer, and returns it.
@discardableResult
public func preDecrement<Number: FixedWidthInteger>(_ variable: inout Number) -> Number {
  variable &-= 1
  return variable
}

/// Adds 1 to a float, and returns the value before.
@discardableResult
public func postIncrement<Number: BinaryFloatingPoint>(_ variable: inout Number) -> Number {
  defer { variable += 1 }
  return variable
}

/// Subtracts 1 from a float, and returns the value before.
@discardableResult
public func postDecrement<Number: BinaryFloatingPoint>(_ variable: inout Number) -> Number {
  defer { variable -= 1 }
  return variable
}

/// Adds 1 to a float, and returns it.
@discardableResult
public func preIncrement<Number: BinaryFloatingPoint>(_ variable: inout Number) -> Number {
  variable += 1
  return variable
}

/// Subtracts 1 from a float, and returns it.
@discardableResult
public func preDecrement<Number: BinaryFloatingPoint>(_ variable: inout Number) -> Number {
  variable -= 1
  return variable
}

/// Returns a quotient of integers; 0 for the divisor 0, as 64-bit Arm gives.
@inlinable
public func divide<Number: FixedWidthInteger>(_ one: Number, _ other: Number) -> Number {
  other == 0 ? 0 : one.dividedReportingOverflow(by: other).partialValue
}

/// Returns a remainder of integers; the dividend for the divisor 0, as 64-bit Arm gives.
@inlinable
public func remainder<Number: FixedWidthInteger>(_ one: Number, _ other: Number) -> Number {
  other == 0 ? one : one.remainderReportingOverflow(dividingBy: other).partialValue
}

/// Returns an integer with its bits moved to the left, by a count modulo the number of bits.
@inlinable
public func shiftLeft<Number: FixedWidthInteger, Count: FixedWidthInteger>(
  _ value: Number, _ count: Count
) -> Number { value &<< Number(truncatingIfNeeded: count) }

/// Returns an integer with its bits moved to the right, by a count modulo the number of bits.
@inlinable
public func shiftRight<Number: FixedWidthInteger, Count: FixedWidthInteger>(
  _ value: Number, _ count: Count
) -> Number { value &>> Number(truncatingIfNeeded: count) }

/// Returns the constant of an enumeration for a number of C.
///
/// A number that is none gives the zero of the type or, for an enumeration without it, its first
/// constant.
public func enumeration<Value: RawRepresentable>(
  _ raw: some BinaryInteger, as type: Value.Type = Value.self
) -> Value where Value.RawValue: BinaryInteger {
  Value(rawValue: Value.RawValue(truncatingIfNeeded: raw)) ?? zeroValue()
}

/// Returns the value of a type of Swift for a floating-point number of C, such as the priority of a
/// constraint.
public func enumeration<Value: RawRepresentable>(
  _ raw: some BinaryFloatingPoint, as type: Value.Type = Value.self
) -> Value where Value.RawValue: BinaryFloatingPoint {
  Value(rawValue: Value.RawValue(raw)) ?? zeroValue()
}

/// Returns the constant of an enumeration whose numbers are places in a list; the first for another
/// number.
public func enumeration<Value>(_ raw: some BinaryInteger, of values: [Value]) -> Value {
  let index = Int(truncatingIfNeeded: raw)
  return values[values.indices.contains(index) ? index : 0]
}

/// Returns the place of a constant in a list.
public func raw<Value: Equatable>(_ value: Value, of values: [Value]) -> Int {
  values.firstIndex(of: value) ?? 0
}

/// Returns the number of an enumeration's constant.
public func raw<Value: RawRepresentable>(_ value: Value) -> Int
where Value.RawValue: BinaryInteger { Int(truncatingIfNeeded: value.rawValue) }
