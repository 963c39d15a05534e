import BenchSupport
import FoundationEssentials

/// The programs of the benchmark and the directory for their files.
struct Workspace {
  /// The directory of the repository.
  let root: String
  /// The directory for films and frames; it is removed at the end.
  let scratch: String

  init(root: String) throws {
    self.root = root
    scratch = "\(root)/Benchmarks/.build/render-bench"
    try? FileManager.default.removeItem(atPath: scratch)
    try FileManager.default.createDirectory(
      atPath: scratch, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: photos, withIntermediateDirectories: true)
    try CardPhotos.write(to: photos)
  }

  var zoetrope: String { "\(root)/.build/release/zoetrope" }
  var manimPython: String { "\(root)/Benchmarks/.build/manim/bin/python" }
  var hasManim: Bool { FileManager.default.isExecutableFile(atPath: manimPython) }

  /// The directory of the photos of S5.
  var photos: String { file("photos") }

  private var programs: String { "\(root)/Benchmarks/.build/release" }

  func file(_ name: String) -> String { "\(scratch)/\(name)" }

  /// Returns the command of the C program that renders a scene at minimal cost.
  func floor(
    _ scene: SceneName, _ output: String, frames: Int, threads: Int, drawing: String,
    directory: String? = nil
  ) -> ProcessCommand {
    ProcessCommand(
      "\(programs)/render-floor",
      [scene.rawValue, output, "\(frames)", "\(threads)", drawing] + (directory.map { [$0] } ?? []))
  }

  /// Returns the command that renders with Zoetrope as a library.
  func draw(
    _ scene: SceneName, to output: String, frames: Int, _ options: [String] = []
  ) -> ProcessCommand {
    ProcessCommand(
      "\(programs)/render-bench",
      ["draw", scene.rawValue, output, "--frames", "\(frames)"] + options)
  }

  /// Returns the ffmpeg command that encodes raw frames as H.264, with the arguments that Zoetrope
  /// passes.
  func encoder(
    _ scene: SceneName, reading input: String = "pipe:0", pixels: String, preset: String,
    to output: String
  ) -> ProcessCommand {
    ProcessCommand(
      "ffmpeg",
      [
        "-hide_banner", "-nostats", "-loglevel", "error", "-y", "-f", "rawvideo",
        "-pixel_format", pixels, "-video_size", "\(scene.width)x\(scene.height)",
        "-framerate", "60", "-i", input, "-c:v", "libx264", "-preset", preset, "-crf", "18",
        "-pix_fmt", "yuv420p", output,
      ])
  }

  /// Returns the ffmpeg command that converts raw frames in Zoetrope's pixel format to another file
  /// format.
  func converter(
    _ scene: SceneName, reading input: String, fps: Int, _ options: [String], to output: String
  ) -> ProcessCommand {
    ProcessCommand(
      "ffmpeg",
      [
        "-hide_banner", "-nostats", "-loglevel", "error", "-y", "-f", "rawvideo",
        "-pixel_format", "bgr0", "-video_size", "\(scene.width)x\(scene.height)",
        "-framerate", "\(fps)", "-i", input,
      ] + options + [output])
  }

  /// Returns the command of the script that draws with pycairo: raw BGRA frames to standard output,
  /// or PNG files.
  func pycairo(
    _ scene: SceneName, frames: Int, directory: String? = nil, first: Int = 0
  ) -> ProcessCommand {
    ProcessCommand(
      "/usr/bin/python3",
      [
        "\(root)/Benchmarks/RenderPeers/pycairo_scene.py", scene.rawValue, "\(frames)",
        directory ?? "-", photos, "\(first)",
      ])
  }

  /// Returns the command of the Manim script, which writes a film or PNG files into a directory.
  func manim(_ scene: SceneName, seconds: Double, format: String, directory: String)
    -> ProcessCommand
  {
    ProcessCommand(
      manimPython,
      [
        "\(root)/Benchmarks/RenderPeers/manim_scene.py", scene.rawValue, "\(seconds)", format,
        directory, photos,
      ])
  }

  /// Returns the command of the script that writes screenshots of S5 by Chromium.
  ///
  /// - Parameters:
  ///   - frames: The number of frames.
  ///   - directory: The directory for the PNG files.
  ///   - first: The number of the first frame.
  ///   - isFast: Whether Chromium compresses as fast as it can.
  /// - Returns: The command.
  func chromium(frames: Int, directory: String, first: Int = 0, isFast: Bool = false)
    -> ProcessCommand
  {
    ProcessCommand(
      "/usr/bin/python3",
      [
        "\(root)/Benchmarks/RenderPeers/chromium_scene.py", "\(frames)", directory, photos,
        "\(first)",
      ] + (isFast ? ["fast"] : []))
  }
}
