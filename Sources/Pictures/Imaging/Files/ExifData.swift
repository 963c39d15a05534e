/// The EXIF data of an image file: a TIFF structure of tags.
struct ExifData {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isLittleEndian: Bool

  /// Creates data from the contents of an EXIF segment; nil if it has no TIFF header.
  ///
  /// - Parameter bytes: The memory, which must outlive the value.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 8 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (UInt8(ascii: "I"), UInt8(ascii: "I")): isLittleEndian = true
    case (UInt8(ascii: "M"), UInt8(ascii: "M")): isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
    guard number(at: 2, byteCount: 2) == 42 else { return nil }
  }

  /// The orientation in the first directory of tags; `.up` if there is none or it is damaged.
  var orientation: StoredOrientation {
    guard let directory = number(at: 4, byteCount: 4),
      let count = number(at: directory, byteCount: 2)
    else { return .up }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(at: entry, byteCount: 2) else { return .up }
      let orientationTag = 0x0112
      if tag == orientationTag {
        return number(at: entry + 8, byteCount: 2).flatMap(StoredOrientation.init) ?? .up
      }
    }
    return .up
  }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset + byteCount <= bytes.count else { return nil }
    return (0..<byteCount).reduce(0) { number, index in
      let byte = bytes[offset + (isLittleEndian ? byteCount - 1 - index : index)]
      return number << 8 | Int(byte)
    }
  }
}
