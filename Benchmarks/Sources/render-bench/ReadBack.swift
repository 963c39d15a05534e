import BenchSupport
import FoundationEssentials
import Imaging
import Raster
import StageKit
import SystemPackage

/// Whether PNG files are read by libpng, ffmpeg and ImageMagick as what was drawn, and how much larger
/// than libpng's they are.
struct ReadBack {
  /// What has been found of one picture.
  struct Finding {
    var name: String
    /// The bytes, and those of libpng's at level 6.
    var bytes: (ours: Int, libpng: Int)
    /// The readers that read other pixels.
    var misreaders: [String]

    var ratio: Double { Double(bytes.ours) / Double(bytes.libpng) }
  }

  /// A reader gave other pixels, or a file is larger than allowed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How much larger than libpng's a file may be.
  static let largestRatio = 1.25

  private(set) var findings: [Finding] = []

  /// Draws pictures, writes them as frames are written, and reads them.
  init(shop: Workshop) throws {
    for (scene, times) in [
      (SceneName.s1, [1, 2.5, 4.2]), (.s2, [0, 1, 2.5]), (.pit1000, [0.5, 2]),
    ] {
      let stage = scene.recipe.stage()
      let renderer = FrameRenderer(canvas: stage.size, scale: scene.scale)
      for time in times {
        let image = try renderer.image(of: stage.frame(at: time))
        findings.append(try Self.finding("\(scene) at \(time) s", image, in: shop))
      }
    }
    findings.append(try Self.finding("translucent", Self.translucent, in: shop))
  }

  init(findings: [Finding]) { self.findings = findings }

  /// Blocks of every alpha, one to each.
  private static var translucent: Image {
    var image = Image(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 {
        // Levels that come back from straight ones: the least and the greatest of an alpha.
        let alpha = UInt32(x / 16 * 16 + y / 16)
        image[x, y] = alpha << 24 | (x % 16 < 8 ? alpha << 16 : 0) | (y % 16 < 8 ? alpha : 0)
      }
    }
    return image
  }

  private static func finding(
    _ name: String, _ image: Image, in shop: Workshop
  ) throws -> Finding {
    let file = shop.file("readback.png")
    let bytes = PNG.encode(image, compression: .frames)
    try Data(bytes).write(to: URL(filePath: file))
    func isRead(by program: String, _ arguments: [String]) throws -> Bool {
      let output = shop.file("readback.bgra")
      _ = try Command.run([Command(program, arguments)], output: output)
      let pixels = try Data(contentsOf: URL(filePath: output)).withUnsafeBytes {
        Array($0.bindMemory(to: UInt32.self))
      }
      return pixels.elementsEqual(image.pixels.map(straight))
    }
    var misreaders: [String] = []
    if try PNG.read(FilePath(file)) != image { misreaders.append("libpng") }
    let isReadByFFmpeg = try isRead(
      by: "ffmpeg",
      ["-loglevel", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"])
    if !isReadByFFmpeg { misreaders.append("ffmpeg") }
    if try !isRead(by: "convert", [file, "-depth", "8", "bgra:-"]) {
      misreaders.append("ImageMagick")
    }
    return Finding(
      name: name, bytes: (bytes.count, PNG.encode(image, compression: .standard).count),
      misreaders: misreaders)
  }

  /// A pixel of the translucent picture, or an opaque one, with straight colours.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    return [16, 8, 0].reduce(alpha) { straight, shift in
      straight << 8 | ((pixel >> shift & 255) * 255 + alpha / 2) / alpha
    }
  }

  /// The table.
  var report: String {
    let table = Table(widths: [20, -10, -12, -7, 30])
    let header = table.line(["", "bytes", "libpng, 6", "×", "read otherwise by"])
    let lines = findings.map { finding in
      table.line([
        finding.name, "\(finding.bytes.ours)", "\(finding.bytes.libpng)", fixed(finding.ratio, 3),
        finding.misreaders.isEmpty ? "nobody" : finding.misreaders.joined(separator: ", "),
      ])
    }
    return (["PNG files read back", header] + lines).joined(separator: "\n")
  }

  /// A member of a JSON object.
  var jsonMember: String {
    let worst = findings.map(\.ratio).max() ?? 0
    let misread = findings.filter { !$0.misreaders.isEmpty }.count
    return "\"readback\": {\"pictures\": \(findings.count), \"misread\": \(misread), "
      + "\"largest_ratio\": \(worst)}"
  }

  /// Complains if a picture is read otherwise or too large.
  func check() throws {
    for finding in findings where !finding.misreaders.isEmpty || finding.ratio > Self.largestRatio {
      throw Failure(
        description: "\(finding.name): \(fixed(finding.ratio, 3)) times libpng's size, at most "
          + "\(Self.largestRatio) wanted; read otherwise by \(finding.misreaders)")
    }
  }
}
