import Physics
import PhysicsScenes
import TestSupport
import Testing

/// Worlds as bytes: complete, and safe to read.
@Suite struct SavedWorldTests {
  /// Worlds of all kinds of shapes and joints, in motion, at rest, and after removals.
  private static func worlds() -> [(name: String, world: World)] {
    var worlds: [(String, World)] = [("empty", World())]
    var falling = FallingScene(bodies: 60, columns: 10).world
    for _ in 0..<40 { falling.step(1 / 60) }
    worlds.append(("falling", falling))
    for _ in 0..<300 { falling.step(1 / 60) }
    worlds.append(("resting", falling))
    for seed in 0..<6 {
      var room = FuzzedRoom(seed: UInt64(seed), isInelastic: seed % 2 == 0)
      room.run(steps: 120)
      worlds.append(("room \(seed)", room.world))
    }
    worlds.append(("joints", .withAllJoints()))
    var joints = World.withAllJoints()
    joints.settings.solver = .softStep
    worlds.append(("joints in soft steps", joints))
    var fuzzer = Fuzzer(seed: 7)
    worlds.append(("fuzz", fuzzer.run(steps: 150)))
    var soft = FallingScene(bodies: 60, columns: 10, solver: .softStep).world
    for _ in 0..<40 { soft.step(1 / 60) }
    worlds.append(("falling in soft steps", soft))
    for seed in 0..<3 {
      var room = FuzzedRoom(seed: UInt64(seed), isInelastic: false, solver: .softStep)
      room.run(steps: 120)
      worlds.append(("room \(seed) in soft steps", room.world))
    }
    return worlds
  }

  @Test func `a saved world moves on as the original does, bit for bit`() throws {
    for (name, world) in Self.worlds() {
      var original = world
      var read = try World(saved: world.save(), contactModifier: world.contactModifier)
      read.checkInvariants()
      #expect(read.stateHash == original.stateHash, "\(name)")
      for step in 0..<120 {
        original.step(1 / 60)
        read.step(1 / 60)
        #expect(read.stateHash == original.stateHash, "\(name), step \(step)")
        #expect(read.contactEvents == original.contactEvents, "\(name), step \(step)")
        guard read.stateHash == original.stateHash else { break }
      }
      read.checkInvariants()
    }
  }

  @Test func `a world that is read has the bytes from which it was read`() throws {
    for (name, world) in Self.worlds() {
      let bytes = world.save()
      #expect(try World(saved: bytes).save() == bytes, "\(name)")
    }
  }

  @Test func `handles stay valid, and slots are used again in the same order`() throws {
    var world = FallingScene(bodies: 20, columns: 5).world
    let bodies = world.bodies
    for body in [bodies[3], bodies[7], bodies[5]] { world.removeBody(body) }
    var read = try World(saved: world.save())
    #expect(read.bodies == world.bodies)
    #expect(!read.contains(bodies[3]) && read.contains(bodies[4]))
    #expect(read[bodies[4]] == world[bodies[4]])
    #expect(read.joints == world.joints)
    for _ in 0..<5 {
      let (added, other) = (world.addBody(Body()), read.addBody(Body()))
      #expect(added == other)
      let shape = world.addShape(.circle(radius: 1), to: added)
      #expect(read.addShape(.circle(radius: 1), to: added) == shape)
    }
  }

  @Test func `edits after reading have the same results`() throws {
    for seed in 20..<23 {
      var room = FuzzedRoom(seed: UInt64(seed), isInelastic: false)
      room.run(steps: 100)
      var other = room
      other.replaceWorld(try World(saved: room.world.save()))
      room.run(steps: 200)
      other.run(steps: 200)
      #expect(room.world.stateHash == other.world.stateHash)
    }
  }

  @Test func `a world without trees is read, and moves on`() throws {
    for (name, world) in Self.worlds() {
      var read = try World(saved: world.save(withTrees: false))
      read.checkInvariants()
      #expect(read.stateHash == world.stateHash, "\(name)")
      for _ in 0..<60 { read.step(1 / 60) }
      read.checkInvariants()
    }
  }

  // MARK: Bytes that are not a world

