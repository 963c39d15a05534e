// Functions of C over memory.

internal import Foundation

/// The names of the system as `uname` gives them: texts of C.
public struct SystemName: Sendable {
  /// The name of the system.
  public var sysname = cText("Darwin", size: 256)
  /// The name in the network.
  public var nodename = cText("iPhone", size: 256)
  /// The version of the kernel.
  public var release = cText("18.0.0", size: 256)
  /// What the kernel says about itself.
  public var version = cText("Darwin Kernel", size: 256)
  /// The kind of device.
  public var machine = cText("iPhone10,3", size: 256)

  /// Creates the names of the system.
  public init() {}
}

extension SystemName: ZeroValued {
  static var zeroValue: SystemName { SystemName() }
}

/// Returns the bytes of a text, with zeros up to a size.
private func cText(_ text: String, size: Int) -> [CChar] {
  let bytes = text.utf8.prefix(size - 1).map { CChar(bitPattern: $0) }
  return bytes + Array(repeating: 0, count: size - bytes.count)
}

/// Sets the names of the system, and returns 0.
@discardableResult
public func systemName(_ name: UnsafeMutablePointer<SystemName>!) -> Int32 {
  name?.pointee = SystemName()
  return 0
}

/// Sorts values in memory as `qsort` does.
///
/// - Parameters:
///   - values: The first value.
///   - count: The number of values.
///   - size: The size of a value, in bytes.
///   - compare: Returns a negative number if the first of two values comes first.
public func sortMemory(
  _ values: UnsafeMutableRawPointer?, _ count: UInt, _ size: UInt,
  _ compare: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)?
) {
  guard let values, let compare, count > 1, size > 0 else { return }
  let (count, size) = (Int(count), Int(size))
  let copy = UnsafeMutableRawPointer.allocate(byteCount: count * size, alignment: 16)
  defer { copy.deallocate() }
  copy.copyMemory(from: values, byteCount: count * size)
  let order = (0..<count).sorted { compare(copy + $0 * size, copy + $1 * size) < 0 }
  for (place, index) in order.enumerated() {
    (values + place * size).copyMemory(from: copy + index * size, byteCount: size)
  }
}

/// Writes a text with its placeholders filled in, as `snprintf` does.
///
/// - Returns: The number of bytes of the whole text.
@discardableResult
public func writeFormatted(
  _ target: UnsafeMutablePointer<CChar>?, _ size: UInt, _ format: UnsafePointer<CChar>?,
  _ arguments: Any?...
) -> Int32 {
  let text = formatted(format.map { String(cString: $0) } ?? "", arguments)
  guard let target, size > 0 else { return Int32(text.utf8.count) }
  let written = text.utf8.prefix(Int(min(size - 1, UInt(Int.max))))
  for (index, byte) in written.enumerated() { target[index] = CChar(bitPattern: byte) }
  target[written.count] = 0
  return Int32(text.utf8.count)
}
