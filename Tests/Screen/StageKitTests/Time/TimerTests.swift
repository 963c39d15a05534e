import Geometry
import StageKit
import Testing

@Suite struct TimerTests {
  private let stage = Stage(size: .phone)

  @Test func `the n-th call is at exactly n intervals, even after a million calls`() {
    let interval = 0.1
    var ticks = 0
    var mistimedTicks = 0
    stage.scheduledTimer(withTimeInterval: interval, repeats: true) { [stage] _ in
      ticks += 1
      if stage.time != Double(ticks) * interval { mistimedTicks += 1 }
    }
    stage.advance(to: 100_000)
    #expect(ticks == 1_000_000)
    #expect(mistimedTicks == 0)
  }

  @Test func `advancing to k/60 s calls an 80 Hz timer floor(4k/3) times`() {
    var ticks = 0
    stage.scheduledTimer(withTimeInterval: 0.0125, repeats: true) { _ in ticks += 1 }
    for frame in 0...540 {
      stage.advance(to: Double(frame) / 60)
      // n / 80 <= k / 60 for n up to 4 k / 3, rounded down.
      #expect(ticks == 4 * frame / 3)
    }
  }

  @Test func `a timer's calls are relative to its creation`() {
    stage.advance(to: 0.4)
    var times: [Double] = []
    stage.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [stage] _ in
      times.append(stage.time)
    }
    stage.advance(to: 1.2)
    #expect(times == [0.4 + 0.25, 0.4 + 0.5, 0.4 + 0.75])
  }

  @Test func `a timer that does not repeat fires once and is invalid in its block`() {
    var validity: [Bool] = []
    let timer = stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) {
      validity.append($0.isValid)
    }
    stage.advance(to: 0.4)
    #expect(timer.isValid)
    stage.advance(to: 5)
    #expect(validity == [false])
  }

  @Test func `a timer that invalidates itself never fires again`() {
    var ticks = 0
    let timer = stage.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      ticks += 1
      if ticks == 3 { timer.invalidate() }
    }
    stage.advance(to: 1)
    #expect(timer.isValid)
    stage.advance(to: 10)
    #expect(ticks == 3)
    #expect(!timer.isValid)
  }

  @Test func `an invalidated timer does not fire`() {
    var ticks = 0
    let timer = stage.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in ticks += 1 }
    stage.advance(to: 0.6)
    timer.invalidate()
    timer.invalidate()
    stage.advance(to: 10)
    #expect(ticks == 1)
  }

  @Test func `a timer can invalidate another one that is due at the same instant`() {
    var ticks = 0
    var second: StageTimer?
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in second?.invalidate() }
    second = stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in ticks += 1 }
    stage.advance(to: 2)
    #expect(ticks == 0)
  }

  @Test func `an interval must be above 0`() async {
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }
    }
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).scheduledTimer(withTimeInterval: .infinity, repeats: true) { _ in }
    }
  }
}
