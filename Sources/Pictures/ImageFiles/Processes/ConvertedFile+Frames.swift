internal import CImageFile
internal import Imaging

extension ConvertedFile {
  /// Reads the frames from what the process has written; none if it is incomplete.
  static func frames(_ output: [UInt8]) -> [Frame] {
    output.withUnsafeBytes { output in
      let headerSize = MemoryLayout<CImageFileHeader>.size
      guard output.count >= headerSize else { return [] }
      let header = output.loadUnaligned(as: CImageFileHeader.self)
      let (width, height) = (Int(header.width), Int(header.height))
      let start = headerSize + Int(header.profile_count)
      let pixelCount = width * height
      let frameSize = 4 + 4 * pixelCount
      guard pixelCount > 0, output.count >= start + frameSize else { return [] }
      let profile = profile(header, UnsafeRawBufferPointer(rebasing: output[headerSize..<start]))
      return (0..<(output.count - start) / frameSize).map { index in
        let offset = start + index * frameSize
        let milliseconds = output.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let stored = UnsafeRawBufferPointer(
          rebasing: output[offset + 4..<offset + frameSize])
        let pixels = [UInt32](unsafeUninitializedCapacity: pixelCount) { pixels, count in
          UnsafeMutableRawBufferPointer(pixels).copyMemory(from: stored)
          profile?.convert(pixels)
          for index in pixels.indices where pixels[index] >> 24 != 255 {
            pixels[index] = premultiplied(pixels[index])
          }
          count = pixelCount
        }
        return Frame(
          image: Image(width: width, height: height, pixels: pixels),
          milliseconds: Int(milliseconds))
      }
    }
  }

  /// Returns the profile of the colors; nil if they are those of sRGB.
  private static func profile(
    _ header: CImageFileHeader, _ bytes: UnsafeRawBufferPointer
  ) -> ColorProfile? {
    if !bytes.isEmpty { return bytes.withMemoryRebound(to: UInt8.self) { ColorProfile($0) } }
    // The numbers of ITU-T H.273.
    switch header.primaries {
    case 9: return ColorProfile(.bt2020, exponent: nil)
    case 12: return ColorProfile(.displayP3, exponent: nil)
    default: return nil
    }
  }
}
