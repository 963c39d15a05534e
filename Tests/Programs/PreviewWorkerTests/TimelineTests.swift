import Geometry
import PreviewWorker
import StageKit
import TestSupport
import Testing

/// Lists of recipes, timelines and overlays.
@Suite struct TimelineTests {
  private struct List: Decodable {
    struct Entry: Decodable {
      struct Parameter: Decodable {
        let name: String
        let kind: String
        let value: String
        let lowest: Double?
        let highest: Double?
      }

      let id: String
      let title: String
      let width: Double
      let duration: Double?
      let keyMoments: [Double]
      let parameters: [Parameter]
    }

    let program: String
    let recipes: [Entry]
  }

  private struct Timeline: Decodable {
    struct LogLine: Decodable, Equatable {
      let time: Double
      let text: String
    }

    struct Event: Decodable {
      let time: Double
      let kind: String
      let items: [String]
      let boundary: String?
      let point: [Double]?
    }

    struct View: Decodable {
      let name: String
      let series: [String: [Double?]]
    }

    let width: Double
    let frameCount: Int
    let fps: Double
    let log: [LogLine]
    let events: [Event]
    let views: [View]
  }

  private struct Overlay: Decodable {
    struct Body: Decodable {
      let name: String
      let outline: [[[Double]]]
      let center: [Double]
      let velocity: [Double]
      let isSleeping: Bool
    }

    struct Contact: Decodable {
      let point: [Double]
      let normal: [Double]
      let impulse: Double
      let items: [String]
      let boundary: String?
    }

    struct Animator: Decodable {
      let name: String
      let isRunning: Bool
      let bodies: [Body]
      let contacts: [Contact]
    }

    let index: Int
    let animators: [Animator]
  }

  @Test func `the list has every recipe with its parameters`() async throws {
    let client = try WorkerClient([FallRecipe(), LongRecipe()])
    let list = try await client.call("\"method\":\"recipes\"").json(as: List.self)
    #expect(list.program == "tests")
    #expect(list.recipes.map(\.id) == ["fall", "long"])
    #expect(list.recipes[0].parameters.map(\.name) == ["width", "gravity"])
    #expect(list.recipes[0].parameters.map(\.kind) == ["integer", "number"])
    #expect(list.recipes[0].parameters.map(\.highest) == [400, 10])
    // NaN is not JSON.
    #expect(list.recipes[1].keyMoments == [0])
    _ = try await client.finish()
  }

  @Test func `a timeline has one number a frame of every view, the log and the events`()
    async throws
  {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call("\"method\":\"timeline\",\"recipe\":\"fall\"")
    let timeline = try answer.json(as: Timeline.self)
    #expect(timeline.frameCount == 120)
    #expect(timeline.fps == 60)
    #expect(timeline.width == 100)
    #expect(timeline.log == [Timeline.LogLine(time: 0.5, text: "half \"time\"")])
    #expect(timeline.events.map(\.kind).first == "resumed")
    #expect(timeline.events.map(\.kind).last == "paused")
    #expect(timeline.events.contains { $0.kind == "contactBegan" && $0.items == ["square"] })
    #expect(timeline.views.map(\.name) == ["square", "late"])
    let stage = FallRecipe().stage()
    for (view, series) in timeline.views.map({ ($0.name, $0.series) }) {
      #expect(
        series.keys.sorted() == ["alpha", "angle", "height", "speed", "width", "x", "y"])
      #expect(series.values.allSatisfy { $0.count == 120 }, "\(view)")
    }
    let y = try #require(timeline.views[0].series["y"])
    let speed = try #require(timeline.views[0].series["speed"])
    for index in 0..<120 {
      stage.advance(to: Double(index) / 60)
      let expected = stage.viewStates[0].center.y
      // Numbers are rounded to six decimals.
      #expect(isClose(y[index] ?? .nan, expected, within: 5.1e-7))
    }
    #expect(speed[0] == nil)
    // Free fall: the distance of the 10th step of 1/60 s is 1000 (9.5 / 60 - 0.5 / 60) / 60 or
    // so, less the resistance of 0.1/s and the sub-step that is late.
    #expect(isClose(speed[10] ?? .nan, 150, within: 10))
    // The second view is there from 0.5 s on.
    let late = try #require(timeline.views[1].series["x"])
    #expect(late.firstIndex { $0 != nil } == 30)
    #expect(timeline.views[1].series["speed"]?[30] == nil)
    #expect(timeline.views[1].series["speed"]?[31] == 0)
    _ = try await client.finish()
  }

  @Test func `overlays have bodies and contacts at every frame of a chunk`() async throws {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(
      "\"method\":\"overlays\",\"recipe\":\"fall\",\"first\":100,\"count\":50")
    let overlays = try answer.json(as: [Overlay].self)
    #expect(overlays.map(\.index) == Array(100..<120))
    let last = try #require(overlays.last?.animators.first)
    #expect(last.name == "animator")
    let body = try #require(last.bodies.first)
    #expect(body.name == "square")
    #expect(body.isSleeping && !last.isRunning)
    #expect(body.outline[0].count == 4)
    #expect(body.velocity == [0, 0])
    let contact = try #require(last.contacts.first)
    #expect(contact.items == ["square"])
    #expect(contact.boundary == "reference bounds")
    #expect(contact.normal == [0, -1])
    // 0.04 kg under 10 m/s^2 for 1/60 s; residual velocities are below 1e-3 m/s.
    #expect(isClose(contact.impulse, 0.4 / 60, within: 4e-5))
    // Earlier frames again: they were kept.
    let early = try await client.call(
      "\"method\":\"overlays\",\"recipe\":\"fall\",\"first\":0,\"count\":1")
    #expect(try early.json(as: [Overlay].self)[0].animators[0].isRunning)
    _ = try await client.finish()
  }
}
