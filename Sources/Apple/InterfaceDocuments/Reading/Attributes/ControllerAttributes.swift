extension AttributeType {
  /// The attributes of controllers and of references to controllers.
  static let controllers = table(
    bool: """
      automaticallyAdjustsScrollViewInsets hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars
      definesPresentationContext providesPresentationContextTransitionStyle modalInPopover
      modalInPresentation wantsFullScreenLayout useStoryboardIdentifierAsRestorationIdentifier
      navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
      hidesBarsWhenVerticallyCompact autoresizesArchivedViewToFullSize doubleSided
      allowDoubleColumnStyle allowTripleColumnStyle presentsWithGesture
      showsPlaybackControls
      allowsPictureInPicturePlayback clearsSelectionOnViewWillAppear
      automaticallyAdjustsScrollIndicatorInsets
      pauseOnWillResignActive resumeOnDidBecomeActive
      """,
    number: """
      pageSpacing preferredFramesPerSecond minimumPrimaryColumnWidth maximumPrimaryColumnWidth
      preferredPrimaryColumnWidthFraction selectedIndex
      """,
    string: """
      title colorLabel modalPresentationStyle modalTransitionStyle transitionStyle
      navigationOrientation
      spineLocation videoGravity preferredDisplayMode primaryEdge splitViewStyle style
      storyboardName referencedIdentifier bundleIdentifier nibName sceneMemberID
      placeholderIdentifier userInterfaceStyle
      preferredSplitBehavior displayModeButtonVisibility
      """)

  /// The attributes of gesture recognizers.
  static let recognizers = table(
    bool: """
      enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
      requiresExclusiveTouchType
      """,
    number: """
      numberOfTapsRequired numberOfTouchesRequired numberOfTouches minimumNumberOfTouches
      maximumNumberOfTouches minimumPressDuration allowableMovement scale rotation
      """,
    string: "direction edges")

  /// The attributes of views of maps, the web, GLKit, Metal, SpriteKit and SceneKit.
  static let frameworks = table(
    bool: """
      enableSetNeedsDisplay paused allowsBackForwardNavigationGestures allowsLinkPreview
      scalesPageToFit showsUserLocation zoomEnabled rotateEnabled pitchEnabled playing
      autoenablesDefaultLighting allowsCameraControl jitteringEnabled autoResizeDrawable
      presentsWithTransaction framebufferOnly showsBuildings showsPointsOfInterest
      showsCompass showsScale showsTraffic allowsInlineMediaPlayback
      mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay suppressesIncrementalRendering
      keyboardDisplayRequiresUserAction
      """,
    number: "sampleCount clearDepth clearStencil preferredFramesPerSecond",
    string: """
      mapType customUserAgent colorPixelFormat depthStencilPixelFormat antialiasingMode
      drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample
      """)
}
