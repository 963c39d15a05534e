internal import Geometry

/// The values of the inputs of a filter, with defaults for those that are not set.
struct FilterArguments {
  let values: [String: FilterValue]

  func number(_ key: String) -> Double {
    switch values[key] {
    case .number(let number): number.isFinite ? number : 0
    case .vector(let numbers): numbers.first ?? 0
    default: 0
    }
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  func vector(_ key: String) -> [Double] {
    switch values[key] {
    case .vector(let numbers): numbers
    case .number(let number): [number]
    default: []
    }
  }

  /// Returns four components, 0 where the vector is shorter.
  func components(_ key: String) -> SIMD4<Float> {
    var result = SIMD4<Float>.zero
    for (index, number) in vector(key).prefix(4).enumerated() { result[index] = Float(number) }
    return result
  }

  func point(_ key: String) -> Point {
    let numbers = vector(key)
    return Point(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  func rect(_ key: String) -> Rect {
    let numbers = vector(key)
    guard numbers.count >= 4 else { return .null }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func color(_ key: String) -> Color {
    if case .color(let color) = values[key] { color } else { .clear }
  }

  func image(_ key: String) -> FilterImage? {
    if case .image(let image) = values[key] { image } else { nil }
  }

  func data(_ key: String) -> [UInt8]? {
    switch values[key] {
    case .data(let bytes): bytes
    case .text(let text): Array(text.utf8)
    default: nil
    }
  }

  func text(_ key: String) -> String {
    if case .text(let text) = values[key] { text } else { "" }
  }

  func transform(_ key: String) -> Transform {
    if case .transform(let transform) = values[key] { transform } else { .identity }
  }
}
