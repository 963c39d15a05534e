/// The elements of a Matroska or WebM file: RFC 8794 (EBML) and RFC 9559.
struct MatroskaFile: ~Copyable {
  private let file: ContainerFile

  init(_ file: consuming ContainerFile) { self.file = file }

  /// Identifiers of elements.
  private enum ID {
    static let header: UInt64 = 0x1A45_DFA3
    static let segment: UInt64 = 0x1853_8067
    static let info: UInt64 = 0x1549_A966
    static let timestampScale: UInt64 = 0x2A_D7B1
    static let duration: UInt64 = 0x4489
    static let cluster: UInt64 = 0x1F43_B675
    static let simpleBlock: UInt64 = 0xA3
    static let blockGroup: UInt64 = 0xA0
    static let block: UInt64 = 0xA1
    static let tracks: UInt64 = 0x1654_AE6B
    static let track: UInt64 = 0xAE
    static let trackNumber: UInt64 = 0xD7
    static let trackType: UInt64 = 0x83
  }

  private typealias Element = (id: UInt64, contents: Range<Int>)

  /// Reads the elements, which must fill the file, and counts the blocks of the pictures.
  func summary() throws(ContainerError) -> Container.Summary {
    var summary = Container.Summary()
    // The duration of a tick, in nanoseconds, and that of the film, in ticks.
    var (tick, duration) = (1e6, 0.0)
    var segmentCount = 0
    var videoTrack: UInt64?
    try forEachElement(in: 0..<file.size) { top throws(ContainerError) in
      guard top.id == ID.header || segmentCount > 0 || top.id == ID.segment else {
        throw ContainerError(description: "it does not begin with an EBML header")
      }
      guard top.id == ID.segment else { return }
      segmentCount += 1
      try forEachElement(in: top.contents) { part throws(ContainerError) in
        switch part.id {
        case ID.info:
          try forEachElement(in: part.contents) { field throws(ContainerError) in
            guard field.contents.count <= 8 else { return }
            let bytes = try file.bytes(field.contents)
            if field.id == ID.timestampScale { tick = Double(bytes.bigEndianNumber) }
            if field.id == ID.duration { duration = Self.float(bytes) }
          }
        case ID.tracks:
          videoTrack = try self.videoTrack(in: part.contents)
        case ID.cluster:
          try forEachElement(in: part.contents) { block throws(ContainerError) in
            if try track(of: block) == videoTrack { summary.frameCount += 1 }
          }
        default: break
        }
      }
    }
    guard segmentCount > 0 else { throw ContainerError(description: "it has no segment") }
    summary.duration = duration * tick * 1e-9
    return summary
  }

  /// Returns the number of the first track with pictures; nil if there is none.
  private func videoTrack(in tracks: Range<Int>) throws(ContainerError) -> UInt64? {
    var result: UInt64?
    try forEachElement(in: tracks) { track throws(ContainerError) in
      guard track.id == ID.track, result == nil else { return }
      var (number, type): (UInt64, UInt64) = (0, 0)
      try forEachElement(in: track.contents) { field throws(ContainerError) in
        guard field.contents.count <= 8 else { return }
        if field.id == ID.trackNumber { number = try file.bytes(field.contents).bigEndianNumber }
        if field.id == ID.trackType { type = try file.bytes(field.contents).bigEndianNumber }
      }
      if type == 1 { result = number }
    }
    return result
  }

  /// Returns the track of a block; 0 of other elements, which no track has as its number.
  private func track(of element: Element) throws(ContainerError) -> UInt64 {
    switch element.id {
    case ID.simpleBlock:
      let start = element.contents.lowerBound
      let bytes = try file.bytes(start..<min(start + 8, element.contents.upperBound))
      return Self.number(bytes[...], maximumLength: 8, keepsMarker: false)?.value ?? 0
    case ID.blockGroup:
      var result: UInt64 = 0
      try forEachElement(in: element.contents) { part throws(ContainerError) in
        if part.id == ID.block { result = try track(of: (ID.simpleBlock, part.contents)) }
      }
      return result
    default: return 0
    }
  }

  /// Calls a function with each element of a range, which they must fill.
  private func forEachElement(
    in range: Range<Int>, _ body: (Element) throws(ContainerError) -> Void
  ) throws(ContainerError) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      // An identifier has at most 4 bytes, a size 8.
      let bytes = try file.bytes(offset..<min(offset + 12, file.size))
      guard let id = Self.number(bytes[...], maximumLength: 4, keepsMarker: true),
        let size = Self.number(bytes.dropFirst(id.length), maximumLength: 8, keepsMarker: false)
      else { throw ContainerError(description: "it has no element at byte \(offset)") }
      let start = offset + id.length + size.length
      // A size of ones is unknown: the file was not finished.
      guard size.value != 1 << (7 * size.length) - 1, size.value <= UInt64(range.upperBound),
        start + Int(size.value) <= range.upperBound
      else { throw file.cutOff }
      offset = start + Int(size.value)
      try body((id.value, start..<offset))
    }
  }

  /// Parses a variable-length number, whose leading zeros say how many bytes it has.
  private static func number(
    _ bytes: ArraySlice<UInt8>, maximumLength: Int, keepsMarker: Bool
  ) -> (value: UInt64, length: Int)? {
    guard let first = bytes.first, first.leadingZeroBitCount < maximumLength else { return nil }
    let length = first.leadingZeroBitCount + 1
    guard bytes.count >= length else { return nil }
    let value = bytes.prefix(length).bigEndianNumber
    return (keepsMarker ? value : value & (1 << (7 * length) - 1), length)
  }

  /// Parses a floating-point number of 4 or 8 bytes.
  private static func float(_ bytes: [UInt8]) -> Double {
    bytes.count == 4
      ? Double(Float(bitPattern: UInt32(bytes.bigEndianNumber)))
      : Double(bitPattern: bytes.bigEndianNumber)
  }
}
