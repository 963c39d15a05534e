import FilmKit
import Rendering
import Testing

@Suite struct FrameScheduleTests {
  private func schedule(
    from start: Double = 0, to end: Double? = nil, at frameRate: FrameRate = 60
  ) throws -> FrameSchedule {
    try FrameSchedule(from: start, to: end, of: "ball", lasting: 3.5, at: frameRate)
  }

  @Test func `without limits a schedule has every frame before the end of the recipe`() throws {
    let schedule = try schedule()
    #expect(schedule.frames == 0..<210)
    #expect(schedule.time(of: 0) == 0)
    #expect(schedule.time(of: 209) == 209.0 / 60)
  }

  @Test func `an interval includes the frame at its start and excludes the one at its end`() throws
  {
    #expect(try schedule(from: 1, to: 2, at: 10).frames == 10..<20)
    #expect(try schedule(from: 1.01, to: 2.01, at: 10).frames == 11..<21)
  }

  @Test func `an interval may end after the recipe`() throws {
    #expect(try schedule(from: 3, to: 5, at: 2).frames == 6..<10)
  }

  @Test(arguments: [24, 25, 30, 50, 60, 120] as [FrameRate], [7, 100, 1001])
  func `times that are computed from frames select those frames`(
    rate: FrameRate, frame: Int
  ) throws {
    let schedule = try FrameSchedule(
      from: Double(frame) / rate.framesPerSecond, to: Double(frame + 3) / rate.framesPerSecond,
      of: "ball", lasting: 1000, at: rate)
    #expect(schedule.frames == frame..<frame + 3)
  }

  @Test func `frames of a fractional rate are at exact fractions of a second`() throws {
    let rate = FrameRate(30000, over: 1001)
    let schedule = try schedule(at: rate)
    #expect(schedule.frames == 0..<105)
    let time = 100.0 * 1001 / 30000
    #expect(schedule.time(of: 100) == time)
  }

  @Test(arguments: [
    (2.0, 1.0, "--from must be before --to 1.0 seconds, not 2.0."),
    (1.0, 1.0, "--from must be before --to 1.0 seconds, not 1.0."),
    (3.5, nil, "--from must be before the end of ball at 3.5 seconds, not 3.5."),
    (0.001, 0.002, "There is no frame from 0.001 to 0.002 seconds at 60 a second."),
  ])
  func `an interval without a frame is refused`(
    start: Double, end: Double?, sentence: String
  ) throws {
    let error = #expect(throws: RenderingError.self) { try schedule(from: start, to: end) }
    #expect(error?.description == sentence)
  }
}
