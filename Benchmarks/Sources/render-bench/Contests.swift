import BenchSupport
import FilmKit
import StageKit

/// The contests, each a table of the report.
struct Contests {
  let shop: Workshop
  /// The most seconds of a scene that are rendered.
  let seconds: Double

  private func frameCount(_ scene: SceneName) -> Int {
    max(1, Int((min(seconds, scene.recipe.duration) * 60).rounded()))
  }

  /// A film by H.264: ffmpeg alone on frames that lie ready, then those that draw as well.
  func film(_ scene: SceneName, preset: String) throws -> Contest {
    let frames = frameCount(scene)
    let (cores, spans) = (Film.defaultJobs, scene == .s1 ? "cairo" : "span")
    let ready = shop.file("\(scene).yuv")
    _ = try Command.run(
      [shop.floor(scene, "yuv", frames: frames, threads: cores, drawing: spans)], output: ready)
    func encoder(_ pixels: String, _ name: String, input: String = "pipe:0") -> Command {
      shop.encoder(scene, reading: input, pixels: pixels, preset: preset, to: shop.file(name))
    }
    func floor(_ drawing: String) -> Command {
      shop.floor(
        scene, "yuv", frames: frames, threads: scene == .s1 ? 1 : cores, drawing: drawing)
    }
    var entries = [
      Contest.Entry(
        "ffmpeg alone on yuv420p", "ffmpeg", [encoder("yuv420p", "ffmpeg.mp4", input: ready)],
        output: shop.file("ffmpeg.mp4")),
      Contest.Entry(
        "C, \(spans), yuv420p pipe", "floor", [floor(spans), encoder("yuv420p", "floor.mp4")],
        output: shop.file("floor.mp4")),
      Contest.Entry(
        title: "Zoetrope", key: "zoetrope",
        pipeline: [
          shop.draw(
            scene, to: shop.file("zoetrope.mp4"), frames: frames, ["--preset", preset])
        ],
        output: shop.file("zoetrope.mp4"), tellsMemory: true),
      Contest.Entry(
        title: "Zoetrope, standard quality", key: "standard",
        pipeline: [shop.draw(scene, to: shop.file("standard.mp4"), frames: frames)],
        output: shop.file("standard.mp4"), tellsMemory: true),
      Contest.Entry(
        "pycairo, bgra pipe", "pycairo",
        [shop.pycairo(scene, frames: frames), encoder("bgra", "pycairo.mp4")],
        output: shop.file("pycairo.mp4")),
    ]
    if shop.hasManim, scene != .s4 {
      entries.append(
        Contest.Entry(
          "Manim", "manim",
          [
            shop.manim(
              scene, seconds: Double(frames) / 60, format: preset, directory: shop.file("manim"))
          ],
          output: shop.file("manim")))
    }
    return Contest(
      "\(scene)_\(preset)",
      title: "\(scene), \(frames) frames of \(scene.width)x\(scene.height), x264 \(preset), crf 18",
      entries: entries)
  }

  /// PNG files of S2's frames.
  func pictures() -> Contest {
    let frames = frameCount(.s2)
    func floor(_ drawing: String) -> Contest.Entry {
      let directory = shop.file("floor-\(drawing)")
      return Contest.Entry(
        "C, \(drawing), encoder of runs", "floor_\(drawing)",
        [
          shop.floor(
            .s2, "png", frames: frames, threads: Film.defaultJobs, drawing: drawing,
            directory: directory)
        ], output: directory)
    }
    var entries = [
      floor("cairo"), floor("span"),
      Contest.Entry(
        title: "Zoetrope", key: "zoetrope",
        pipeline: [shop.draw(.s2, to: shop.file("zoetrope"), frames: frames)],
        output: shop.file("zoetrope"), tellsMemory: true),
      Contest.Entry(
        "pycairo, write_to_png", "pycairo",
        [shop.pycairo(.s2, frames: frames, directory: shop.file("pycairo"))],
        output: shop.file("pycairo")),
    ]
    if shop.hasManim {
      entries.append(
        Contest.Entry(
          "Manim", "manim",
          [
            shop.manim(
              .s2, seconds: Double(frames) / 60, format: "png", directory: shop.file("manim"))
          ],
          output: shop.file("manim")))
    }
    return Contest(
      "s3", title: "s3, \(frames) PNG files of 1920x1080", entries: entries)
  }

