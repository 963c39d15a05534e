import Dynamics
import Geometry
import TestSupport
import Testing

/// Runs the seeded fuzzer for some ticks, restoring a snapshot now and then to see it repeat.
private func survive(seed: UInt64, ticks: Int) {
  let fuzzer = AnimatorFuzzer(seed: seed)
  for tick in 0..<ticks {
    fuzzer.step()
    guard fuzzer.isValid else {
      Issue.record("seed \(seed), tick \(tick): an item is nowhere")
      return
    }
    if tick % 997 == 0 {
      let saved = fuzzer.animator.snapshot()
      fuzzer.animator.frames(20)
      let hash = fuzzer.animator.stateHash
      fuzzer.animator.restore(saved)
      fuzzer.animator.frames(20)
      #expect(fuzzer.animator.stateHash == hash, "seed \(seed), tick \(tick)")
    }
  }
}

@Suite struct StressTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `items and behaviors come and go`(seed: UInt64) { survive(seed: seed, ticks: 2000) }

  @Test func `two runs of one seed are alike, bit for bit`() {
    let (one, two) = (AnimatorFuzzer(seed: 7), AnimatorFuzzer(seed: 7))
    for _ in 0..<1000 {
      one.step()
      two.step()
    }
    #expect(one.animator.stateHash == two.animator.stateHash)
    #expect(one.items.map(\.center) == two.items.map(\.center))
  }
}

@Suite struct StressSlowTests {
  @Test func `items and behaviors come and go for 100,000 ticks`() {
    survive(seed: 42, ticks: 100_000)
  }

  @Test func `two hundred items pile up and rest`() {
    let view = ReferenceView(800, 800)
    let animator = DynamicAnimator(referenceView: view)
    let items = (0..<200).map { Box(30 + 39 * Double($0 % 20), 30 + 36 * Double($0 / 20), 30, 30) }
    animator.add(GravityBehavior(items: items), CollisionBehavior(within: items))
    // Stacks ten high creep for half a minute before the last island sleeps.
    animator.frames(2400)
    for item in items { #expect(item.y < 800 && item.y > 0 && item.x > 0 && item.x < 800) }
    #expect(!animator.isRunning)
  }
}
