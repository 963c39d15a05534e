import BenchSupport
import FoundationEssentials
import ImageComparison
import Imaging
import Raster
import StageKit
import SystemPackage

/// A check that the programs of S5 draw the same: two frames of each are compared with Zoetrope's.
struct CardsParity {
  /// The result for a frame of a program.
  struct Result {
    var program: String
    var frame: Int
    /// The mean structural similarity, 1 for equal pictures.
    var similarity: Double
    /// The smallest similarity that passes.
    var limit: Double
  }

  /// The error for a program that draws something else.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let frames = [0, 150]
  /// The programs' rasterizers and filters differ along edges and in the grain of the photos.
  private static let limit = 0.9
  /// pycairo draws ten of the forty cards without their perspective, so that they are shifted by some
  /// pixels.
  private static let flatLimit = 0.8

  private(set) var results: [Result] = []

  init(results: [Result]) { self.results = results }

  init(workspace: Workspace) throws {
    let stage = SceneName.s5.recipe.stage()
    let renderer = FrameRenderer(canvas: stage.size)
    for frame in Self.frames {
      let time = Double(frame) / 60
      let ours = Samples(try renderer.image(of: stage.frame(at: time)))
      func add(_ program: String, limit: Double, _ command: (String) -> ProcessCommand) throws {
        let directory = workspace.file("parity-\(program)-\(frame)")
        try FileManager.default.createDirectory(
          atPath: directory, withIntermediateDirectories: true)
        _ = try ProcessCommand.run([command(directory)])
        let picture = try Image.read(FilePath(try Self.picture(in: directory)))
        guard case .pixels(let comparison) = Samples(picture).compare(with: ours, by: .ssim())
        else {
          throw Failure(description: "\(program) draws frames of another size")
        }
        results.append(
          Result(
            program: program, frame: frame, similarity: comparison.value ?? 1, limit: limit))
      }
      try add("pycairo", limit: Self.flatLimit) {
        workspace.pycairo(.s5, frames: 1, directory: $0, first: frame)
      }
      try add("Chromium", limit: Self.limit) {
        workspace.chromium(frames: 1, directory: $0, first: frame)
      }
      if workspace.hasManim {
        try add("Manim", limit: Self.limit) {
          workspace.manim(.s5, seconds: time, format: "still", directory: $0)
        }
      }
    }
  }

  /// Returns the path of the PNG file in a directory or below it.
  private static func picture(in directory: String) throws -> String {
    let names = try FileManager.default.subpathsOfDirectory(atPath: directory)
    guard let name = names.first(where: { $0.hasSuffix(".png") }) else {
      throw Failure(description: "there is no PNG file in \(directory)")
    }
    return "\(directory)/\(name)"
  }

  /// The table.
  var report: String {
    let table = Table(widths: [20, -8, -10, -10])
    let lines = results.map { result in
      table.line([
        result.program, "\(result.frame)", fixed(result.similarity, 4), fixed(result.limit, 2),
      ])
    }
    return
      ([
        "Frames of s5 compared with Zoetrope's", table.line(["", "frame", "SSIM", "at least"]),
      ] + lines).joined(separator: "\n")
  }

  /// A member of a JSON object.
  var jsonMember: String {
    let members = results.map {
      "\"\($0.program.lowercased())_\($0.frame)\": \($0.similarity)"
    }
    return "\"s5_parity\": {\(members.joined(separator: ", "))}"
  }

  /// Checks all results.
  ///
  /// - Throws: ``Failure`` for the first program whose frame is not similar enough.
  func check() throws {
    for result in results where result.similarity < result.limit {
      throw Failure(
        description: "frame \(result.frame) of \(result.program) has a similarity of "
          + "\(fixed(result.similarity, 4)) to Zoetrope's, at least \(result.limit) allowed")
    }
  }
}
