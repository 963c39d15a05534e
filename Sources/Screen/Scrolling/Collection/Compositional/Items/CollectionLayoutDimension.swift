public import Geometry

/// The width or the height of an item of a compositional layout: `NSCollectionLayoutDimension`.
public class CollectionLayoutDimension: CreationHashable {
  package let creationNumber = CreationNumber()
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: Double

  required init(_ kind: Kind, _ dimension: Double) {
    precondition(
      dimension.isFinite && dimension >= 0,
      "the dimension of a compositional layout must be a finite number, 0 or more, not \(dimension)"
    )
    self.kind = kind
    self.dimension = dimension
  }

  /// Returns a fraction of the width of what contains the item, 0...1.
  public class func fractionalWidth(_ fractionalWidth: Double) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the height of what contains the item, 0...1.
  public class func fractionalHeight(_ fractionalHeight: Double) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: Double) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// Returns a length in points that is assumed until the view of the item has been measured.
  public class func estimated(_ estimatedDimension: Double) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a fixed length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate until the view has been measured.
  public var isEstimated: Bool { kind == .estimated }

  /// Returns the length in a container, in points.
  func length(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

@available(*, unavailable)
extension CollectionLayoutDimension: Sendable {}

/// The width and the height of an item of a compositional layout: `NSCollectionLayoutSize`.
open class CollectionLayoutSize: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: CollectionLayoutDimension,
    heightDimension height: CollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size in a container, in points.
  func size(in container: Size) -> Size {
    Size(widthDimension.length(in: container), heightDimension.length(in: container))
  }

  /// The dimensions that are measured.
  var estimates: Estimates {
    Estimates(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}

@available(*, unavailable)
extension CollectionLayoutSize: Sendable {}

/// The dimensions of an element that its view determines.
struct Estimates: Hashable {
  var width = false
  var height = false

  var isEmpty: Bool { !width && !height }

  /// Returns a size with the estimated dimensions of another.
  func size(_ size: Size, measured: Size?) -> Size {
    guard let measured else { return size }
    return Size(
      width ? measured.width : size.width, height ? measured.height : size.height)
  }

  /// Returns insets without those of the estimated dimensions.
  func insets(_ insets: DirectionalInsets) -> Insets {
    Insets(
      top: height ? 0 : insets.top, left: width ? 0 : insets.leading,
      bottom: height ? 0 : insets.bottom, right: width ? 0 : insets.trailing)
  }
}
