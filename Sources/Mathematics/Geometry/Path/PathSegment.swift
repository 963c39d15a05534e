/// A line or curve of a path, for motion along it.
public struct PathSegment: Sendable {
  let segment: Segment
  /// The length in points.
  public let length: Double

  init(_ segment: Segment) {
    self.segment = segment
    length = segment.length(tolerance: 1e-9)
  }

  /// Returns the point at a parameter in 0...1.
  public func point(at parameter: Double) -> Point { segment.point(at: parameter) }

  /// Returns the direction at a parameter in 0...1; where the curve stands still, that of the
  /// motion just before or after it, and zero only for a segment without length.
  public func direction(at parameter: Double) -> Vector {
    let derivative = segment.derivative(at: parameter)
    guard derivative == .zero else { return derivative }
    let acceleration = segment.secondDerivative(at: parameter)
    let sign = parameter < 0.5 ? 1.0 : -1.0
    return acceleration == .zero ? sign * segment.third : sign * acceleration
  }

  /// Returns the parameter at a distance from the start along the segment, in points.
  ///
  /// - Parameter distance: The distance, limited to 0 and the length.
  /// - Returns: The parameter, within 1e-9 of the length.
  public func parameter(atLength distance: Double) -> Double {
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    guard !segment.isLine else { return distance / length }
    var (low, high) = (0.0, 1.0)
    var parameter = distance / length
    // The length increases, so Newton's method in a shrinking bracket finds the parameter.
    for _ in 0..<60 {
      let error = segment.length(from: 0, to: parameter, tolerance: 1e-9) - distance
      guard abs(error) > 1e-9 * length else { break }
      if error < 0 { low = parameter } else { high = parameter }
      let newton = parameter - error / segment.derivative(at: parameter).length
      parameter = newton > low && newton < high ? newton : (low + high) / 2
    }
    return parameter
  }
}

extension Path {
  /// The lines and curves of all subpaths in drawing order, with the lines that close them.
  public var segments: [PathSegment] {
    subpaths.flatMap { ($0.isClosed ? $0.outline : $0.segments).map(PathSegment.init) }
  }
}
