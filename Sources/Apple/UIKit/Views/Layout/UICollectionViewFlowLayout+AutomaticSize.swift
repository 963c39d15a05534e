public import Geometry
public import Scrolling

extension CollectionViewFlowLayout {
  /// The estimated size that asks cells for their own sizes on iOS; items have
  /// `itemSize` here, or what the delegate returns.
  public static var automaticSize: CGSize {
    CGSize(width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)
  }
}
