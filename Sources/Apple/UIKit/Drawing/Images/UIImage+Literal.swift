internal import Geometry
public import PictureKit

/// The type of `#imageLiteral` where the context names none.
public typealias _ImageLiteralType = Drawing

/// A class that is made of the contents of a drawing: drawings, and subclasses of them.
public protocol _DrawingClass: AnyObject {
  /// Creates an object with the contents of a drawing.
  init(_ contents: DrawingContents)
}

extension _DrawingClass {
  /// Creates the image of a literal, by its name; an empty one if it is missing.
  public init(imageLiteralResourceName name: String) {
    self.init((Drawing(named: name) ?? Drawing(size: .zero) { _ in }).contents)
  }
}

extension Drawing: _DrawingClass, _ExpressibleByImageLiteral {}
