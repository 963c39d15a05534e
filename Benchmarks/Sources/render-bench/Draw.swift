import ArgumentParser
import BenchSupport
import FilmKit
import Imaging
import Raster
import StageKit
import SystemPackage

/// Renders a scene with Zoetrope in a process of its own, then prints the timings and, on the last
/// line, the peak memory of this process and of ffmpeg, in MB.
struct Draw: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render one scene with Zoetrope.", shouldDisplay: false)

  @Argument var scene: SceneName
  @Argument(help: "A film, a directory for PNG frames, or a .bgr0 file for raw pixels.")
  var output: String
  @Option(help: "The number of frames.") var frames: Int
  @Option(help: "The preset of x264, at crf 18. Without it, standard quality.") var preset: String?
  @Option(help: "The number of frames drawn concurrently.") var jobs = Film.defaultJobs
  @Option(help: "Frames per second.") var fps = 60

  func run() async throws {
    let film = Film(
      width: scene.width, height: scene.height, frameRate: FrameRate(fps, over: 1),
      frameCount: frames)
    let path = FilePath(output)
    let encoding = Movie.Encoding(crf: preset == nil ? nil : 18, preset: preset)
    if path.extension == nil {
      try await render(
        film, to: .pngSequence(path) { @Sendable image in PNG.encode(image, compression: .frames) })
    } else if path.extension == "bgr0" {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
      try await render(film, to: .rawVideo(file))
      try file.close()
    } else {
      try await render(film, to: .movie(path, encoding: encoding))
    }
    print(peakMemory())
  }

  private func render(_ film: Film, to sink: some FilmSink) async throws {
    let stage = scene.recipe.stage()
    let renderer = FrameRenderer(canvas: stage.size, scale: scene.scale)
    let timings = try await film.render(
      to: sink, jobs: jobs,
      redraw: renderer.redraw, frames: { index in stage.frame(at: film.time(ofFrame: index)) })
    print(timings)
  }
}

extension SceneName: ExpressibleByArgument {}
