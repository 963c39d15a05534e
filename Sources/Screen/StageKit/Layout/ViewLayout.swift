internal import Geometry

/// The layout state of a view and its subviews, apart from the frames.
struct ViewLayout {
  /// The size of the bounds after the last change.
  var size = Size.zero

  /// The margins without the safe area that were set; nil, the default, for those of the system.
  var margins: Insets?
  /// The margins that the container of the view gives it; nil, the default, for none.
  var containerMargins: Insets?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  /// The margins and the safe area that were last reported to the view.
  var lastMargins: Insets?
  var lastSafeArea = Insets.zero
  /// The meaning of the content for the direction of layout.
  var semantics = SemanticContentAttribute.unspecified
  /// What the view adds to the safe area of its superview.
  var addedSafeArea = Insets.zero

  /// Whether the frame is fixed, as opposed to being determined by constraints.
  var keepsFrame = true
  /// The size of the view in the document that placed its descendants; nil without one, and after a
  /// change of what constraints place.
  var designSize: Size?
  /// Whether the frame from a document is used instead of the one from constraints.
  var keepsDesign = false
  /// Whether constraints that are added do not end ``designSize``.
  var isArranging = false
  var contentPriorities = ContentPriorities()
  /// The place in the stack that arranges the view, from 0; 0 without one.
  var arrangedIndex = 0
  /// The active constraints of which the view is the owner.
  var constraints: [LayoutConstraint] = []
  /// The active constraints that refer to the view.
  var incidentConstraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// The guides whose rectangles depend on margins or the safe area.
  var systemGuides: [LayoutGuide] {
    [marginsGuide, safeAreaGuide, readableGuide, topGuide, bottomGuide, contentGuide, frameGuide]
      .compactMap { $0 }
  }
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?
  var topGuide: LayoutGuide?
  var bottomGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
  /// Whether constraints between the view's edges and descendants refer to its content.
  var hasContent = false
  var contentGuide: LayoutGuide?
  var frameGuide: LayoutGuide?

  /// The engine that solves the constraints of the tree whose root the view is.
  var engine: LayoutEngine?
  /// Whether an engine has or had unknowns of the view.
  var isInEngine = false
  /// Whether the view or a descendant has had constraints.
  var treeHasConstraints = false
  var needsUpdateConstraints = false
  /// Whether the view or a descendant needs its constraints updated.
  var treeNeedsUpdateConstraints = false
}
