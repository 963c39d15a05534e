import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct RotationTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  /// Returns the angles at a quarter, half and three quarters of a linear rotation.
  private func rotate(to angle: Double, _ options: AnimationOptions = []) -> [Double] {
    let start = stage.time
    stage.animate(withDuration: 1, options: options.union(.curveLinear)) {
      view.transform = Transform(rotationAngle: angle)
    }
    return [0.25, 0.5, 0.75].map { scene.presentation(at: start + $0).angle }
  }

  private func expect(_ angles: [Double], _ expected: [Double]) {
    for (angle, expected) in zip(angles, expected) {
      // Modulo full turns, since pi and -pi are equal; rounding of sines and cosines.
      let difference = Transform(rotationAngle: angle - expected).rotationAngle
      #expect(abs(difference) < 1e-12, "\(angle), expected \(expected)")
    }
  }

  @Test(arguments: [Double.pi, -.pi])
  func `half a turn is clockwise for both signs`(angle: Double) {
    expect(rotate(to: angle), [.pi / 4, .pi / 2, 3 * .pi / 4])
  }

  @Test func `a negative angle just below half a turn is counterclockwise`() {
    expect(rotate(to: -3.14), [-3.14 / 4, -3.14 / 2, -3.14 * 3 / 4])
  }

  @Test func `rotateCounterclockwise makes half a turn counterclockwise`() {
    expect(rotate(to: .pi, .rotateCounterclockwise), [-.pi / 4, -.pi / 2, -3 * .pi / 4])
  }

  @Test func `rotateClockwise makes half a turn clockwise`() {
    expect(rotate(to: -.pi, .rotateClockwise), [.pi / 4, .pi / 2, 3 * .pi / 4])
  }

  @Test func `by default a rotation takes the shortest direction`() {
    view.transform = Transform(rotationAngle: 3)
    // From 3 to -3 the shortest rotation is 2 pi - 6 through pi, not -6.
    let rotation = 2 * Double.pi - 6
    expect(rotate(to: -3), [3 + rotation / 4, .pi, -3 - rotation / 4])
  }

  @Test func `rotateCounterclockwise takes the longer direction if necessary`() {
    let rotation = 2 * Double.pi - 1
    expect(
      rotate(to: 1, .rotateCounterclockwise),
      [-rotation / 4, -rotation / 2, 2 * .pi - rotation * 3 / 4])
  }

  @Test func `a full turn is not animated`() {
    expect(rotate(to: 2 * .pi), [0, 0, 0])
  }

  @Test func `two consecutive half turns are a full turn`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(rotationAngle: .pi)
    } completion: { _ in
      stage.animate(withDuration: 1, options: .curveLinear) { view.transform = .identity }
    }
    let angles = [0.5, 1.5].map { scene.presentation(at: $0).angle }
    expect(angles, [.pi / 2, -.pi / 2])
    #expect(scene.presentation(at: 2).transform == .identity)
  }

  @Test func `a scale is animated to 0 and back`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 0, y: 0)
    }
    #expect(scene.presentation(at: 0.5).transform == Transform(scaleX: 0.5, y: 0.5))
    #expect(scene.presentation(at: 1).transform == Transform(scaleX: 0, y: 0))
    stage.animate(withDuration: 1, options: .curveLinear) { view.transform = .identity }
    #expect(scene.presentation(at: 1).transform == Transform(scaleX: 0, y: 0))
    #expect(scene.presentation(at: 1.25).transform == Transform(scaleX: 0.25, y: 0.25))
    #expect(scene.presentation(at: 2).transform == .identity)
  }

  @Test func `a rotation preserves the scale throughout`() {
    view.transform = Transform(scaleX: 2, y: 3)
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 2, y: 3).concatenating(Transform(rotationAngle: 2))
    }
    for step in 1...9 {
      let shown = scene.presentation(at: Double(step) / 10).transform
      // The area, 6, and the length of the rotated x axis, 2.
      #expect(isClose(shown.determinant, 6, within: 1e-12))
      #expect(isClose((shown.a * shown.a + shown.b * shown.b).squareRoot(), 2, within: 1e-12))
    }
  }

  @Test func `an overlapping rotation and scale are added component by component`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 2, y: 2)
    }
    stage.advance(to: 0.5)
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.transform = Transform(scaleX: 2, y: 2).concatenating(Transform(rotationAngle: 1))
    }
    let shown = scene.presentation(at: 0.75)
    #expect(isClose(shown.angle, 0.25, within: 1e-12))
    #expect(isClose(shown.transform.determinant, 1.75 * 1.75, within: 1e-12))
  }
}
