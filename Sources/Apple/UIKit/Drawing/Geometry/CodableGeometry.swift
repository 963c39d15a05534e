public import Geometry

// Numbers of geometry in archives, in the order of Apple's.

/// Reads numbers without keys.
private func readNumbers(_ count: Int, from decoder: any Decoder) throws -> [Double] {
  var container = try decoder.unkeyedContainer()
  return try (0..<count).map { _ in try container.decode(Double.self) }
}

/// Writes numbers without keys.
private func write(_ numbers: Double..., to encoder: any Encoder) throws {
  var container = encoder.unkeyedContainer()
  for number in numbers { try container.encode(number) }
}

extension Point: Codable {
  /// Reads the coordinates.
  public init(from decoder: any Decoder) throws {
    let numbers = try readNumbers(2, from: decoder)
    self.init(numbers[0], numbers[1])
  }
  /// Writes the coordinates.
  public func encode(to encoder: any Encoder) throws { try write(x, y, to: encoder) }
}

extension Size: Codable {
  /// Reads width and height.
  public init(from decoder: any Decoder) throws {
    let numbers = try readNumbers(2, from: decoder)
    self.init(numbers[0], numbers[1])
  }
  /// Writes width and height.
  public func encode(to encoder: any Encoder) throws { try write(width, height, to: encoder) }
}

extension Vector: Codable {
  /// Reads the components.
  public init(from decoder: any Decoder) throws {
    let numbers = try readNumbers(2, from: decoder)
    self.init(dx: numbers[0], dy: numbers[1])
  }
  /// Writes the components.
  public func encode(to encoder: any Encoder) throws { try write(dx, dy, to: encoder) }
}

extension Rect: Codable {
  /// Reads origin and size.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let origin = try container.decode(Point.self)
    self.init(origin: origin, size: try container.decode(Size.self))
  }
  /// Writes origin and size.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}
