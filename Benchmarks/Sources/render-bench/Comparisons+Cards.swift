import BenchSupport
import FilmKit
import FoundationEssentials
import StageKit

extension Comparisons {
  /// The numbers of frames that take the slower programs about as long as the others all frames.
  private static let manimFrames = 12
  private static let chromiumFrames = 60

  /// Compares PNG files of the frames of S5; the ratios are those of a frame.
  func cardPictures() -> Comparison {
    let frames = frameCount(.s5)
    func entry(_ title: String, _ key: String, frames: Int, _ command: (String) -> ProcessCommand)
      -> Comparison.Entry
    {
      let directory = workspace.file(key)
      return Comparison.Entry(
        title: "\(title), \(frames) frames", key: key, pipeline: [command(directory)],
        output: directory, frames: frames)
    }
    let chromiumFrames = min(frames, Self.chromiumFrames)
    var entries = [
      entry("Zoetrope", "zoetrope", frames: frames) {
        workspace.draw(.s5, to: $0, frames: frames)
      },
      entry("pycairo, write_to_png", "pycairo", frames: frames) {
        workspace.pycairo(.s5, frames: frames, directory: $0)
      },
      entry("Chromium, screenshots", "chromium", frames: chromiumFrames) {
        workspace.chromium(frames: chromiumFrames, directory: $0)
      },
      entry("Chromium, for speed", "chromium_fast", frames: chromiumFrames) {
        workspace.chromium(frames: chromiumFrames, directory: $0, isFast: true)
      },
    ]
    entries[0].printsPeakMemory = true
    if workspace.hasManim {
      let manimFrames = min(frames, Self.manimFrames)
      entries.append(
        entry("Manim", "manim", frames: manimFrames) {
          workspace.manim(.s5, seconds: Double(manimFrames) / 60, format: "png", directory: $0)
        })
    }
    return Comparison(
      "s5", title: "s5, PNG files of 1920x1080, × of a frame", entries: entries)
  }

  /// Compares films of S5: ffmpeg alone with prepared frames, then programs that also draw.
  func cardFilm(preset: String) throws -> Comparison {
    let frames = frameCount(.s5)
    let rawFile = workspace.file("s5.bgr0")
    let frameFile = workspace.file("s5.yuv")
    _ = try ProcessCommand.run([workspace.draw(.s5, to: rawFile, frames: frames)])
    _ = try ProcessCommand.run([
      workspace.converter(
        .s5, reading: rawFile, fps: 60, ["-f", "rawvideo", "-pix_fmt", "yuv420p"], to: frameFile)
    ])
    try FileManager.default.removeItem(atPath: rawFile)
    func encoder(_ pixels: String, _ name: String, input: String = "pipe:0") -> ProcessCommand {
      workspace.encoder(
        .s5, reading: input, pixels: pixels, preset: preset, to: workspace.file(name))
    }
    return Comparison(
      "s5_\(preset)",
      title: "s5, \(frames) frames of 1920x1080, x264 \(preset), crf 18",
      entries: [
        Comparison.Entry(
          "ffmpeg alone on yuv420p", "ffmpeg", [encoder("yuv420p", "ffmpeg.mp4", input: frameFile)],
          output: workspace.file("ffmpeg.mp4")),
        Comparison.Entry(
          title: "Zoetrope", key: "zoetrope",
          pipeline: [
            workspace.draw(
              .s5, to: workspace.file("zoetrope.mp4"), frames: frames, ["--preset", preset])
          ],
          output: workspace.file("zoetrope.mp4"), printsPeakMemory: true),
        Comparison.Entry(
          title: "Zoetrope, standard quality", key: "standard",
          pipeline: [workspace.draw(.s5, to: workspace.file("standard.mp4"), frames: frames)],
          output: workspace.file("standard.mp4"), printsPeakMemory: true),
        Comparison.Entry(
          "pycairo, bgra pipe", "pycairo",
          [workspace.pycairo(.s5, frames: frames), encoder("bgra", "pycairo.mp4")],
          output: workspace.file("pycairo.mp4")),
      ])
  }
}
