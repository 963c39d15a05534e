import TestSupport
import Testing
import Tween

@Suite struct MediaTimelineTests {
  @Test func `an animation runs once from start to end by default`() {
    let timing = MediaTimeline(beginTime: 1, duration: 2)
    #expect(timing.endTime == 3)
    #expect([0.9, 1, 2.9, 3].map(timing.phase(at:)) == [.before, .active, .active, .after])
    #expect([0.5, 1, 1.5, 2, 3, 4].map(timing.fraction(at:)) == [nil, 0, 0.25, 0.5, nil, nil])
  }

  @Test(
    arguments: [
      (MediaTimingFillMode.removed, nil, nil), (.forwards, nil, 1), (.backwards, 0, nil),
      (.both, 0, 1),
    ] as [(MediaTimingFillMode, Double?, Double?)])
  func `the fill mode determines the fraction outside of the active time`(
    fillMode: MediaTimingFillMode, before: Double?, after: Double?
  ) {
    let timing = MediaTimeline(beginTime: 1, duration: 2, fillMode: fillMode)
    #expect(timing.fraction(at: 0.5) == before)
    #expect(timing.fraction(at: 1) == 0)
    #expect(timing.fraction(at: 3) == after)
    #expect(timing.fraction(at: 100) == after)
  }

  @Test func `each iteration starts at fraction 0`() {
    let timing = MediaTimeline(beginTime: 1, duration: 2, repeatCount: 3, fillMode: .both)
    #expect(timing.endTime == 7)
    #expect(
      [1, 2.5, 3, 3.5, 6.5, 7, 9].map(timing.fraction(at:)) == [0, 0.75, 0, 0.25, 0.75, 1, 1])
  }

  @Test func `an autoreversing iteration has a reversed pass`() {
    let timing = MediaTimeline(duration: 2, repeatCount: 2, autoreverses: true, fillMode: .both)
    #expect(timing.activeDuration == 8)
    #expect(
      [0, 0.5, 2, 2.5, 3.5, 4, 4.5, 7.5, 8].map(timing.fraction(at:))
        == [0, 0.25, 1, 0.75, 0.25, 0, 0.25, 0.25, 0])
  }

  @Test func `a fractional repeat count ends within an iteration`() {
    let once = MediaTimeline(duration: 2, repeatCount: 1.75, fillMode: .both)
    #expect(once.endTime == 3.5)
    #expect([3.25, 3.5, 9].map(once.fraction(at:)) == [0.625, 0.75, 0.75])
    let back = MediaTimeline(duration: 2, repeatCount: 0.75, autoreverses: true, fillMode: .both)
    #expect(back.endTime == 3)
    #expect([2.5, 3, 9].map(back.fraction(at:)) == [0.75, 0.5, 0.5])
    let half = MediaTimeline(duration: 2, repeatCount: 1.5, autoreverses: true, fillMode: .both)
    #expect(half.fraction(at: 9) == 1)
  }

  @Test func `an endless animation never ends`() {
    let timing = MediaTimeline(duration: 2, repeatCount: .infinity, autoreverses: true)
    #expect(timing.endTime == .infinity)
    #expect(timing.phase(at: 1e9) == .active)
    #expect(timing.fraction(at: 4e6 + 2.5) == 0.75)
  }

  @Test func `speed divides the duration of every pass`() {
    let timing = MediaTimeline(beginTime: 1, duration: 2, speed: 4, repeatCount: 2)
    #expect(timing.endTime == 2)
    #expect([1.125, 1.5, 1.75].map(timing.fraction(at:)) == [0.25, 0, 0.5])
  }

  @Test func `an animation of duration 0 is at its end when it begins`() {
    for repeatCount in [1, 3, .infinity] {
      let there = MediaTimeline(
        beginTime: 1, duration: 0, repeatCount: repeatCount, fillMode: .both)
      #expect(there.endTime == 1)
      #expect(there.phase(at: 1) == .after)
      #expect([0.9, 1, 2].map(there.fraction(at:)) == [0, 1, 1])
      let back = MediaTimeline(
        beginTime: 1, duration: 0, repeatCount: repeatCount, autoreverses: true, fillMode: .both)
      #expect([0.9, 1, 2].map(back.fraction(at:)) == [0, 0, 0])
    }
  }

  @Test func `a frame on the boundary of two iterations is at the start of the later`() {
    // 0.3 / 0.1 is 2.9999999999999996; one in ten of these frames has such an error.
    let timing = MediaTimeline(duration: 0.1, repeatCount: .infinity)
    for iteration in 0..<1000 {
      #expect(timing.fraction(at: Double(iteration * 6) / 60) == 0)
    }
  }

  @Test func `endTime is after the active time for every rounding`() {
    for iterations in 1...1000 {
      let timing = MediaTimeline(
        beginTime: 0.7, duration: 0.1, repeatCount: Double(iterations), fillMode: .both)
      #expect(timing.phase(at: timing.endTime) == .after)
      #expect(timing.fraction(at: timing.endTime) == 1)
    }
  }

  @Test func `an invalid timing traps`() async {
    await #expect(processExitsWith: .failure) { _ = MediaTimeline(duration: -1) }
    await #expect(processExitsWith: .failure) { _ = MediaTimeline(duration: 1, speed: .nan) }
    await #expect(processExitsWith: .failure) { _ = MediaTimeline(duration: 1, repeatCount: 0) }
    await #expect(processExitsWith: .failure) { _ = MediaTimeline(beginTime: .nan, duration: 1) }
  }

  @Test func `an animation of speed 0 stays at its time offset and never ends`() {
    let timeline = MediaTimeline(beginTime: 1, duration: 2, speed: 0, timeOffset: 0.5)
    #expect(timeline.endTime == .infinity)
    #expect([0.9, 1, 1e9].map(timeline.fraction(at:)) == [nil, 0.25, 0.25])
  }

  @Test func `an animation of negative speed plays backwards`() {
    let timeline = MediaTimeline(duration: 2, speed: -2, repeatCount: 2, fillMode: .both)
    #expect(timeline.endTime == 2)
    #expect([0.25, 0.75, 1.25, 2, 9].map(timeline.fraction(at:)) == [0.75, 0.25, 0.75, 0, 0])
  }

  @Test func `a time offset shifts the content of the active time and wraps`() {
    let timeline = MediaTimeline(
      duration: 2, timeOffset: 0.5, repeatCount: 2, autoreverses: true, fillMode: .both)
    #expect(
      [-1, 0, 1.5, 2, 3.5, 7.75, 8].map(timeline.fraction(at:))
        == [0.25, 0.25, 1, 0.75, 0, 0.125, 0.25])
  }

  @Test func `the position counts completed iterations`() {
    let timeline = MediaTimeline(duration: 2, repeatCount: 2.5, fillMode: .forwards)
    #expect([1, 2, 4.5, 9].map { timeline.position(at: $0)?.iteration } == [0, 1, 2, 2])
    let whole = MediaTimeline(duration: 2, repeatCount: 3, fillMode: .forwards)
    #expect(whole.position(at: 9)?.iteration == 2)
  }

  @Test func `the end can belong to the active time`() {
    let timeline = MediaTimeline(duration: 2)
    #expect(timeline.position(at: 2) == nil)
    #expect(timeline.position(at: 2, includesEnd: true)?.fraction == 1)
    #expect(timeline.position(at: 2.1, includesEnd: true) == nil)
  }
}
