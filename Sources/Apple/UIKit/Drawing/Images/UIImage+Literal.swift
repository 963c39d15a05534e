internal import Geometry
public import PictureKit

/// The type of `#imageLiteral` where the context names none.
public typealias _ImageLiteralType = Drawing

extension Drawing: _ExpressibleByImageLiteral {
  /// Creates the image of a literal, by its name; an empty one if it is missing.
  public init(imageLiteralResourceName name: String) {
    self = Drawing(named: name) ?? Drawing(size: .zero) { _ in }
  }
}
