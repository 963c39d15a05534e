import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Sadun's custom items and behaviors.
@Suite struct SadunTests {
  // MARK: Items that are not views

  @Test func `the log of the push equals the recorded log`() throws {
    let run = try RecipeRun("sadun-custom-item-log")
    run.advance(toFrame: 252)
    let rest = """
      Transform: Theta: {0.000000 radians, 0.000000°} Scale: {1.000000, 1.000000} Translation: \
      {0.000000, 0.000000}
      """
    let recorded = [("08.177", 86), ("09.176", 188), ("10.175", 351), ("11.176", 568)]
    #expect(
      run.stage.logEntries.map(\.text)
        == recorded.map { seconds, coordinate in
          "2014-12-01 13:33:\(seconds) Hello World[55151:60b] Bounds: [0, 0, 100, 100], "
            + "Center: (\(coordinate) \(coordinate)), \(rest)"
        })
  }

  @Test func `with the modern profile the pushed item has the predicted positions`() throws {
    let run = try RecipeRun("sadun-custom-item-log-modern")
    let marker = try run.view("center")
    for (frame, x) in [(60, 83.91), (120, 181.85), (180, 337.73), (240, 546.03)] {
      run.advance(toFrame: frame)
      #expect(isClose(marker.center.x, x, within: FreeMotion.points), "\(marker.center)")
      #expect(isClose(marker.center.x, marker.center.y, within: 1e-3))
      #expect(try run.view("bounds").frame == Rect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(run.stage.logEntries.map(\.time) == [1, 2, 3, 4])
    #expect(
      run.stage.logEntries.allSatisfy {
        $0.text.contains("Bounds: [0, 0, 100, 100], Center: (")
      })
  }

  /// The same push with the iOS 7 profile, started at a display frame, on an item of 0.98 x 0.98
  /// kg.
  @Test func `with the iOS 7 profile the pushed item has the predicted positions`() {
    let animator = DynamicAnimator(profile: .iOS7)
    let item = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let push = PushBehavior(items: [item], mode: .continuous)
    push.setAngle(.pi / 4, magnitude: 1)
    animator.addBehavior(push)
    for x in [85.47, 187.61, 350.08, 567.14] {
      animator.advance(by: 1)
      #expect(isClose(item.center.x, x, within: FreeMotion.points), "\(item.center)")
      #expect(isClose(item.center.x, item.center.y, within: 1e-3))
    }
  }

  @Test func `the bounds of a synchronized item follow its center`() throws {
    let run = try RecipeRun("sadun-synchronised-item")
    let other = try RecipeRun("sadun-custom-item-log")
    let (center, bounds) = (try run.view("center"), try run.view("bounds"))
    let expected = try other.view("center")
    run.forEachFrame(in: 1...240) { frame in
      other.advance(toFrame: frame)
      #expect(center.center == expected.center)
      let origin = center.center - Vector(dx: 50, dy: 50)
      // A view stores its center, so the last bits of its origin differ.
      #expect(bounds.frame.origin.distance(to: origin) < 1e-9)
      #expect(bounds.bounds.size == Size(100, 100))
    }
    run.advance(toFrame: 252)
    #expect(run.stage.logEntries.count == 4)
    #expect(
      run.stage.logEntries[1].text.contains(
        "Bounds: [138, 138, 100, 100], Center: (188 188)"))
  }

  @Test func `a spring mapped to the size of a view is a damped sinusoid`() throws {
    let run = try RecipeRun("sadun-bounds-mapping")
    let client = try run.view("client")
    let published = [1: 101.18, 2: 103.25, 5: 107.0, 7: 107.54]
    var widths = [100.0]
    run.forEachFrame(in: 1...450) { frame in
      let size = client.bounds.size
      widths.append(size.width)
      #expect(isClose(size.width, size.height, within: 1e-3))
      #expect(client.center == Point(160, 284))
      if let side = published[frame] {
        #expect(isClose(size.width, side, within: FreeMotion.points), "f\(frame): \(size)")
      }
    }
    #expect(widths.max() == widths[7])
    #expect(isClose(run.entries.frames(of: .paused).first, 427))
    #expect(isClose(widths[450], 100, within: FreeMotion.points))
    // The first extrema alternate around the rest size with decreasing amplitude.
    let swings = zip(widths, zip(widths.dropFirst(), widths.dropFirst(2)))
      .filter { ($1.0 - $0) * ($1.1 - $1.0) < 0 }.map { $1.0 - 100 }.prefix(5)
    #expect(swings.count == 5)
    #expect(zip(swings, swings.dropFirst()).allSatisfy { $0 * $1 < 0 && abs($1) < abs($0) })
  }

  @Test func `a view of twice the mass grows half as much`() throws {
    let run = try RecipeRun("sadun-bounds-mapping-wide")
    let client = try run.view("client")
    var largest = Size.zero
    run.forEachFrame(in: 1...60) { _ in
      largest.width = max(largest.width, client.bounds.width)
      largest.height = max(largest.height, client.bounds.height)
    }
    #expect(isClose(largest.width, 203.77, within: FreeMotion.points), "\(largest)")
    #expect(isClose(largest.height, 103.77, within: FreeMotion.points), "\(largest)")
  }

  // MARK: The behavior with a clock view

  private static let resizable = "sadun-resizable-behavior"
  private static let variants: [(id: String, curve: DampedSine, extrema: [(Double, Double)])] = [
    (
      resizable, DampedSine(),
      [(0.20095, 1.31876), (0.70095, 0.88273), (1.20095, 1.04314)]
    ),
    (resizable + "-half-speed", DampedSine(frequency: 0.5), [(0.31955, 1.22260)]),
    (
      resizable + "-small-amplitude", DampedSine(amplitude: 0.25),
      [(0.20095, 1.15938), (0.70095, 0.94137)]
    ),
    (resizable + "-strong-damping", DampedSine(damping: 4), [(0.15977, 1.22260)]),
  ]

  @Test(arguments: variants.indices)
  func `the view scales along its curve and then has its original size`(index: Int) throws {
    let (id, curve, _) = Self.variants[index]
    let run = try RecipeRun(id)
    let view = try run.view("view")
    var end: Int?
    run.forEachFrame(in: 1...150) { frame in
      #expect(view.center == Point(160, 284))
      #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
      #expect(view.transform.b == 0 && view.transform.a == view.transform.d)
      if end == nil, view.transform == .identity, frame > 85 { end = frame }
      if end == nil {
        // The time of the stage has an error of 1e-15 s, and the scale changes by up to pi per
        // second.
        let scale = curve.scale(at: Double(frame - 1) / 60)
        #expect(isClose(view.transform.a, scale, within: 1e-12), "f\(frame)")
      } else {
        #expect(view.transform == .identity)
      }
    }
    #expect((91...92).contains(end ?? 0), "\(end ?? 0)")
    #expect(view.subviews.isEmpty)
    #expect(try !run.animator.isRunning)
  }

  @Test(arguments: variants.indices)
  func `the curves have the extrema that follow from the text's parameters`(index: Int) {
    let (_, curve, extrema) = Self.variants[index]
    for (time, scale) in extrema {
      // Printed to 1e-5; the second derivative at the extrema is below 20 per second squared.
      #expect(isClose(curve.scale(at: time), scale, within: 1e-5))
      let sides = [-0.01, 0.01].map { curve.scale(at: time + $0) }
      #expect(sides.allSatisfy { ($0 < scale) == (scale > 1) })
    }
  }

  @Test func `the text's curve passes through its published points`() {
    let published = [
      (0.0, 1.0), (0.1, 1.24062), (0.25, 1.30327), (0.5, 1), (0.75, 0.88843), (1, 1),
      (1.25, 1.04104), (1.5, 1),
    ]
    for (time, scale) in published {
      #expect(isClose(DampedSine().scale(at: time), scale, within: 1e-5), "\(time)")
    }
    // At half the frequency the curve ends before the scale is 1 again.
    #expect(isClose(DampedSine(frequency: 0.5).scale(at: 1.5), 0.97511, within: 1e-5))
  }

  @Test func `without a clock view the animator pauses after half a second`() throws {
    let run = try RecipeRun("sadun-resizable-behavior-no-clock")
    let view = try run.view("view")
    run.advance(toFrame: 100)
    let pause = try #require(run.entries.frames(of: .paused).first)
    // The 31st call is the last: the center has not moved for half a second.
    #expect((30...32).contains(pause), "\(pause)")
    #expect(isClose(view.transform.a, 1, within: 0.02))
    let scale = DampedSine().scale(at: Double(pause - 1) / 60)
    #expect(isClose(view.transform.a, scale, within: 1e-12))
    run.advance(toFrame: 150)
    #expect(isClose(view.transform.a, scale, within: 1e-12))
  }

  @Test func `without a built-in behavior the action is never called`() {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 110, y: 234, width: 100, height: 100))
    stage.view.addSubview(view)
    let animator = DynamicAnimator(referenceView: stage.view)
    stage.retain(animator)
    let behavior = ResizableDynamicBehavior(view: view, curve: DampedSine(), hasClock: false)
    animator.addBehavior(behavior)
    stage.advance(to: 1)
    #expect(behavior.time == 0 && view.transform == .identity)
    #expect(!animator.isRunning)
  }

  @Test func `the dot in figure 6-1 moves along the curve`() throws {
    let run = try RecipeRun(Self.resizable)
    let dot = try run.view("dot")
    let start = dot.center
    var positions: [Point] = []
    run.forEachFrame(in: 2...91) { _ in positions.append(dot.center) }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0.x < $1.x })
    // One and a half periods around the start: up, down and up again.
    #expect(positions[11].y < start.y && positions[41].y > start.y && positions[71].y < start.y)
  }

  // MARK: The behavior with a snap

  private static let angles: [Double] = [.pi / 12, -.pi / 12, .pi / 6, -.pi / 6]

  @Test func `four views snap to one point, each with its own rotation`() throws {
    let run = try RecipeRun("sadun-transform-snap-pile")
    let views = try (1...4).map { try run.view("view\($0)") }
    let published = [
      5: 0.10833, 10: 0.35838, 14: 0.59887, 20: 0.89283, 25: 0.99341, 28: 1,
    ]
    run.forEachFrame(in: 1...120) { frame in
      for (view, angle) in zip(views, Self.angles) {
        if let fraction = published[frame] {
          // Fractions are printed to 1e-5.
          let found = view.transform.rotationAngle / angle
          #expect(isClose(found, fraction, within: 1e-5), "f\(frame): \(found)")
        }
        guard frame >= 28 else { continue }
        #expect(view.center.distance(to: Point(160, 284)) < 3, "f\(frame): \(view.center)")
        #expect(isClose(view.transform.rotationAngle, angle, within: 1e-12))
        #expect(isClose(view.transform.determinant, 1, within: 1e-12))
      }
    }
    let pause = try #require(run.entries.frames(of: .paused).first)
    #expect((74...79).contains(pause), "\(pause)")
    #expect(try run.animator.behaviors.allSatisfy { !($0 is CollisionBehavior) })
  }

  @Test(arguments: [30.0, 60])
  func `the rotation depends on the number of updates, not on time`(rate: Double) {
    let view = View(frame: Rect(x: 60, y: 100, width: 80, height: 80))
    let target = Transform(rotationAngle: .pi / 6)
    let animator = DynamicAnimator()
    animator.addBehavior(SnapBehavior(item: view, snapTo: Point(160, 284)))
    let behavior = TransformBehavior(item: view, transform: target)
    animator.addBehavior(behavior)
    let published = [5: 0.0375, 10: 0.1375, 14: 0.2625, 20: 0.525, 25: 0.8125]
    for update in 1...28 {
      #expect(behavior.percent < 1)
      animator.step(1 / rate)
      if let percent = published[update] {
        #expect(isClose(behavior.percent, percent, within: 1e-12))
      }
    }
    #expect(behavior.percent >= 1)
    #expect(isClose(view.transform.rotationAngle, .pi / 6, within: 1e-12))
  }

  @Test func `the transform behavior also interpolates scale and translation`() {
    let view = View(frame: Rect(x: 60, y: 100, width: 80, height: 80))
    let target = Transform(rotationAngle: 0.5)
      .concatenating(Transform(scaleX: 2, y: 2))
      .concatenating(Transform(translationX: 30, y: -20))
    let animator = DynamicAnimator()
    let behavior = TransformBehavior(item: view, transform: target)
    animator.addBehavior(DynamicItemBehavior(items: [view]))
    animator.addBehavior(behavior)
    for _ in 0..<28 { animator.step(1.0 / 60) }
    let parts = [
      (view.transform.a, target.a), (view.transform.b, target.b), (view.transform.c, target.c),
      (view.transform.d, target.d), (view.transform.tx, target.tx), (view.transform.ty, target.ty),
    ]
    for (found, expected) in parts { #expect(isClose(found, expected, within: 1e-12)) }
  }
}
