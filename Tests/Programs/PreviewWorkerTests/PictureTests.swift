import Imaging
import PictureKit
import PreviewWorker
import Raster
import Rendering
import StageKit
import SystemPackage
import TestSupport
import Testing

/// The pictures of a worker are the files of `still`, byte for byte.
@Suite struct PictureTests {
  /// Returns the file that `still` writes.
  private func still(
    of recipe: any Recipe, at time: Double, scale: Double, showsTouches: Bool = false
  ) throws -> [UInt8] {
    let settings = PictureSettings(scale: scale, showsTouches: showsTouches)
    let frame = settings.apply(to: settings.stage(for: recipe).frame(at: time))
    let image = try settings.renderer(of: recipe.canvas).image(of: frame)
    return PNG.encode(image, compression: .frames)
  }

  @Test func `frames in any order are those of still`() async throws {
    let client = try WorkerClient([FallRecipe()])
    for (index, scale, touches) in [
      (30, 2.0, false), (119, 1, false), (0, 0.5, false), (31, 2, true), (30, 2, true),
      (29, 3, false), (60, 2, false),
    ] {
      let answer = try await client.call(
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":\(index),\"scale\":\(scale),"
          + "\"touches\":\(touches)")
      #expect(answer.header.type == "image/png")
      #expect(
        answer.body
          == (try still(
            of: FallRecipe(), at: Double(index) / 60, scale: scale, showsTouches: touches)))
    }
    _ = try await client.finish()
  }

  @Test(arguments: ["24", "30000/1001", "50"])
  func `frames at other rates are those of still at their times`(fps: String) async throws {
    let client = try WorkerClient([FallRecipe()])
    let rate = try #require(FrameRateFraction(fps))
    for index in [1, 7, 20] {
      let answer = try await client.call(
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":\(index),\"scale\":1,\"fps\":\"\(fps)\""
      )
      let time = Double(index * rate.denominator) / Double(rate.numerator)
      #expect(answer.body == (try still(of: FallRecipe(), at: time, scale: 1)))
    }
    _ = try await client.finish()
  }

  /// A frame rate, parsed independently.
  private struct FrameRateFraction {
    let numerator: Int
    let denominator: Int

    init?(_ text: String) {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard let numerator = parts.first else { return nil }
      self.numerator = numerator
      denominator = parts.count > 1 ? parts[1] : 1
    }
  }

  @Test func `parameters change the pictures`() async throws {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(
      "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":20,\"scale\":1,"
        + "\"parameters\":{\"gravity\":\"0.5\",\"width\":\"200\"}")
    let recipe = try FallRecipe().setting(["gravity": 0.5, "width": 200])
    let expected = try still(of: recipe, at: 20.0 / 60, scale: 1)
    #expect(answer.body == expected)
    #expect(try still(of: FallRecipe(), at: 20.0 / 60, scale: 1) != expected)
    _ = try await client.finish()
  }

  @Test func `a chunk has the pictures of its frames, and nothing for one that is repeated`()
    async throws
  {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(
      "\"method\":\"frames\",\"recipe\":\"fall\",\"first\":0,\"count\":500,\"scale\":1")
    var rest = answer.body[...]
    var last: [UInt8] = []
    var repeats = 0
    for index in 0..<120 {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      if length == 0 { repeats += 1 } else { last = Array(rest.prefix(length)) }
      rest = rest.dropFirst(length)
      #expect(
        last == (try still(of: FallRecipe(), at: Double(index) / 60, scale: 1)), "frame \(index)")
    }
    #expect(rest.isEmpty)
    // The square rests in the second half.
    #expect(repeats > 30)
    _ = try await client.finish()
  }

  @Test func `frames that were dropped are made again`() async throws {
    var limits = PreviewWorker.Limits()
    limits.performanceCost = 50
    limits.performanceCount = 1
    let client = try WorkerClient([FallRecipe(), LongRecipe(duration: 2)], limits: limits)
    for index in [100, 0, 50, 51, 119, 3] {
      for recipe in [FallRecipe() as any Recipe, LongRecipe(duration: 2)] {
        let answer = try await client.call(
          "\"method\":\"frame\",\"recipe\":\"\(recipe.id)\",\"index\":\(index),\"scale\":1")
        #expect(answer.body == (try still(of: recipe, at: Double(index) / 60, scale: 1)))
      }
    }
    _ = try await client.finish()
  }

  @Test func `a strobe shows instants of an interval, with both ends`() async throws {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(
      "\"method\":\"strobe\",\"recipe\":\"fall\",\"first\":0,\"last\":20,\"count\":3,\"scale\":1")
    let stage = FallRecipe().stage()
    let frames = [0, 10, 20].map { stage.frame(at: Double($0) / 60) }
    let renderer = try PictureSettings(scale: 1).renderer(of: FallRecipe().canvas)
    let expected = try renderer.image(of: Frame(strobeOf: frames))
    #expect(try PNG.decode(answer.body.span, name: "strobe") == expected)
    // One instant is the last frame.
    let single = try await client.call(
      "\"method\":\"strobe\",\"recipe\":\"fall\",\"first\":0,\"last\":20,\"count\":1,\"scale\":1")
    #expect(single.body == (try still(of: FallRecipe(), at: 20.0 / 60, scale: 1)))
    _ = try await client.finish()
  }

  @Test func `pictures of too many bytes get a sentence`() async throws {
    var limits = PreviewWorker.Limits()
    limits.framesLength = 2000
    let client = try WorkerClient([FallRecipe()], limits: limits)
    let answer = try await client.call(
      "\"method\":\"frames\",\"recipe\":\"fall\",\"first\":0,\"count\":60,\"scale\":1")
    #expect(
      answer.message
        == "The pictures of 60 frames have more than 2000 bytes: ask for a smaller 'count' or "
        + "'scale'.")
    _ = try await client.finish()
  }
}
