import Geometry
import Layers
import Testing
import Tween

@Suite struct SpringAnimationTests {
  private func presented(at time: Double, _ configure: (SpringAnimation) -> Void) -> Double {
    let layer = Layer()
    let animation = SpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    configure(animation)
    layer.add(animation, forKey: nil)
    return layer.presentation(at: time).position.x
  }

  @Test func `the value follows the closed form of the damped spring`() {
    for time in [0.1, 0.3, 0.7] {
      #expect(presented(at: time) { _ in } == 100 * Spring().value(at: time))
    }
  }

  @Test func `damping above the critical one is played only if it is allowed`() {
    let spring = Spring(damping: 50)
    #expect(
      presented(at: 0.2) {
        $0.damping = 50
      } == 100 * spring.withoutOverdamping.value(at: 0.2))
    #expect(
      presented(at: 0.2) {
        $0.damping = 50
        $0.allowsOverdamping = true
      } == 100 * spring.value(at: 0.2))
  }

  @Test func `the settling duration is that of the spring`() {
    #expect(SpringAnimation(keyPath: nil).settlingDuration == Spring().settlingDuration)
  }
}
