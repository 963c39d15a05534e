import BenchSupport
import FilmKit
import StageKit

/// The comparisons of the report.
struct Comparisons {
  let workspace: Workspace
  /// The maximum duration of a scene, in seconds.
  let maxSeconds: Double

  func frameCount(_ scene: SceneName) -> Int {
    max(1, Int((min(maxSeconds, scene.recipe.duration) * 60).rounded()))
  }

  /// Compares H.264 films: ffmpeg alone with prepared frames, then programs that also draw.
  func film(_ scene: SceneName, preset: String) throws -> Comparison {
    let frames = frameCount(scene)
    let (cores, spans) = (Film.defaultJobs, scene == .s1 ? "cairo" : "span")
    let frameFile = workspace.file("\(scene).yuv")
    _ = try ProcessCommand.run(
      [workspace.floor(scene, "yuv", frames: frames, threads: cores, drawing: spans)],
      output: frameFile)
    func encoder(_ pixels: String, _ name: String, input: String = "pipe:0") -> ProcessCommand {
      workspace.encoder(
        scene, reading: input, pixels: pixels, preset: preset, to: workspace.file(name))
    }
    func floor(_ drawing: String) -> ProcessCommand {
      workspace.floor(
        scene, "yuv", frames: frames, threads: scene == .s1 ? 1 : cores, drawing: drawing)
    }
    var entries = [
      Comparison.Entry(
        "ffmpeg alone on yuv420p", "ffmpeg", [encoder("yuv420p", "ffmpeg.mp4", input: frameFile)],
        output: workspace.file("ffmpeg.mp4")),
      Comparison.Entry(
        "C, \(spans), yuv420p pipe", "floor", [floor(spans), encoder("yuv420p", "floor.mp4")],
        output: workspace.file("floor.mp4")),
      Comparison.Entry(
        title: "Zoetrope", key: "zoetrope",
        pipeline: [
          workspace.draw(
            scene, to: workspace.file("zoetrope.mp4"), frames: frames, ["--preset", preset])
        ],
        output: workspace.file("zoetrope.mp4"), printsPeakMemory: true),
      Comparison.Entry(
        title: "Zoetrope, standard quality", key: "standard",
        pipeline: [workspace.draw(scene, to: workspace.file("standard.mp4"), frames: frames)],
        output: workspace.file("standard.mp4"), printsPeakMemory: true),
      Comparison.Entry(
        "pycairo, bgra pipe", "pycairo",
        [workspace.pycairo(scene, frames: frames), encoder("bgra", "pycairo.mp4")],
        output: workspace.file("pycairo.mp4")),
    ]
    if workspace.hasManim, scene != .s4 {
      entries.append(
        Comparison.Entry(
          "Manim", "manim",
          [
            workspace.manim(
              scene, seconds: Double(frames) / 60, format: preset,
              directory: workspace.file("manim"))
          ],
          output: workspace.file("manim")))
    }
    return Comparison(
      "\(scene)_\(preset)",
      title: "\(scene), \(frames) frames of \(scene.width)x\(scene.height), x264 \(preset), crf 18",
      entries: entries)
  }

  /// Compares PNG files of the frames of S2.
  func pictures() -> Comparison {
    let frames = frameCount(.s2)
    func floor(_ drawing: String) -> Comparison.Entry {
      let directory = workspace.file("floor-\(drawing)")
      return Comparison.Entry(
        "C, \(drawing), run-length encoder", "floor_\(drawing)",
        [
          workspace.floor(
            .s2, "png", frames: frames, threads: Film.defaultJobs, drawing: drawing,
            directory: directory)
        ], output: directory)
    }
    var entries = [
      floor("cairo"), floor("span"),
      Comparison.Entry(
        title: "Zoetrope", key: "zoetrope",
        pipeline: [workspace.draw(.s2, to: workspace.file("zoetrope"), frames: frames)],
        output: workspace.file("zoetrope"), printsPeakMemory: true),
      Comparison.Entry(
        "pycairo, write_to_png", "pycairo",
        [workspace.pycairo(.s2, frames: frames, directory: workspace.file("pycairo"))],
        output: workspace.file("pycairo")),
    ]
    if workspace.hasManim {
      entries.append(
        Comparison.Entry(
          "Manim", "manim",
          [
            workspace.manim(
              .s2, seconds: Double(frames) / 60, format: "png", directory: workspace.file("manim"))
          ],
          output: workspace.file("manim")))
    }
    return Comparison(
      "s3", title: "s3, \(frames) PNG files of 1920x1080", entries: entries)
  }

