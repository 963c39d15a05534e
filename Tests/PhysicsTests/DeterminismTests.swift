import Physics
import Testing

/// The same scene must come out the same, bit for bit, in every build and on every machine.
///
/// A change to the solver changes the numbers below; the failure prints the new ones.
@Suite struct DeterminismTests {
  @Test func `a pile of 120 sleeps at the known step with the known hash`() {
    var scene = FallingScene(bodies: 120)
    #expect(scene.settle(limit: 2000) == 177)
    #expect(scene.world.stateHash == 17_397_412_789_380_648_009)
  }

  @Test func `solving four contacts at once changes nothing`() {
    var (four, one) = (FallingScene(bodies: 400), FallingScene(bodies: 400))
    one.world.usesScalarPath = true
    for _ in 0..<150 {
      four.world.step(1 / 60)
      one.world.step(1 / 60)
      guard four.world.stateHash == one.world.stateHash else {
        Issue.record("the paths part in step \(four.world.stepCount)")
        return
      }
    }
  }

  @Test func `a run of which a fresh copy takes each step ends like one that never stopped`() {
    var straight = FallingScene(bodies: 60)
    var relay = FallingScene(bodies: 60)
    relay.settleByRelay(limit: 2000)
    #expect(straight.settle(limit: 2000) == relay.world.stepCount)
    #expect(straight.world.stateHash == relay.world.stateHash)
  }

  @Test func `a run that resumes from a copy ends like one that never stopped`() {
    var straight = FallingScene(bodies: 120)
    var copies: [World] = []
    for step in 0..<240 {
      if step % 40 == 20 { copies.append(straight.world) }
      straight.world.step(1 / 60)
    }
    for copy in copies {
      var resumed = copy
      while resumed.stepCount < 240 { resumed.step(1 / 60) }
      #expect(resumed.stateHash == straight.world.stateHash, "resumed at \(copy.stepCount)")
    }
  }
}

@Suite struct SlowDeterminismTests {
  @Test func `a pile of 2000 sleeps at the known step with the known hash`() {
    var scene = FallingScene(bodies: 2000, columns: 200)
    #expect(scene.settle(limit: 4000) == 1800)
    #expect(scene.world.stateHash == 473_924_132_800_677_262)
  }

  /// Every step is taken by a copy that has just resumed, so any step is one to resume at.
  @Test func `a pile of 2000 falls asleep alike if a fresh copy takes each step`() {
    var straight = FallingScene(bodies: 2000, columns: 200)
    var relay = FallingScene(bodies: 2000, columns: 200)
    relay.settleByRelay(limit: 4000)
    #expect(straight.settle(limit: 4000) == relay.world.stepCount)
    #expect(straight.world.stateHash == relay.world.stateHash)
  }

  @Test func `a pile of 2000 falls asleep alike from a copy of any age`() {
    var straight = FallingScene(bodies: 2000, columns: 200)
    var copies: [FallingScene] = []
    while straight.world.awakeBodyCount > 0, straight.world.stepCount < 4000 {
      if straight.world.stepCount % 700 == 300 { copies.append(straight) }
      straight.world.step(1 / 60)
    }
    #expect(copies.count > 1)
    for copy in copies {
      var resumed = copy
      #expect(resumed.settle(limit: 4000) == straight.world.stepCount)
      #expect(
        resumed.world.stateHash == straight.world.stateHash,
        "resumed at \(copy.world.stepCount)")
    }
  }

  @Test func `a pile of 2000 falls asleep alike if contacts are solved one at a time`() {
    var four = FallingScene(bodies: 2000, columns: 200)
    var one = FallingScene(bodies: 2000, columns: 200)
    one.world.usesScalarPath = true
    #expect(four.settle(limit: 4000) == one.settle(limit: 4000))
    #expect(four.world.awakeBodyCount == 0)
    #expect(four.world.stateHash == one.world.stateHash)
  }
}
