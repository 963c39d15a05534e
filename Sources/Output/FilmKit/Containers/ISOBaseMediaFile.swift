/// The boxes of an MP4 or QuickTime file: ISO/IEC 14496-12.
struct ISOBaseMediaFile: ~Copyable {
  /// The maximum size of the index, 16 bytes for each frame of a film of four hours at 1000 frames
  /// per second.
  private static let maximumIndexSize = 1 << 28

  private let file: ContainerFile

  init(_ file: consuming ContainerFile) { self.file = file }

  /// Reads the boxes, which must fill the file, and the time-to-sample table of the video track.
  func summary() throws(ContainerError) -> Container.Summary {
    var index: [UInt8]?
    var offset = 0
    while offset < file.size {
      let header = try file.bytes(offset..<min(offset + 16, file.size))
      guard let box = Self.box(header[...]) else {
        throw ContainerError(description: "it has no box at byte \(offset)")
      }
      let end = box.size == 0 ? file.size : offset + box.size
      guard end <= file.size else { throw file.cutOff }
      if box.type == "moov", box.size <= Self.maximumIndexSize {
        index = try file.bytes(offset + box.headerSize..<end)
      }
      offset = end
    }
    guard let index, let media = Self.videoMedia(in: index[...]),
      let timescale = Self.child("mdhd", of: media).flatMap(Self.timescale),
      let times = Self.descend(["minf", "stbl", "stts"], in: media)
    else { throw ContainerError(description: "it has no index of frames") }
    return try Self.summary(of: times, timescale: timescale)
  }

  private typealias Box = (type: String, headerSize: Int, size: Int)

  /// Parses the header of a box; a size of 0 reaches to the end of the file.
  private static func box(_ bytes: ArraySlice<UInt8>) -> Box? {
    guard bytes.count >= 8 else { return nil }
    let type = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
    let size = bytes.prefix(4).bigEndianNumber
    guard size == 1 else {
      return size == 0 || size >= 8 ? (type, 8, Int(size)) : nil
    }
    guard bytes.count >= 16, let size = Int(exactly: bytes.dropFirst(8).prefix(8).bigEndianNumber),
      (16...Int.max / 2).contains(size)
    else { return nil }
    return (type, 16, size)
  }

  /// Returns the media of the first track with pictures.
  private static func videoMedia(in index: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = index
    while let box = box(rest), box.size >= box.headerSize, box.size <= rest.count {
      if box.type == "trak",
        let media = child("mdia", of: rest.prefix(box.size).dropFirst(box.headerSize)),
        let handler = child("hdlr", of: media)?.dropFirst(8).prefix(4),
        handler.elementsEqual("vide".utf8)
      {
        return media
      }
      rest = rest.dropFirst(box.size)
    }
    return nil
  }

  /// Returns the contents of the first box of a type.
  private static func child(_ type: String, of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = bytes
    while let box = box(rest), box.size >= box.headerSize, box.size <= rest.count {
      if box.type == type { return rest.prefix(box.size).dropFirst(box.headerSize) }
      rest = rest.dropFirst(box.size)
    }
    return nil
  }

  /// Returns the contents of a box inside of others.
  private static func descend(
    _ types: [String], in bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    types.reduce(bytes) { bytes, type in bytes.flatMap { child(type, of: $0) } }
  }

  /// Returns the number of ticks per second in a media header, of version 0 or 1.
  private static func timescale(_ header: ArraySlice<UInt8>) -> Double? {
    let offset = header.first == 1 ? 20 : 12
    guard header.count >= offset + 4 else { return nil }
    let timescale = header.dropFirst(offset).prefix(4).bigEndianNumber
    return timescale > 0 ? Double(timescale) : nil
  }

  /// Adds the entries of a time-to-sample table: numbers of frames and their durations.
  private static func summary(
    of table: ArraySlice<UInt8>, timescale: Double
  ) throws(ContainerError) -> Container.Summary {
    let count = Int(table.dropFirst(4).prefix(4).bigEndianNumber)
    guard table.count >= 8, (table.count - 8) / 8 >= count else {
      throw ContainerError(description: "its index of frames is damaged")
    }
    var summary = Container.Summary()
    for entry in 0..<count {
      let bytes = table.dropFirst(8 + 8 * entry)
      let frames = bytes.prefix(4).bigEndianNumber
      let ticks = bytes.dropFirst(4).prefix(4).bigEndianNumber
      summary.frameCount += Int(frames)
      summary.duration += Double(frames) * Double(ticks) / timescale
    }
    return summary
  }
}
