public import Geometry
public import PictureKit
public import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Fills a path with black, by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// Draws a path in black.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How much a pixel must be like the expected one, 0 to 1.
  ///   - scale: The number of pixels per point.
  ///   - drawingMode: Whether the path is filled, by which rule, and whether it has a line.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image {
        $0.cgContext.addPath(path)
        $0.cgContext.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// Compares the elements of paths, a line each, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      path.elementLines { "\(($0 * 1000).rounded(.toNearestOrEven) / 1000)" }
    }
  }

  /// Compares the elements of paths, a line each.
  ///
  /// - Parameter numberFormatter: What writes the coordinates.
  /// - Returns: The strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      path.elementLines { numberFormatter.string(from: NSNumber(value: $0)) ?? "" }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Compares the elements of paths, a line each, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// Compares the elements of paths, a line each.
  ///
  /// - Parameter numberFormatter: What writes the coordinates.
  /// - Returns: The strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}

extension CGPath {
  /// Returns a line for each element, in the form of Point-Free's library.
  ///
  /// - Parameter number: Returns the text of a coordinate.
  /// - Returns: The lines.
  fileprivate func elementLines(number: (CGFloat) -> String) -> String {
    var text = ""
    applyWithBlock { pointer in
      let element = pointer.pointee
      let (name, count) = element.type.nameAndPointCount
      if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
      let points = (0..<count).map { index in
        "(\(number(element.points[index].x)), \(number(element.points[index].y)))"
      }
      text += "\(name) \(points.joined(separator: " "))\n"
    }
    return text
  }
}

extension CGPathElementType {
  /// The name in snapshots, and the number of points.
  fileprivate var nameAndPointCount: (String, Int) {
    switch self {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}
