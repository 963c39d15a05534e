/// A point, x and y.
typealias SwiftPoint = (x: Double, y: Double)

/// Returns the shortest literal that is read back as the same number.
func swift(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

/// Returns the expression for a point.
func swift(_ point: SwiftPoint) -> String { "Point(\(swift(point.x)), \(swift(point.y)))" }

/// Returns the expression for a color with an opacity.
func swift(color: (red: Double, green: Double, blue: Double), alpha: Double) -> String {
  "Color(red: \(swift(color.red)), green: \(swift(color.green)), blue: \(swift(color.blue)), "
    + "alpha: \(swift(alpha)))"
}