  @Test func `other bytes, another version and damage are errors`() throws {
    func error(_ bytes: [UInt8]) -> String? {
      do {
        _ = try World(saved: bytes)
        return nil
      } catch {
        return error.description
      }
    }
    let bytes = FallingScene(bodies: 4, columns: 2).world.save()
    #expect(error([]) == "the saved world: the bytes end")
    #expect(error(Array("no world at all".utf8)) == "the saved world: the bytes are not a world")
    var other = bytes
    other[4] = 2
    #expect(
      error(other)
        == "the saved world: the bytes have format 2; this version reads format 3")
    for index in stride(from: 8, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 4
      #expect(error(damaged) == "the saved world: the bytes have changed")
      #expect(error(Array(bytes[..<index])) != nil)
    }
  }

  @Test func `what is wrong is named with its element`() throws {
    var world = World()
    let body = world.addBody(Body(position: Vec2(3, 4)))
    world.addShape(.circle(radius: 0.5), to: body)
    let bytes = world.save()
    let position = try #require(bytes.firstRange(of: Float(3).littleEndianBytes)?.lowerBound)
    var damaged = bytes
    damaged.replaceSubrange(position..<position + 4, with: Float.nan.littleEndianBytes)
    let error = #expect(throws: SavedWorldError.self) {
      try World(saved: damaged.withNewChecksum)
    }
    #expect(
      error?.description
        == "body 0: the center of mass is nan and must be from -1e+18 to 1e+18")
  }

  @Test func `hostile bytes are errors, or a world that can be used`() throws {
    var random = SeededGenerator(seed: 77)
    var readCount = 0
    for (_, world) in Self.worlds().prefix(11) {
      let bytes = Array(world.save().dropLast(8))
      for _ in 0..<150 {
        var hostile = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) { hostile.mutate(using: &random) }
        guard
          var read = try? World(saved: (hostile + [UInt8](repeating: 0, count: 8)).withNewChecksum)
        else { continue }
        readCount += 1
        read.checkInvariants()
        for _ in 0..<3 { read.step(1 / 60) }
        for body in read.bodies.prefix(3) { read.removeBody(body) }
        read.addBall(radius: 1, at: .zero)
        read.step(1 / 60)
      }
    }
    // Many numbers may be others.
    #expect(readCount > 100)
  }

  /// At every byte of a world with all joints and some contacts, one of these: the greatest and the
  /// least numbers that the reader accepts, of both signs, and those of a million and of one.
  @Test(arguments: Solver.allCases)
  func `a world with any number that the reader accepts can be stepped, and stays finite`(
    solver: Solver
  ) {
    var world = World.withAllJoints()
    world.settings.solver = solver
    world.addFloor(ShapeTraits(tangentSpeed: 1))
    world.addBox(halfWidth: 0.5, halfHeight: 0.25, at: Vec2(0, 0.26))
    let ball = world.addBall(radius: 0.3, at: Vec2(0.1, 0.8))
    world[ball].isBullet = true
    world.step(1 / 60, times: 20)
    let bytes = world.save()
    let words: [UInt32] = [
      0x5D5E_0B6B, 0x0000_0001, 0x4974_2400, 0xDD5E_0B6B, 0x3F80_0000, 0, 0x8000_0001,
    ]
    var readCount = 0
    for index in 8..<bytes.count - 12 {
      var hostile = bytes
      // The numbers of words and of the fields of most records have no common factor.
      let word = words[index % words.count]
      hostile.replaceSubrange(
        index..<index + 4, with: withUnsafeBytes(of: word.littleEndian, Array.init))
      guard var read = try? World(saved: hostile.withNewChecksum) else { continue }
      readCount += 1
      read.step(1 / 60, times: 4)
      #expect(
        read.bodies.allSatisfy { read[$0].position.isFinite && read[$0].angle.isFinite },
        "\(word) at \(index)")
    }
    // At least every tenth number may be another.
    #expect(readCount > bytes.count / 10)
  }
}

extension Float {
  fileprivate var littleEndianBytes: [UInt8] {
    withUnsafeBytes(of: bitPattern.littleEndian, Array.init)
  }
}

extension [UInt8] {
  /// The bytes with a checksum that fits at the end: FNV-1a.
  fileprivate var withNewChecksum: [UInt8] {
    let content = dropLast(8)
    let sum = content.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return content + Swift.withUnsafeBytes(of: sum.littleEndian, Array.init)
  }

  /// Changes a bit, a byte or a word after the version, or removes or repeats some bytes.
  fileprivate mutating func mutate(using random: inout SeededGenerator) {
    guard count > 16 else { return }
    let index = Int.random(in: 8..<count - 4, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: self[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3: self[index] = UInt8.random(in: .min ... .max, using: &random)
    case 4:
      let words: [UInt32] = [0, 1, .max, 0x7F80_0000, 0x7FC0_0000, 0x7FFF_FFFF, 0x5D00_0000]
      let word = words.randomElement(using: &random) ?? 0
      let at = index & ~3
      replaceSubrange(at..<at + 4, with: Swift.withUnsafeBytes(of: word, Array.init))
    case 5:
      // One word in the place of another: an index of something else.
      let other = Int.random(in: 8..<count - 4, using: &random)
      replaceSubrange(index..<index + 4, with: Array(self[other..<other + 4]))
    case 6: removeSubrange(index..<Swift.min(count, index + Int.random(in: 1...8, using: &random)))
    default: insert(contentsOf: Array(self[index..<index + 4]), at: index)
    }
  }
}
