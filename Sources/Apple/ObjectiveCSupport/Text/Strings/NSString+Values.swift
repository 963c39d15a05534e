// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NSString {
  /// The number at the beginning; 0 without one.
  public var doubleValue: Double { foreign.doubleValue }
  /// The number at the beginning; 0 without one.
  public var floatValue: Float { Float(foreign.doubleValue) }
  /// The whole number at the beginning; 0 without one.
  public var intValue: Int32 { foreign.intValue }
  /// The whole number at the beginning; 0 without one.
  public var integerValue: Int { foreign.integerValue }
  /// The whole number at the beginning; 0 without one.
  public var longLongValue: Int64 { foreign.longLongValue }
  /// Whether the text begins with a digit above 0, Y, y, T or t.
  public var boolValue: Bool { foreign.boolValue }

  /// The bytes in UTF-8 with a 0 behind them, until the process ends.
  public var UTF8String: UnsafePointer<CChar>! { UnsafePointer(storage.withCString(strdup)) }

  /// Returns the bytes in an encoding with a 0 behind them; nil if the text has none.
  public func cStringUsingEncoding(_ encoding: UInt) -> UnsafePointer<CChar>! {
    guard let bytes = storage.cString(using: .init(rawValue: encoding)) else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: buffer.count)
      for (index, byte) in buffer.enumerated() { copy[index] = byte }
      return UnsafePointer(copy)
    }
  }

  /// Returns the bytes in an encoding; nil if the text has none.
  public func dataUsingEncoding(_ encoding: UInt) -> NSData! {
    bridgeToObject(storage.data(using: .init(rawValue: encoding)))
  }

  /// Returns the number of bytes in an encoding.
  public func lengthOfBytesUsingEncoding(_ encoding: UInt) -> UInt {
    UInt(storage.lengthOfBytes(using: .init(rawValue: encoding)))
  }

  // MARK: Paths

  /// The last part of a path.
  public var lastPathComponent: NSString! { NSString(text: foreign.lastPathComponent) }
  /// What follows the last dot of a path; empty without one.
  public var pathExtension: NSString! { NSString(text: foreign.pathExtension) }
  /// The path without its last part.
  public var stringByDeletingLastPathComponent: NSString! {
    NSString(text: foreign.deletingLastPathComponent)
  }
  /// The path without its last dot and what follows.
  public var stringByDeletingPathExtension: NSString! {
    NSString(text: foreign.deletingPathExtension)
  }
  /// The path without double slashes.
  public var stringByStandardizingPath: NSString! { NSString(text: foreign.standardizingPath) }
  /// The path with the home directory in place of `~`.
  public var stringByExpandingTildeInPath: NSString! {
    NSString(text: foreign.expandingTildeInPath)
  }
  /// The parts of a path.
  public var pathComponents: NSArray! { bridgeToObject(foreign.pathComponents) }
  /// Whether a path begins at the root.
  public var isAbsolutePath: Bool { foreign.isAbsolutePath }

  /// Returns the path with a part behind it.
  public func stringByAppendingPathComponent(_ string: NSString!) -> NSString! {
    NSString(text: foreign.appendingPathComponent(string?.storage ?? ""))
  }

  /// Returns the path with a dot and a suffix behind it.
  public func stringByAppendingPathExtension(_ string: NSString!) -> NSString! {
    bridgeToObject(foreign.appendingPathExtension(string?.storage ?? ""))
  }

  /// Returns false: a film writes no files.
  @discardableResult
  public func writeToFile(
    _ path: NSString!, atomically: Bool, encoding: UInt, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { refuseToWrite(path, error) }
}
