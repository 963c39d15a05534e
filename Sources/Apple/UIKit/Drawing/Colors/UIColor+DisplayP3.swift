public import Geometry
internal import InterfaceDocuments

extension Color {
  /// Creates a color of the space Display P3, as sRGB has it: what sRGB does not have is the
  /// nearest value of each component.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self = ColorSpace.displayP3.color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
