import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// The book's recipe 13-2: the menu, gravity, collision and item properties.
@Suite struct BookGravityTests {
  @Test func `the menu lists the titles of the six demos`() throws {
    let menu = try RecipeRun("book-13-2-playground-menu")
    let titles = [
      "Gravity", "Gravity with Collision", "Item Properties", "Snap", "Push", "Spring Attachment",
    ]
    #expect(menu.recipe.parts.map(\.title) == titles)
    let names = menu.stage.viewStates.map(\.name).filter { !$0.hasPrefix("Label") }
    #expect(names == ["Dynamics Playground"] + titles)
    #expect(menu.stage.viewStates.count == 2 * names.count, "each has a label")
    for part in menu.recipe.parts { #expect(Catalog.recipe(withID: part.id) != nil) }
  }

  @Test func `the ball falls with gravity and the default resistance`() throws {
    let gravity = try RecipeRun("book-13-2-gravity")
    let ball = try gravity.view("ball")
    let speedometer = try gravity.speedometer(of: "ball")
    var speeds: [Double] = []
    let falls = try gravity.record(through: 60) { _ in
      speeds.append(speedometer.linearVelocity(for: ball).y)
    }["ball"]
    for (frame, y) in [(15, 145.95), (30, 236.86), (45, 387.22), (60, 595.57)] {
      #expect(isClose(falls[frame].center.y, y, within: FreeMotion.points), "frame \(frame)")
    }
    for (frame, speed) in [(15, 238.7), (30, 479.6), (60, 943.7)] {
      #expect(isClose(speeds[frame], speed, within: FreeMotion.speed), "frame \(frame)")
    }
    #expect(falls.allSatisfy { $0.center.x == 160 && $0.angle == 0 })
  }

  @Test func `the ball falls off the screen and continues to fall`() throws {
    let gravity = try RecipeRun("book-13-2-gravity")
    let falls = try gravity.record(through: 300)["ball"]
    #expect(isClose(falls.firstIndex { $0.center.y - 32 > 568 }, 61))
    #expect(try gravity.animator.isRunning)
    #expect(gravity.stage.logEntries.isEmpty)
  }

  @Test func `with a collision behavior the ball bounces once and comes to rest on the edge`()
    throws
  {
    let collision = try RecipeRun("book-13-2-gravity-collision").record(through: 180)
    let ys = try collision["ball"].ys
    let free = try RecipeRun("book-13-2-gravity").record(through: 56)["ball"].ys
    #expect(Array(ys[...56]) == free)

    let contacts = collision.entries.frames(of: .contactBegan)
    #expect(contacts.count == 2 && isClose(contacts[0], 57) && isClose(contacts[1], 78))
    let apex = try #require(ys.indices.dropFirst(57).first { ys[$0 + 1] > ys[$0] })
    #expect(isClose(apex, 67))
    #expect(isClose(ys[apex], 520.5, within: AfterContact.points))
    // After that it does not rise visibly.
    #expect(zip(ys[78...], ys[79...]).allSatisfy { $1 > $0 - 0.5 })

    #expect(isClose(ys[180], 535.33, within: AfterContact.points))
    #expect(try collision["ball"].allSatisfy { $0.angle == 0 })
    #expect(ys.allSatisfy { $0 <= 537.5 })
    #expect(collision.entries.frames(of: .paused).count == 1)
    #expect(isClose(collision.entries.frames(of: .paused).first, 111))
  }

  @Test func `the ball is half transparent from the end of a contact to the next contact`() throws {
    let run = try RecipeRun("book-13-2-collision-alpha")
    let collision = try run.record(through: 180)
    let alphas = try collision["ball"].map(\.alpha)
    let began = collision.entries.frames(of: .contactBegan)
    let ended = collision.entries.frames(of: .contactEnded)
    #expect(began.count == 2 && isClose(began[0], 57) && isClose(began[1], 78))
    #expect(ended.count == 1 && isClose(ended[0], 58))
    for (frame, alpha) in alphas.enumerated() {
      #expect(alpha == ((ended[0]..<began[1]).contains(frame) ? 0.5 : 1), "frame \(frame)")
    }
    #expect(
      run.stage.logEntries.map(\.text) == [
        "began nil (192,568)", "ended nil", "began nil (192,568)",
      ])
    #expect(
      run.stage.logEntries.map { frame(at: $0.time) }
        == [began[0], ended[0], began[1]])
    #expect(
      try collision["ball"].ys
        == RecipeRun("book-13-2-gravity-collision").record(through: 180)["ball"].ys)
  }

  @Test func `the more elastic ball still bounces when the other is at rest`() throws {
    let properties = try RecipeRun("book-13-2-item-properties").record(through: 390)
    let ys1 = try properties["ball1"].ys
    let ys2 = try properties["ball2"].ys
    let contacts1 = properties.entries.frames(of: .contactBegan, item: "ball1")
    let contacts2 = properties.entries.frames(of: .contactBegan, item: "ball2")
    #expect(isClose(contacts1.first, 57) && isClose(contacts2.first, 57))

    let apex1 = try #require(ys1.indices.dropFirst(57).first { ys1[$0 + 1] > ys1[$0] })
    #expect(isClose(apex1, 67))
    #expect(isClose(ys1[apex1], 520.5, within: AfterContact.points))
    #expect(ys1[111...].spread < AfterContact.points)
    let apex2 = try #require(ys2.indices.dropFirst(57).first { ys2[$0 + 1] > ys2[$0] })
    #expect(isClose(apex2, 95))
    #expect(isClose(ys2[apex2], 321.5, within: AfterContact.points))
    // About nine contacts; the last bounces take a single step.
    #expect((8...10).contains(contacts2.count))
    #expect(isClose(ys2[390], 535.35, within: AfterContact.points))
    #expect(isClose(properties.entries.frames(of: .paused).first, 357))
    #expect(properties.entries.allSatisfy { $0.items.count < 2 })
  }

  @Test func `each bounce is about nine sixteenths as high as the one before`() throws {
    let properties = try RecipeRun("book-13-2-item-properties").record(through: 390)
    let ys = try properties["ball2"].ys
    let contacts = properties.entries.frames(of: .contactBegan, item: "ball2")
    let heights = [116] + zip(contacts, contacts.dropFirst()).map { ys[$0...$1].min() ?? 0 }
    // Heights above the first impact. The square of 0.75 is 0.5625; resistance reduces it further.
    let bounces = heights.prefix(6).map { 535.35 - $0 }
    for (before, after) in zip(bounces, bounces.dropFirst()) {
      #expect((0.50...0.58).contains(after / before), "\(after) of \(before)")
    }
  }

  @Test func `the order in which behaviors are added does not change the motion`() throws {
    let expected = try RecipeRun("book-13-2-item-properties").record(through: 390).states
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let run = try RecipeRun("book-13-2-item-properties")
      let animator = try run.animator
      let behaviors = animator.behaviors
      animator.removeAllBehaviors()
      for index in order { animator.addBehavior(behaviors[index]) }
      #expect(try run.record(through: 390).states == expected, "\(order)")
    }
  }

  @Test func `the ball with resistance reaches its terminal speed`() throws {
    let run = try RecipeRun("book-13-2-item-properties-resistance")
    let ball = try run.view("ball2")
    let speedometer = try run.speedometer(of: "ball2")
    var speeds: [Double] = []
    let fall = try run.record(through: 210) { _ in
      speeds.append(speedometer.linearVelocity(for: ball).y)
    }
    let ys1 = try fall["ball1"].ys
    let ys2 = try fall["ball2"].ys
    // In UIKit's trace T1b a sub-step of h divides the speed by 1 + 5 h, so the terminal speed is
    // 1000 / 5 = 200 pt/s. Damping by the factor 1 - 5 h instead would give 176.5, 269.6 and
    // 191.7 pt/s.
    for (frame, y) in [(30, 177.93), (60, 274.64)] {
      #expect(isClose(ys2[frame], y, within: FreeMotion.points), "frame \(frame)")
    }
    #expect(isClose(ys2[120], fallen(frames: 120), within: FreeMotion.points))
    let contact = try #require(fall.entries.frames(of: .contactBegan, item: "ball2").first)
    #expect(isClose(speeds[contact - 1], 200, within: FreeMotion.speed))
    let predicted = try #require((1...210).first { fallen(frames: $0) > 535.5 })
    #expect(isClose(contact, predicted))

    let contact1 = try #require(fall.entries.frames(of: .contactBegan, item: "ball1").first)
    #expect(isClose(contact1, 57))
    for frame in 2..<contact { #expect(ys2[frame] < ys1[frame], "frame \(frame)") }
    let floor = try #require(ys2[contact...].max())
    #expect(ys2[contact...].allSatisfy { $0 > floor - 1 })
  }

  /// Returns the predicted y of the ball with resistance 5 after some frames.
  ///
  /// Each sub-step of 1/120 s adds gravity and then divides by 1 + 5/120. The first frame has only
  /// one: 1/60 s is just short of two sub-steps of single precision.
  private func fallen(frames: Int) -> Double {
    let step = Double(Float(1.0 / 120))
    var (y, speed) = (116.0, 0.0)
    for _ in 1..<2 * frames {
      speed = (speed + 1000 * step) / (1 + 5 * step)
      y += speed * step
    }
    return y
  }
}