  /// S1 as a picture that moves: ffmpeg's own way on frames that lie ready, then Zoetrope.
  func loop(_ format: String) throws -> Contest {
    let fps = format == "gif" ? 50 : 60
    let frames = max(1, Int((min(seconds, SceneName.s1.recipe.duration) * Double(fps)).rounded()))
    let ready = shop.file("s1.bgr0")
    _ = try Command.run(
      [shop.draw(.s1, to: ready, frames: frames, ["--fps", "\(fps)"])])
    func ffmpeg(_ title: String, _ key: String, _ options: [String]) -> Contest.Entry {
      let output = shop.file("\(key).\(format)")
      return Contest.Entry(
        title, key, [shop.converter(.s1, reading: ready, fps: fps, options, to: output)],
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
    let output = shop.file("zoetrope.\(format)")
    let zoetrope = Contest.Entry(
      title: "Zoetrope", key: "zoetrope",
      pipeline: [shop.draw(.s1, to: output, frames: frames, ["--fps", "\(fps)"])],
      output: output, tellsMemory: true)
    return Contest(
      "s1_\(format)", title: "s1 as .\(format), \(frames) frames of 640x1136, \(fps) a second",
      entries: peers + [zoetrope])
  }

  /// The film whose simulation costs most.
  func pit() -> Contest {
    let frames = frameCount(.pit1000)
    return Contest(
      "pit1000", title: "pit1000, \(frames) frames of 1920x1080, x264 veryfast",
      entries: [zoetrope(.pit1000, frames: frames, title: "Zoetrope", key: "zoetrope")])
  }

  /// A short and a long film, which must need the same memory.
  func length() -> Contest {
    let short = Int(min(seconds, 6) * 60)
    return Contest(
      "length", title: "s2 as films of two lengths, x264 ultrafast",
      entries: [
        zoetrope(.s2, frames: short, title: "\(short) frames", key: "short", preset: "ultrafast"),
        zoetrope(
          .s2, frames: 10 * short, title: "\(10 * short) frames", key: "long", preset: "ultrafast"),
      ])
  }

  /// How soon programs are there, and a still.
  func startUp() -> Contest {
    func entry(_ title: String, _ key: String, _ program: String, _ arguments: [String] = [])
      -> Contest.Entry
    {
      Contest.Entry(
        title, key, [Command(program, arguments)], output: shop.file("\(key).png"))
    }
    var entries = [
      entry("/bin/true", "true", "/bin/true"),
      entry("zoetrope --help", "help", shop.zoetrope, ["--help"]),
      entry(
        "zoetrope still of a tween", "still", shop.zoetrope,
        ["still", Self.tweenRecipe, "--at", "1", "-o", shop.file("still.png")]),
      entry("python3 -c pass", "python", "/usr/bin/python3", ["-c", "pass"]),
    ]
    if shop.hasManim {
      let directory = shop.file("manim-still")
      entries.append(
        Contest.Entry(
          "Manim, still of s1", "manim_still",
          [shop.manim(.s1, seconds: 1, format: "still", directory: directory)],
          output: directory))
    }
    return Contest("startup", title: "Start-up", entries: entries)
  }

  private static let tweenRecipe = "book-13-1-move"

  private func zoetrope(
    _ scene: SceneName, frames: Int, title: String, key: String, preset: String = "veryfast"
  ) -> Contest.Entry {
    let output = shop.file("zoetrope-\(key).mp4")
    return Contest.Entry(
      title: title, key: key,
      pipeline: [shop.draw(scene, to: output, frames: frames, ["--preset", preset])],
      output: output, tellsMemory: true)
  }
}