  /// Compares animated images of S1: ffmpeg with prepared frames, then Zoetrope.
  func loop(_ format: String) throws -> Comparison {
    let fps = format == "gif" ? 50 : 60
    let frames = max(
      1, Int((min(maxSeconds, SceneName.s1.recipe.duration) * Double(fps)).rounded()))
    let frameFile = workspace.file("s1.bgr0")
    _ = try ProcessCommand.run(
      [workspace.draw(.s1, to: frameFile, frames: frames, ["--fps", "\(fps)"])])
    func ffmpeg(_ title: String, _ key: String, _ options: [String]) -> Comparison.Entry {
      let output = workspace.file("\(key).\(format)")
      return Comparison.Entry(
        title, key, [workspace.converter(.s1, reading: frameFile, fps: fps, options, to: output)],
        output: output)
    }
    let peers =
      switch format {
      case "gif":
        [
          ffmpeg(
            "ffmpeg, palettegen, paletteuse", "ffmpeg",
            [
              "-filter_complex",
              "split[a][b];[a]palettegen[p];[b][p]paletteuse=diff_mode=rectangle", "-loop", "0",
            ])
        ]
      case "apng": [ffmpeg("ffmpeg, apng", "ffmpeg", ["-pix_fmt", "rgb24", "-plays", "0"])]
      default:
        [
          ffmpeg(
            "ffmpeg, libwebp_anim, lossless", "ffmpeg",
            ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0"]),
          ffmpeg(
            "ffmpeg, libwebp_anim, quality 75", "lossy",
            ["-c:v", "libwebp_anim", "-loop", "0"]),
        ]
      }
    let output = workspace.file("zoetrope.\(format)")
    let zoetrope = Comparison.Entry(
      title: "Zoetrope", key: "zoetrope",
      pipeline: [workspace.draw(.s1, to: output, frames: frames, ["--fps", "\(fps)"])],
      output: output, printsPeakMemory: true)
    return Comparison(
      "s1_\(format)", title: "s1 as .\(format), \(frames) frames of 640x1136, \(fps) a second",
      entries: peers + [zoetrope])
  }

  /// Renders the film with the most expensive simulation.
  func pit() -> Comparison {
    let frames = frameCount(.pit1000)
    return Comparison(
      "pit1000", title: "pit1000, \(frames) frames of 1920x1080, x264 veryfast",
      entries: [zoetrope(.pit1000, frames: frames, title: "Zoetrope", key: "zoetrope")])
  }

  /// Compares a short and a long film, which must take the same memory.
  func length() -> Comparison {
    let short = Int(min(maxSeconds, 6) * 60)
    return Comparison(
      "length", title: "s2 as films of two lengths, x264 ultrafast",
      entries: [
        zoetrope(.s2, frames: short, title: "\(short) frames", key: "short", preset: "ultrafast"),
        zoetrope(
          .s2, frames: 10 * short, title: "\(10 * short) frames", key: "long", preset: "ultrafast"),
      ])
  }

  /// Compares start-up times and the time for a still.
  func startUp() -> Comparison {
    func entry(_ title: String, _ key: String, _ program: String, _ arguments: [String] = [])
      -> Comparison.Entry
    {
      Comparison.Entry(
        title, key, [ProcessCommand(program, arguments)], output: workspace.file("\(key).png"))
    }
    var entries = [
      entry("/bin/true", "true", "/bin/true"),
      entry("zoetrope --help", "help", workspace.zoetrope, ["--help"]),
      entry(
        "zoetrope still of a tween", "still", workspace.zoetrope,
        ["still", Self.tweenRecipe, "--at", "1", "-o", workspace.file("still.png")]),
      entry("python3 -c pass", "python", "/usr/bin/python3", ["-c", "pass"]),
    ]
    if workspace.hasManim {
      let directory = workspace.file("manim-still")
      entries.append(
        Comparison.Entry(
          "Manim, still of s1", "manim_still",
          [workspace.manim(.s1, seconds: 1, format: "still", directory: directory)],
          output: directory))
    }
    return Comparison("startup", title: "Start-up", entries: entries)
  }

  private static let tweenRecipe = "book-13-1-move"

  private func zoetrope(
    _ scene: SceneName, frames: Int, title: String, key: String, preset: String = "veryfast"
  ) -> Comparison.Entry {
    let output = workspace.file("zoetrope-\(key).mp4")
    return Comparison.Entry(
      title: title, key: key,
      pipeline: [workspace.draw(scene, to: output, frames: frames, ["--preset", preset])],
      output: output, printsPeakMemory: true)
  }
}
