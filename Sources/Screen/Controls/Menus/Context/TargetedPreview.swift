public import Geometry
public import StageKit

/// The look of a preview.
open class PreviewParameters {
  /// The part of the view that is shown; nil, the default, is all of it.
  package final var shownPath: Path?
  /// The path of the shadow; nil, the default, is that of the view.
  package final var shadedPath: Path?
  /// The color behind the view; nil by default.
  open var backgroundColor: Color?

  /// Creates parameters.
  public init() {}
}

/// The look of the preview of a dragged item.
open class DragPreviewParameters: PreviewParameters {}

/// A view that is shown while an item is dragged.
open class DragPreview {
  /// The view.
  public let view: View
  /// The look.
  public let parameters: DragPreviewParameters

  /// Creates a preview.
  public init(view: View, parameters: DragPreviewParameters = DragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// Where a preview is.
open class PreviewTarget {
  /// The view around it.
  public let container: View
  /// The middle, in the container.
  public let center: Point
  /// How it is turned and scaled.
  public let transform: Transform

  /// Creates a place.
  public init(container: View, center: Point, transform: Transform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// The place of the preview of a dragged item.
open class DragPreviewTarget: PreviewTarget {}

/// A view that is shown apart from its place, with a menu or a finger.
open class TargetedPreview {
  /// The view.
  public let view: View
  /// The look.
  public let parameters: PreviewParameters
  /// The place.
  public let target: PreviewTarget

  /// Creates a preview.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the view's place.
  public init(view: View, parameters: PreviewParameters = PreviewParameters()) {
    self.view = view
    self.parameters = parameters
    target = PreviewTarget(container: view.superview ?? view, center: view.center)
  }

  /// The size of the view.
  open var size: Size { view.bounds.size }
}

/// The preview of a dragged item.
open class TargetedDragPreview: TargetedPreview {}

@available(*, unavailable)
extension PreviewParameters: Sendable {}

@available(*, unavailable)
extension DragPreview: Sendable {}

@available(*, unavailable)
extension PreviewTarget: Sendable {}

@available(*, unavailable)
extension TargetedPreview: Sendable {}
