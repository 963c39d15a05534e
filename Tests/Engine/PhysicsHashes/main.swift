// Prints the hashes in which runs of both solvers end, which are the same on every processor.
// Stops with an error if a recorded hash is another one.

import Physics
import PhysicsScenes

func report(_ name: String, _ world: World, recorded: UInt64? = nil) {
  print("\(name): \(world.stateHash)")
  precondition(recorded == nil || recorded == world.stateHash, "the recorded hash is another")
}

// The large pile would take two minutes in an emulator until it sleeps.
for run in [RecordedRun.pile, .softPile, .largePile, .bullets] {
  let stepCount = min(run.stepCount, 250)
  var world = run.start().world
  for _ in 0..<stepCount { world.step(1 / 60) }
  report(run.name, world, recorded: stepCount == run.stepCount ? run.stateHash : nil)
}

for scene in Testbed.scenes {
  for solver in Solver.allCases {
    var drawn = scene.start(solver)
    for _ in 0..<240 { scene.step(&drawn) }
    report(solver == .softStep ? "\(scene.name), soft step" : scene.name, drawn.world)
  }
}
