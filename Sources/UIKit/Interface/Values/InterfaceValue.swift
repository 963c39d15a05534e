internal import Foundation

/// Conversions of the values of documents to those of properties.
enum InterfaceValue {
  /// Returns a value as one of another type; nil if it cannot be one.
  ///
  /// As in key-value coding, numbers and Booleans become numbers of any type.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let number: Double
    switch value {
    case let value as Double: number = value
    case let value as Bool: number = value ? 1 : 0
    default: return nil
    }
    let converted: Any? =
      switch type {
      case is Int.Type, is Int?.Type: Int(exactly: number.rounded(.towardZero))
      case is UInt.Type, is UInt?.Type: UInt(exactly: number.rounded(.towardZero))
      case is Int32.Type: Int32(exactly: number.rounded(.towardZero))
      case is UInt32.Type: UInt32(exactly: number.rounded(.towardZero))
      case is Int64.Type: Int64(exactly: number.rounded(.towardZero))
      case is UInt8.Type: UInt8(exactly: number.rounded(.towardZero))
      case is Float.Type, is Float?.Type: Float(number)
      case is Double.Type, is Double?.Type: number
      case is Bool.Type, is Bool?.Type: number != 0
      case is NSNumber.Type: NSNumber(value: number)
      case is String.Type: "\(number)"
      default: nil
      }
    return converted as? Value
  }
}
