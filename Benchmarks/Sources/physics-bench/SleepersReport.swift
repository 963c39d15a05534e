internal import BenchSupport
private import PhysicsPeers

/// The cost of ten thousand sleeping boxes: the time of a step, and memory.
///
/// Memory is the allocation count of the C library, including the working memory of steps: for a
/// body with its shape, the growth while building the world; for a contact, the growth since. Each
/// box has one contact, with its shelf.
struct SleepersReport {
  /// The cost in one engine.
  private struct Cost {
    let engine: any Engine
    /// The CPU time of a step in each turn, in microseconds.
    var times: [Double] = []
    var bytesPerBody = 0.0
    var bytesPerContact = 0.0
  }

  private static let table = Table(widths: [8, 14, -12, -12, -15])

  private var costs = engines.map { Cost(engine: $0) }

  /// Measures every engine once in each turn.
  init(turns: Int) {
    let scene = Self.scene
    let count = Double(Self.boxCount)
    for _ in 0..<turns {
      for index in costs.indices {
        let empty = peer_bytes_in_use()
        let world = costs[index].engine.makeWorld(scene)
        let built = peer_bytes_in_use()
        // The boxes rest at once and sleep after half a second.
        world.step(120)
        let asleep = peer_bytes_in_use()
        costs[index].bytesPerBody = Double(built - empty) / count
        costs[index].bytesPerContact = Double(asleep - built) / count
        // Milliseconds of a thousand steps are microseconds of one step.
        costs[index].times.append(ThreadClock.milliseconds { world.step(1000) })
      }
    }
  }

  var lines: [String] {
    [Self.table.line(["scene", "engine", "us/step", "bytes/body", "bytes/contact"])]
      + costs.map {
        Self.table.line([
          "sleepers", $0.engine.title, fixed(median($0.times), 3), fixed($0.bytesPerBody, 0),
          fixed($0.bytesPerContact, 0),
        ])
      }
  }

  /// The results as a member of a JSON object: milliseconds of a step, as for other scenes, and
  /// bytes.
  var jsonMember: String {
    let figures = costs.flatMap {
      [
        "\"\($0.engine.key)_ms\": \(median($0.times) / 1000)",
        "\"\($0.engine.key)_bytes_per_body\": \($0.bytesPerBody.rounded())",
        "\"\($0.engine.key)_bytes_per_contact\": \($0.bytesPerContact.rounded())",
      ]
    }
    return "\"sleepers\": {\(figures.joined(separator: ", "))}"
  }

  private static let boxCount = 10_000

  /// A hundred shelves with a hundred boxes each, which do not touch each other.
  private static var scene: Scene {
    var scene = Scene()
    scene.allowsSleep = true
    let material = Scene.Material(friction: 0.6)
    let shelves = scene.add(.static, 0, 0)
    for shelf in 0..<100 {
      let y = 3 * Double(shelf)
      scene.addSegment(SIMD2(-1, y), SIMD2(151, y), to: shelves, material)
      for place in 0..<100 {
        let box = scene.add(.dynamic, 1.5 * Double(place), y + 0.5)
        scene.addBox(0.5, 0.5, to: box, material)
      }
    }
    return scene
  }
}
