import Dynamics
import Geometry
import TestSupport
import Testing

/// A square falls on the end of a barrier and turns: a log of an app on iOS 7, printed once a
/// frame.
///
/// The barrier is a boundary path of 130 by 20 points below the left half of a square of 100
/// points; views are rounded to whole points, and angles to 1/5000 radian.
@Suite struct CornerImpactTests {
  private func frames(_ count: Int) -> [(center: Point, angle: Double)] {
    var profile = Profile.iOS7
    profile.rounding = Profile.Rounding(scale: 1)
    // The sixth row is a frame of five sub-steps. Any phase up to 0.6 ms gives that.
    profile.phase = 0.000_3
    let animator = DynamicAnimator(referenceView: ReferenceView(), profile: profile)
    let square = Box(150, 150)
    let collision = CollisionBehavior(items: [square])
    collision.addBoundary(
      withIdentifier: "barrier", for: Path(rect: Rect(x: 0, y: 300, width: 130, height: 20)))
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.add(
      GravityBehavior(items: [square]), collision, DynamicItemBehavior([square], elasticity: 0.6))
    return (0..<count).map { _ in
      animator.frames(1)
      return (square.center, square.angle)
    }
  }

  @Test func `a square that hits the corner of a barrier moves and turns as in a published log`() {
    let log = [
      Point(150, 236), Point(150, 243), Point(150, 250), Point(152, 247), Point(154, 244),
      Point(157, 241),
    ]
    // The log begins in the middle of the fall.
    let frames = frames(60)
    let start = frames.firstIndex { $0.center == log[0] } ?? 0
    let found = frames[start..<start + log.count]
    #expect(found.map(\.center) == log)
    let angles = found.map { Int(($0.angle.magnitude * 5000).rounded()) }
    #expect(angles == [0, 0, 0, 318, 636, 1033])
  }
}
