internal import StageKit

/// Returns a text with its placeholders filled in, as `stringWithFormat:` does.
///
/// - Parameters:
///   - format: The text.
///   - arguments: Numbers of C, objects, texts of C, selectors and pointers.
/// - Returns: The text. A placeholder without a value stays out.
package func formatted(_ format: String, _ arguments: [Any?]) -> String {
  var result = ""
  var next = 0
  let text = format.unicodeScalars
  var index = text.startIndex
  func take() -> Any? {
    defer { next += 1 }
    return next < arguments.count ? arguments[next] : nil
  }
  while index < text.endIndex {
    let scalar = text[index]
    text.formIndex(after: &index)
    guard scalar == "%" else {
      result.unicodeScalars.append(scalar)
      continue
    }
    guard let placeholder = Placeholder(text, at: &index) else { break }
    if placeholder.conversion == "%" {
      result += "%"
      continue
    }
    func number(_ count: Placeholder.Count?) -> Int? {
      switch count {
      case nil: nil
      case .fixed(let value)?: value
      case .next?: take().map { Int(integer($0)) }
      }
    }
    let width = number(placeholder.width)
    let precision = number(placeholder.precision)
    let value: Any?
    if let position = placeholder.position {
      value = arguments.indices.contains(position) ? arguments[position] : nil
    } else {
      value = take()
    }
    result += written(placeholder, width, precision, value)
  }
  return result
}

/// Returns the text of a value for a placeholder.
private func written(
  _ placeholder: Placeholder, _ width: Int?, _ precision: Int?, _ value: Any?
) -> String {
  let flags = placeholder.flags
  var text: String
  switch placeholder.conversion {
  case "d", "i", "D":
    text = signed(narrowed(integer(value), placeholder.size, isSigned: true), flags, precision)
  case "u", "U":
    text = digits(
      UInt64(bitPattern: narrowed(integer(value), placeholder.size, isSigned: false)), 10, precision
    )
  case "x", "X", "o", "O":
    let base = placeholder.conversion.lowercased() == "x" ? 16 : 8
    let bits = UInt64(bitPattern: narrowed(integer(value), placeholder.size, isSigned: false))
    text = digits(bits, base, precision)
    if flags.contains("#"), bits != 0 { text = (base == 16 ? "0x" : "0") + text }
    if placeholder.conversion == "X" { text = text.uppercased() }
  case "f", "F", "e", "E", "g", "G", "a", "A":
    return floating(placeholder, width, precision, double(value))
  case "c": text = String(UnicodeScalar(UInt8(truncatingIfNeeded: integer(value))))
  case "C":
    text = String(decoding: [UInt16(truncatingIfNeeded: integer(value))], as: UTF16.self)
  case "s", "S": text = cut(cText(value), precision)
  case "p": text = "0x" + String(address(value), radix: 16)
  case "@": text = cut(valueText(value), precision)
  default: return "%" + String(placeholder.conversion)
  }
  let isNumber = "diDuUxXoO".contains(placeholder.conversion)
  return padded(text, width, flags, zeros: isNumber && precision == nil)
}

private func cut(_ text: String, _ count: Int?) -> String {
  count.map { String(text.prefix($0)) } ?? text
}

private func padded(_ text: String, _ width: Int?, _ flags: String, zeros: Bool) -> String {
  guard let width, text.count < abs(width) else { return text }
  let filling = abs(width) - text.count
  if flags.contains("-") || width < 0 { return text + String(repeating: " ", count: filling) }
  guard zeros, flags.contains("0") else { return String(repeating: " ", count: filling) + text }
  let sign = text.prefix { "+- ".contains($0) }
  return sign + String(repeating: "0", count: filling) + text.dropFirst(sign.count)
}

private func signed(_ value: Int64, _ flags: String, _ precision: Int?) -> String {
  let sign = value < 0 ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
  return sign + digits(value.magnitude, 10, precision)
}

private func digits(_ value: UInt64, _ base: Int, _ precision: Int?) -> String {
  let text = String(value, radix: base)
  if precision == 0, value == 0 { return "" }
  return String(repeating: "0", count: max((precision ?? 0) - text.count, 0)) + text
}

/// Returns an integer as one of the size that a placeholder names: 32 bits by default.
private func narrowed(_ value: Int64, _ size: String, isSigned: Bool) -> Int64 {
  switch size {
  case "hh":
    isSigned ? Int64(Int8(truncatingIfNeeded: value)) : Int64(UInt8(truncatingIfNeeded: value))
  case "h":
    isSigned ? Int64(Int16(truncatingIfNeeded: value)) : Int64(UInt16(truncatingIfNeeded: value))
  case "":
    isSigned ? Int64(Int32(truncatingIfNeeded: value)) : Int64(UInt32(truncatingIfNeeded: value))
  default: value
  }
}

private func floating(
  _ placeholder: Placeholder, _ width: Int?, _ precision: Int?, _ value: Double
) -> String {
  let count = (width.map { "\(abs($0))" } ?? "") + (precision.map { ".\(max($0, 0))" } ?? "")
  let left = (width ?? 0) < 0 ? "-" : ""
  let flags = placeholder.flags.filter { $0 != "'" }
  return formattedText("%\(left)\(flags)\(count)\(placeholder.conversion)", [value])
}

/// Returns the bits of a value that C passes as an integer.
func integer(_ value: Any?) -> Int64 {
  guard let value = value.flatMap(flattened) else { return 0 }
  switch value {
  case let value as any FixedWidthInteger: return Int64(truncatingIfNeeded: value)
  case let value as Bool: return value ? 1 : 0
  case let value as any BinaryFloatingPoint: return cNumber(Double(value), Int64.self)
  case let value as NSNumber: return value.longLongValue
  case let value as any RawRepresentable: return integer(value.rawValue)
  default: return 0
  }
}

/// Returns a value that C passes as a float.
private func double(_ value: Any?) -> Double {
  guard let value = value.flatMap(flattened) else { return 0 }
  switch value {
  case let value as any BinaryFloatingPoint: return Double(value)
  case let value as NSNumber: return value.doubleValue
  default: return Double(integer(value))
  }
}

private func cText(_ value: Any?) -> String {
  guard let value = value.flatMap(flattened) else { return "(null)" }
  switch value {
  case let value as UnsafePointer<CChar>: return String(cString: value)
  case let value as UnsafeMutablePointer<CChar>: return String(cString: value)
  case let value as UnsafePointer<UInt8>: return String(cString: value)
  case let value as String: return value
  case let value as [CChar]:
    return String(decoding: value.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  case let value as NSString: return value.storage
  default: return "(null)"
  }
}

private func address(_ value: Any?) -> UInt {
  guard let value = value.flatMap(flattened) else { return 0 }
  switch value {
  case let value as UnsafeRawPointer: return UInt(bitPattern: value)
  case let value as UnsafeMutableRawPointer: return UInt(bitPattern: value)
  case let value as any _Pointer:
    return UInt(bitPattern: value.hashValue)
  default:
    // The address of an object differs from run to run; its number does not.
    guard type(of: value) is AnyClass else { return UInt(truncatingIfNeeded: integer(value)) }
    return 0x6000_0000_0000 + UInt(bitPattern: creationOrder(of: value as AnyObject)) * 16
  }
}

/// Returns the text that `%@` writes for a value.
private func valueText(_ value: Any?) -> String {
  guard let value = value.flatMap(flattened) else { return "(null)" }
  if let aClass = value as? AnyClass { return className(of: aClass) }
  return descriptionText(of: bridgeToObject(value) as AnyObject?)
}
