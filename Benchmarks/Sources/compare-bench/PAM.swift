internal import ArgumentParser
internal import Imaging
internal import SystemPackage

/// Writes the samples of a PNG file in a format that other programs read.
struct PAM: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the samples of a PNG file as a PAM file of 16-bit red, green, blue and alpha.")

  @Argument var file: String

  func run() throws {
    let samples = try PNG.readSamples(FilePath(file))
    let header = """
      P7
      WIDTH \(samples.size.width)
      HEIGHT \(samples.size.height)
      DEPTH 4
      MAXVAL 65535
      TUPLTYPE RGB_ALPHA
      ENDHDR

      """
    let body = samples.deepPixels.flatMap { pixel in
      [32, 16, 0, 48].flatMap { shift in
        let sample = pixel >> UInt64(shift)
        return [UInt8(truncatingIfNeeded: sample >> 8), UInt8(truncatingIfNeeded: sample)]
      }
    }
    try FileDescriptor.standardOutput.writeAll(Array(header.utf8) + body)
  }
}
