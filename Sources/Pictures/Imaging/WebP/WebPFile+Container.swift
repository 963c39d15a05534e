internal import CWebP

extension WebPFile {
  /// The chunks of a file.
  final class Container {
    private let demuxer: OpaquePointer

    /// Creates a container of bytes, which must outlive it; nil if they have no valid header.
    ///
    /// A file that ends early has the chunks that are complete.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let demuxer = WebPDemuxPartial(&data, nil) else { return nil }
      self.demuxer = demuxer
    }

    deinit { WebPDemuxDelete(demuxer) }

    /// The orientation in the EXIF data; `.up` without one.
    var orientation: StoredOrientation {
      var iterator = WebPChunkIterator()
      guard WebPDemuxGetChunk(demuxer, "EXIF", 1, &iterator) != 0 else { return .up }
      defer { WebPDemuxReleaseChunkIterator(&iterator) }
      var exif = UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size)
      // Some programs store the identifier of a JPEG segment, too.
      if exif.starts(with: "Exif\0\0".utf8) { exif = UnsafeBufferPointer(rebasing: exif[6...]) }
      return ExifData(exif)?.orientation ?? .up
    }

    /// The ICC profile; nil without one.
    var profile: ColorProfile? {
      var iterator = WebPChunkIterator()
      guard WebPDemuxGetChunk(demuxer, "ICCP", 1, &iterator) != 0 else { return nil }
      defer { WebPDemuxReleaseChunkIterator(&iterator) }
      return ColorProfile(
        UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
    }

    /// Returns the bytes and the position of the first frame; nil if it is not complete.
    func firstFrame() -> (bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int)? {
      var iterator = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else { return nil }
      defer { WebPDemuxReleaseIterator(&iterator) }
      guard iterator.complete != 0 else { return nil }
      let bytes = UnsafeBufferPointer(
        start: iterator.fragment.bytes, count: iterator.fragment.size)
      return (bytes, Int(iterator.x_offset), Int(iterator.y_offset))
    }
  }
}
