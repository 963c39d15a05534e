extension NSString {
  /// Returns an empty text.
  public class func string() -> Self! { Self() }

  /// Returns a copy of a text.
  public class func stringWithString(_ string: NSString!) -> Self! {
    guard let string else {
      return raise(.invalidArgument, "*** +[NSString stringWithString:]: nil argument")
    }
    return Self(text: string.storage)
  }

  /// Returns a text with placeholders filled in.
  public class func stringWithFormat(_ format: NSString!, _ arguments: Any?...) -> Self! {
    Self(text: formatted(format?.storage ?? "", arguments))
  }

  /// Returns a text with placeholders filled in.
  public class func localizedStringWithFormat(_ format: NSString!, _ arguments: Any?...) -> Self! {
    Self(text: formatted(format?.storage ?? "", arguments))
  }

  /// Returns the text of C's; nil raises.
  public class func stringWithUTF8String(_ bytes: UnsafePointer<CChar>!) -> Self! {
    guard let bytes else {
      return raise(.invalidArgument, "*** +[NSString stringWithUTF8String:]: NULL cString")
    }
    return Self(text: String(cString: bytes))
  }

  /// Returns the text of C's; nil if it is not of the encoding.
  public class func stringWithCString(
    _ bytes: UnsafePointer<CChar>!, encoding: UInt
  ) -> Self! {
    guard let bytes, let text = String(cString: bytes, encoding: .init(rawValue: encoding)) else {
      return nil
    }
    return Self(text: text)
  }

  /// Returns the text of units.
  public class func stringWithCharacters(
    _ characters: UnsafePointer<UInt16>!, length: UInt
  ) -> Self! { Self(text: text(of: characters, length)) }

  /// Returns the text of a file; nil if it cannot be read.
  public class func stringWithContentsOfFile(
    _ path: NSString!, encoding: UInt, error: UnsafeMutablePointer<NSError?>?
  ) -> Self! { text(ofFile: path, encoding, error).map { Self(text: $0) } }

  /// Returns the text of a file; nil if it cannot be read.
  public class func stringWithContentsOfURL(
    _ url: NSURL!, encoding: UInt, error: UnsafeMutablePointer<NSError?>?
  ) -> Self! { text(ofFile: url?.path, encoding, error).map { Self(text: $0) } }

  /// Creates a copy of a text.
  public convenience init(initWithString string: NSString!) {
    self.init(text: string?.storage ?? "")
  }

  /// Creates a text with placeholders filled in.
  public convenience init(initWithFormat format: NSString!, _ arguments: Any?...) {
    self.init(text: formatted(format?.storage ?? "", arguments))
  }

  /// Creates a text with placeholders filled in.
  public convenience init(initWithFormat format: NSString!, arguments: ArgumentList!) {
    self.init(text: formatted(format?.storage ?? "", arguments?.arguments ?? []))
  }

  /// Creates the text of C's.
  public convenience init!(initWithUTF8String bytes: UnsafePointer<CChar>!) {
    guard let bytes else { return nil }
    self.init(text: String(cString: bytes))
  }

  /// Creates the text of C's; nil if it is not of the encoding.
  public convenience init!(initWithCString bytes: UnsafePointer<CChar>!, encoding: UInt) {
    guard let bytes, let text = String(cString: bytes, encoding: .init(rawValue: encoding)) else {
      return nil
    }
    self.init(text: text)
  }

  /// Creates the text of units.
  public convenience init(
    initWithCharacters characters: UnsafePointer<UInt16>!, length: UInt
  ) {
    self.init(text: Self.text(of: characters, length))
  }

  /// Creates the text of bytes; nil if they are not of the encoding.
  public convenience init!(initWithData data: NSData!, encoding: UInt) {
    guard let data, let text = String(data: data.storage, encoding: .init(rawValue: encoding))
    else { return nil }
    self.init(text: text)
  }

  /// Creates the text of bytes; nil if they are not of the encoding.
  public convenience init!(
    initWithBytes bytes: UnsafeRawPointer!, length: UInt, encoding: UInt
  ) {
    guard let bytes,
      let text = String(
        data: Data(bytes: bytes, count: Int(length)), encoding: .init(rawValue: encoding))
    else { return nil }
    self.init(text: text)
  }

  /// Creates the text of a file; nil if it cannot be read.
  public convenience init!(
    initWithContentsOfFile path: NSString!, encoding: UInt, error: UnsafeMutablePointer<NSError?>?
  ) {
    guard let text = Self.text(ofFile: path, encoding, error) else { return nil }
    self.init(text: text)
  }

  private class func text(of characters: UnsafePointer<UInt16>?, _ length: UInt) -> String {
    String(
      decoding: UnsafeBufferPointer(start: characters, count: characters == nil ? 0 : Int(length)),
      as: UTF16.self)
  }

  private class func text(
    ofFile path: NSString?, _ encoding: UInt, _ error: UnsafeMutablePointer<NSError?>?
  ) -> String? {
    do {
      return try String(
        contentsOfFile: path?.storage ?? "", encoding: .init(rawValue: encoding))
    } catch let failure {
      error?.pointee = NSError(failure)
      return nil
    }
  }
}
