import Physics
import PhysicsScenes
import TestSupport
import Testing

/// The custom rule for materials, and the contact modifier.
@Suite struct ContactCallbackTests {
  private func slide(_ solver: Solver) -> (World, floor: BodyID, box: BodyID) {
    var world = World()
    world.settings.solver = solver
    world.settings.allowsSleep = false
    let floor = world.addFloor(ShapeTraits(friction: 0.5, tag: 1))
    let box = world.addBox(
      halfWidth: 0.5, halfHeight: 0.1, at: Vec2(0, 0.115), velocity: Vec2(10, 0),
      ShapeTraits(friction: 0.5, tag: 2))
    return (world, floor, box)
  }

  @Test(arguments: Solver.allCases)
  func `a rule mixes materials when contacts are created and when traits change`(
    solver: Solver
  ) throws {
    var (world, floor, box) = slide(solver)
    world.materialRule = { ContactMaterial(friction: Float($0.tag + $1.tag) / 10) }
    world.step(1 / 60, times: 30)
    // Friction 0.3 for half a second.
    #expect(isClose(Double(world[box].velocity.x), 8.5, within: 0.02))
    let shape = try #require(world.shapes(of: floor).first)
    world[shape].tag = 8
    world.step(1 / 60, times: 30)
    // Friction 1 for half a second.
    #expect(isClose(Double(world[box].velocity.x), 3.5, within: 0.02))
  }

  @Test(arguments: Solver.allCases)
  func `a modifier disables contacts and changes their material for a step`(solver: Solver) {
    var (world, _, box) = slide(solver)
    world.contactModifier = { contact in
      contact.material.friction = contact.velocity.length > 9 ? 0.2 : 0
    }
    world.step(1 / 60, times: 120)
    // Friction 0.2 slows the box down to 9 m/s, and none from there on.
    #expect((8.96...9).contains(world[box].velocity.x))
    world.contactModifier = nil
    world.step(1 / 60, times: 30)
    // The friction of the shapes, 0.5, for half a second.
    #expect(isClose(Double(world[box].velocity.x), 6.5, within: 0.05))
    world.contactModifier = { $0.isEnabled = $0.tagA + $0.tagB != 3 }
    world.step(1 / 60, times: 60)
    // Free fall for a second in n sub-steps: g (n + 1) / 2 n.
    let subSteps = solver == .softStep ? 480.0 : 60
    let fall = 5 * (subSteps + 1) / subSteps
    #expect(isClose(Double(world[box].position.y), 0.115 - fall, within: 0.01))
    world.checkInvariants()
  }

  @Test(arguments: Solver.allCases)
  func `a modifier sets restitution and tangent speed`(solver: Solver) {
    var (world, _, _) = slide(solver)
    let ball = world.addBall(radius: 0.25, at: Vec2(-20, 2.25), ShapeTraits(tag: 5))
    let crate = world.addBox(
      halfWidth: 0.2, halfHeight: 0.2, at: Vec2(20, 0.215), ShapeTraits(friction: 0.5, tag: 6))
    world.contactModifier = { contact in
      switch max(contact.tagA, contact.tagB) {
      case 5: contact.material.restitution = 0.8
      case 6: contact.material.tangentSpeed = 1
      default: break
      }
    }
    var lowest = false
    var top: Float = 0
    for _ in 0..<120 {
      world.step(1 / 60)
      if world[ball].position.y < 0.4 { lowest = true }
      if lowest { top = max(top, world[ball].position.y) }
    }
    // 0.64 of 2 m over the floor; see the tests of restitution for the errors of both solvers.
    #expect(isClose(Double(top), 0.25 + 1.28, within: 0.05))
    #expect(isClose(Double(world[crate].velocity.x), 1, within: 1e-3))
  }

  @Test(arguments: Solver.allCases)
  func `a modifier that changes nothing gives the same bits`(solver: Solver) {
    var plain = FallingScene(bodies: 120, columns: 10).world
    plain.settings.solver = solver
    var modified = plain
    modified.contactModifier = { _ in }
    for _ in 0..<120 {
      plain.step(1 / 60)
      modified.step(1 / 60)
      #expect(plain.stateHash == modified.stateHash)
      guard plain.stateHash == modified.stateHash else { return }
    }
  }

  @Test func `copies have the functions, and saved worlds take them again`() throws {
    var (world, _, _) = slide(.sequentialImpulses)
    let modifier: ContactModifier = { $0.material.friction = 0.1 }
    world.contactModifier = modifier
    world.step(1 / 60, times: 20)
    var copy = world
    var read = try World(saved: world.save(), contactModifier: modifier)
    var plain = try World(saved: world.save())
    for step in 0..<40 {
      world.step(1 / 60)
      copy.step(1 / 60)
      read.step(1 / 60)
      plain.step(1 / 60)
      #expect(copy.stateHash == world.stateHash)
      #expect(read.stateHash == world.stateHash)
      #expect(plain.stateHash != world.stateHash, "friction is that of the shapes, step \(step)")
    }
  }
}
