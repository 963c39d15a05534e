import ArgumentParser
import Geometry
import Rendering

extension FrameRate {
  /// Parses a rate such as `60`, `29.97` or `30000/1001`.
  static func parse(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text) else {
      throw ValidationError(
        "it must be a number or a fraction from \(allowed.lowerBound) to \(Int(allowed.upperBound))."
      )
    }
    return rate
  }
}
