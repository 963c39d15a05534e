public import Geometry

extension Color {
  /// How much a color stands out.
  public enum Prominence: Int, Sendable {
    case primary, secondary, tertiary, quaternary
  }

  /// Returns the color with the opacity of a prominence, which is that of the labels of the system.
  public func withProminence(_ prominence: Prominence) -> Color {
    let part =
      switch prominence {
      case .primary: 1.0
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    return withAlphaComponent(alpha * part)
  }

  /// Creates a color of Core Graphics from the components of cyan, magenta, yellow and black.
  public init(
    genericCMYKCyan cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// The color in words, such as "dark blue", as assistive programs read it.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (0.0, 0.0, 0.0, 0.0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    guard alpha > 0 else { return "transparent" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95
        ? "white" : brightness > 0.7 ? "light gray" : brightness > 0.4 ? "gray" : "dark gray"
    }
    let names = [
      (0.04, "red"), (0.11, "orange"), (0.18, "yellow"), (0.45, "green"), (0.54, "cyan"),
      (0.71, "blue"), (0.8, "purple"), (0.93, "pink"), (1.01, "red"),
    ]
    let name = names.first { hue < $0.0 }?.1 ?? "red"
    let degree = brightness < 0.5 ? "dark " : saturation < 0.45 ? "light " : ""
    return degree + name
  }
}
