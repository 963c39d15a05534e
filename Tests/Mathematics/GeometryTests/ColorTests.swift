import Geometry
import Testing

@Suite struct ColorTests {
  @Test func `a color is opaque by default`() {
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).alpha == 1)
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test func `withAlphaComponent keeps the other components`() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3).withAlphaComponent(0.4)
    #expect(color == Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
  }

  @Test func `the named colors have UIKit's components`() {
    let named: [(Color, [Double])] = [
      (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
      (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]), (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
      (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]),
      (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]), (.yellow, [1, 1, 0, 1]),
      (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
      (.clear, [0, 0, 0, 0]),
    ]
    for (color, components) in named {
      #expect([color.red, color.green, color.blue, color.alpha] == components)
    }
  }
}
