import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct RotationTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  /// The angles at a quarter, half and three quarters of a linear turn.
  private func turn(to angle: Double, _ options: AnimationOptions = []) -> [Double] {
    let start = stage.time
    stage.animate(withDuration: 1, options: options.union(.curveLinear)) {
      view.transform = Transform(rotationAngle: angle)
    }
    return [0.25, 0.5, 0.75].map { scene.shown(at: start + $0).angle }
  }

  private func expect(_ angles: [Double], _ expected: [Double]) {
    for (angle, expected) in zip(angles, expected) {
      // Up to whole turns, as pi and -pi are one; sines and cosines of sums of a few roundings.
      let difference = Transform(rotationAngle: angle - expected).rotationAngle
      #expect(abs(difference) < 1e-12, "\(angle) instead of \(expected)")
    }
  }

  @Test(arguments: [Double.pi, -.pi])
  func `half a turn is clockwise, whatever its sign`(angle: Double) {
    expect(turn(to: angle), [.pi / 4, .pi / 2, 3 * .pi / 4])
  }

  @Test func `a little less than half a turn backwards is counterclockwise`() {
    expect(turn(to: -3.14), [-3.14 / 4, -3.14 / 2, -3.14 * 3 / 4])
  }

  @Test func `half a turn goes the way that the options ask for`() {
    expect(turn(to: .pi, .rotateCounterclockwise), [-.pi / 4, -.pi / 2, -3 * .pi / 4])
  }

  @Test func `half a turn goes clockwise when asked to`() {
    expect(turn(to: -.pi, .rotateClockwise), [.pi / 4, .pi / 2, 3 * .pi / 4])
  }

  @Test func `without options a turn goes the shortest way`() {
    view.transform = Transform(rotationAngle: 3)
    // From 3 to -3 it is 2 pi - 6 on over pi, not 6 back.
    let way = 2 * Double.pi - 6
    expect(turn(to: -3), [3 + way / 4, .pi, -3 - way / 4])
  }

  @Test func `a turn goes the long way when asked to`() {
    let way = 2 * Double.pi - 1
    expect(
      turn(to: 1, .rotateCounterclockwise), [-way / 4, -way / 2, 2 * .pi - way * 3 / 4])
  }

  @Test func `a whole turn animates nothing`() {
    expect(turn(to: 2 * .pi), [0, 0, 0])
  }

  @Test func `two half turns in a chain go round once`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(rotationAngle: .pi)
    } completion: { _ in
      stage.animate(withDuration: 1, options: .curveLinear) { view.transform = .identity }
    }
    let angles = [0.5, 1.5].map { scene.shown(at: $0).angle }
    expect(angles, [.pi / 2, -.pi / 2])
    #expect(scene.shown(at: 2).transform == .identity)
  }

  @Test func `a scale goes to 0 and back`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 0, y: 0)
    }
    #expect(scene.shown(at: 0.5).transform == Transform(scaleX: 0.5, y: 0.5))
    #expect(scene.shown(at: 1).transform == Transform(scaleX: 0, y: 0))
    stage.animate(withDuration: 1, options: .curveLinear) { view.transform = .identity }
    #expect(scene.shown(at: 1).transform == Transform(scaleX: 0, y: 0))
    #expect(scene.shown(at: 1.25).transform == Transform(scaleX: 0.25, y: 0.25))
    #expect(scene.shown(at: 2).transform == .identity)
  }

  @Test func `a turn keeps the size on its way`() {
    view.transform = Transform(scaleX: 2, y: 3)
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 2, y: 3).concatenating(Transform(rotationAngle: 2))
    }
    for step in 1...9 {
      let shown = scene.shown(at: Double(step) / 10).transform
      // The area, 6, and the length of the turned x axis, 2.
      #expect(isClose(shown.determinant, 6, within: 1e-12))
      #expect(isClose((shown.a * shown.a + shown.b * shown.b).squareRoot(), 2, within: 1e-12))
    }
  }

  @Test func `a turn and a scale that overlap add up in their parts`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 2, y: 2)
    }
    stage.advance(to: 0.5)
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 2, y: 2).concatenating(Transform(rotationAngle: 1))
    }
    let shown = scene.shown(at: 0.75)
    #expect(isClose(shown.angle, 0.25, within: 1e-12))
    #expect(isClose(shown.transform.determinant, 1.75 * 1.75, within: 1e-12))
  }
}
