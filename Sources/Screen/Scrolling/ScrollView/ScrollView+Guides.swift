internal import Geometry
public import StageKit

extension ScrollView {
  /// The rectangle of the content, whose size constraints give.
  public var contentLayoutGuide: LayoutGuide { contentBoundary ?? safeAreaLayoutGuide }

  /// The rectangle of the bounds, which does not move with the content.
  public var frameLayoutGuide: LayoutGuide { boundsGuide }

  /// Takes the size of the content that constraints give, where they give one.
  func takeConstrainedContentSize() {
    guard let size = constrainedContentSize else { return }
    let taken = Size(
      size.width > 0 ? size.width : contentSize.width,
      size.height > 0 ? size.height : contentSize.height)
    if taken != contentSize { contentSize = taken }
  }
}
