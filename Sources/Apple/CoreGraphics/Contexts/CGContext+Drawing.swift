public import Geometry
public import PictureKit

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The options of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color extends before the start; it always does.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last color extends beyond the end; it always does.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension Gradient {
  /// Creates a gradient of colors.
  ///
  /// - Parameters:
  ///   - space: The space of colors.
  ///   - colors: The colors.
  ///   - locations: Their places, from 0 to 1; nil spaces them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Color], locations: UnsafePointer<Double>?
  ) {
    guard !colors.isEmpty else { return nil }
    guard let locations else {
      self.init(colors)
      return
    }
    self.init(stops: colors.enumerated().map { Stop($1, at: locations[$0]) })
  }

  /// Creates a gradient of colors that are given by their components.
  ///
  /// - Parameters:
  ///   - space: The space of colors.
  ///   - components: The components of each color, and its opacity.
  ///   - locations: The places of the colors, from 0 to 1; nil spaces them evenly.
  ///   - count: The number of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<Double>,
    locations: UnsafePointer<Double>?, count: Int
  ) {
    let isGray = space.model == .monochrome
    let colors = (0..<max(count, 0)).map { index -> Color in
      let values = components + index * (isGray ? 2 : 4)
      return isGray
        ? Color(white: values[0], alpha: values[1])
        : Color(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

extension Gradient {
  /// Creates a gradient of the colors of an array of Core Foundation; nil without any.
  @_disfavoredOverload
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<Double>?
  ) {
    self.init(
      colorsSpace: space, colors: colors.compactMap { $0 as? Color }, locations: locations)
  }
}

extension Canvas {
  /// Draws the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke {
      fill(path, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  /// Sets the fill color by its components, from 0 to 1.
  public func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color by its components, from 0 to 1.
  public func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Begins an empty current path.
  public func beginPath() { _ = takePath() }

  /// Adds lines between points to the current path.
  public func addLines(between points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [Point]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      var line = Path()
      line.addLines(between: [points[index], points[index + 1]])
      stroke(line)
    }
  }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: Rect, width: Double) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: Rect) {
    saveGState()
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }

  /// Sets whether edges are smooth; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Draws a gradient along a line, over the clip.
  public func drawLinearGradient(
    _ gradient: Gradient, start: Point, end: Point, options: CGGradientDrawingOptions
  ) {
    fillPlane(with: .linearGradient(gradient, start: start, end: end))
  }

  /// Draws a gradient between two circles, over the clip.
  public func drawRadialGradient(
    _ gradient: Gradient, startCenter: Point, startRadius: Double, endCenter: Point,
    endRadius: Double, options: CGGradientDrawingOptions
  ) {
    fillPlane(
      with: .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius))
  }

  private func fillPlane(with paint: Paint) {
    saveGState()
    setShadow(offset: .zero, blur: 0, color: nil)
    setFillPaint(paint)
    // More than any clip covers.
    fill(Rect(center: .zero, size: Size(1e5, 1e5)))
    restoreGState()
  }
}
