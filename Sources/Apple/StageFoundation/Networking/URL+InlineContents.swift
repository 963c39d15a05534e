internal import Foundation

extension URL {
  /// The bytes that an address of the scheme `data` holds, as RFC 2397 says; nil for all others.
  var inlineContents: Data? {
    guard scheme?.lowercased() == "data" else { return nil }
    let text = absoluteString.dropFirst("data:".count)
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let bytes = Self.withoutPercentEncoding(text[text.index(after: comma)...].utf8)
    return text[..<comma].hasSuffix(";base64") ? Data(base64Encoded: bytes) : bytes
  }

  private static func withoutPercentEncoding(_ text: Substring.UTF8View) -> Data {
    var bytes = Data()
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
