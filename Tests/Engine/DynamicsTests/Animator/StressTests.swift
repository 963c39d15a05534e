import Dynamics
import Geometry
import TestSupport
import Testing

/// Runs a fuzzer for a number of steps; at intervals checks that a restored snapshot repeats the
/// motion.
private func fuzz(seed: UInt64, steps: Int) {
  let fuzzer = AnimatorFuzzer(seed: seed)
  for step in 0..<steps {
    fuzzer.step()
    guard fuzzer.isValid else {
      Issue.record("seed \(seed), step \(step): an item is not valid")
      return
    }
    if step % 997 == 0 {
      let saved = fuzzer.animator.snapshot()
      fuzzer.animator.frames(20)
      let hash = fuzzer.animator.stateHash
      fuzzer.animator.restore(saved)
      fuzzer.animator.frames(20)
      #expect(fuzzer.animator.stateHash == hash, "seed \(seed), step \(step)")
    }
  }
}

@Suite struct StressTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `animators stay valid under random operations`(seed: UInt64) {
    fuzz(seed: seed, steps: 2000)
  }

  @Test func `two runs with the same seed are identical bit for bit`() {
    let (one, two) = (AnimatorFuzzer(seed: 7), AnimatorFuzzer(seed: 7))
    for _ in 0..<1000 {
      one.step()
      two.step()
    }
    #expect(one.animator.stateHash == two.animator.stateHash)
    #expect(one.items.map(\.center) == two.items.map(\.center))
  }
}

@Suite(.tags(.slow)) struct LongStressTests {
  @Test func `animators stay valid in 100,000 random operations`() {
    fuzz(seed: 42, steps: 100_000)
  }

  @Test func `two hundred items pile up and come to rest`() {
    let view = ReferenceView(800, 800)
    let animator = DynamicAnimator(referenceView: view)
    let items = (0..<200).map { Box(30 + 39 * Double($0 % 20), 30 + 36 * Double($0 / 20), 30, 30) }
    animator.add(GravityBehavior(items: items), CollisionBehavior(within: items))
    // Stacks of ten items creep for half a minute before the last island sleeps.
    animator.frames(2400)
    for item in items { #expect(item.y < 800 && item.y > 0 && item.x > 0 && item.x < 800) }
    #expect(!animator.isRunning)
  }
}
