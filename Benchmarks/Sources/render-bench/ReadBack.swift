import BenchSupport
import FoundationEssentials
import Imaging
import Raster
import StageKit
import SystemPackage

/// A check of PNG files: libpng, ffmpeg and ImageMagick must decode the pixels that were encoded,
/// and the files must not be much larger than those of libpng.
struct ReadBack {
  /// The result for one picture.
  struct Result {
    var name: String
    /// The size of the file, and that of libpng's at level 6.
    var bytes: (ours: Int, libpng: Int)
    /// The readers that decode other pixels.
    var failingReaders: [String]

    var ratio: Double { Double(bytes.ours) / Double(bytes.libpng) }
  }

  /// The error for a picture that a reader decodes to other pixels, or whose file is too large.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The maximum ratio of a file's size to that of libpng's.
  static let maxRatio = 1.25

  private(set) var results: [Result] = []

  /// Draws pictures, encodes them with the compression of frames, and decodes them.
  init(workspace: Workspace) throws {
    for (scene, times) in [
      (SceneName.s1, [1, 2.5, 4.2]), (.s2, [0, 1, 2.5]), (.pit1000, [0.5, 2]),
    ] {
      let stage = scene.recipe.stage()
      let renderer = FrameRenderer(canvas: stage.size, scale: scene.scale)
      for time in times {
        let image = try renderer.image(of: stage.frame(at: time))
        results.append(try Self.result("\(scene) at \(time) s", image, in: workspace))
      }
    }
    results.append(try Self.result("translucent", Self.translucent, in: workspace))
  }

  init(results: [Result]) { self.results = results }

  /// A picture with a block of each alpha.
  private static var translucent: Image {
    var image = Image(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 {
        // Only 0 and alpha: these levels survive the conversion to straight alpha and back.
        let alpha = UInt32(x / 16 * 16 + y / 16)
        image[x, y] = alpha << 24 | (x % 16 < 8 ? alpha << 16 : 0) | (y % 16 < 8 ? alpha : 0)
      }
    }
    return image
  }

  private static func result(
    _ name: String, _ image: Image, in workspace: Workspace
  ) throws -> Result {
    let file = workspace.file("readback.png")
    let bytes = PNG.encode(image, compression: .frames)
    try Data(bytes).write(to: URL(filePath: file))
    func isDecoded(by program: String, _ arguments: [String]) throws -> Bool {
      let output = workspace.file("readback.bgra")
      _ = try ProcessCommand.run([ProcessCommand(program, arguments)], output: output)
      let pixels = try Data(contentsOf: URL(filePath: output)).withUnsafeBytes {
        Array($0.bindMemory(to: UInt32.self))
      }
      return pixels.elementsEqual(image.pixels.map(straight))
    }
    var failingReaders: [String] = []
    if try PNG.read(FilePath(file)) != image { failingReaders.append("libpng") }
    let isDecodedByFFmpeg = try isDecoded(
      by: "ffmpeg",
      ["-loglevel", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"])
    if !isDecodedByFFmpeg { failingReaders.append("ffmpeg") }
    if try !isDecoded(by: "convert", [file, "-depth", "8", "bgra:-"]) {
      failingReaders.append("ImageMagick")
    }
    return Result(
      name: name, bytes: (bytes.count, PNG.encode(image, compression: .standard).count),
      failingReaders: failingReaders)
  }

  /// Returns a pixel with straight alpha; exact for opaque pixels and those of the translucent
  /// picture.
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
    let header = table.line(["", "bytes", "libpng, 6", "×", "readers that differ"])
    let lines = results.map { result in
      table.line([
        result.name, "\(result.bytes.ours)", "\(result.bytes.libpng)", fixed(result.ratio, 3),
        result.failingReaders.isEmpty ? "none" : result.failingReaders.joined(separator: ", "),
      ])
    }
    return (["PNG files read back", header] + lines).joined(separator: "\n")
  }

  /// A member of a JSON object.
  var jsonMember: String {
    let worst = results.map(\.ratio).max() ?? 0
    let misread = results.filter { !$0.failingReaders.isEmpty }.count
    return "\"readback\": {\"pictures\": \(results.count), \"misread\": \(misread), "
      + "\"largest_ratio\": \(worst)}"
  }

  /// Checks all pictures.
  ///
  /// - Throws: ``Failure`` for the first picture that is decoded differently or too large.
  func check() throws {
    for result in results where !result.failingReaders.isEmpty || result.ratio > Self.maxRatio {
      throw Failure(
        description: "\(result.name): \(fixed(result.ratio, 3)) times libpng's size, at most "
          + "\(Self.maxRatio) allowed; readers that differ: \(result.failingReaders)")
    }
  }
}
