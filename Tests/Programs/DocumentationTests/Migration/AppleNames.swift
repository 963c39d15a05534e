import InterfaceDocuments

/// The names that source for iOS uses: the classes of `AppleClasses`, and a table of our own of the
/// others.
enum AppleNames {
  /// A subject and its names, in the order in which a reader meets them.
  struct Group {
    let title: String
    let names: [String]

    init(_ title: String, _ classes: AppleClasses.Group?, _ others: String) {
      self.title = title
      names =
        (classes?.classes.map(\.name) ?? [])
        + others.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
  }

  /// The names that Foundation has on Linux too, unless the module has its own.
  static let foundation: Set<String> = [
    "DispatchWorkItem", "NSAttributedString", "NSMutableAttributedString", "NotificationCenter",
    "OperationQueue", "UserDefaults",
  ]

  static let groups = [
    Group(
      "UIKit Dynamics", .dynamics,
      """
      UIDynamicAnimatorDelegate UIDynamicItem UIDynamicItemCollisionBoundsType
      UICollisionBehaviorDelegate UIRegion UIFloatRange
      """),
    Group(
      "Views", .views,
      """
      UIScrollViewDelegate UITextViewDelegate
      """),
    Group(
      "Controls and bars", .controls,
      """
      UITextFieldDelegate UINavigationBarDelegate UITabBarDelegate UISearchBarDelegate UIBarStyle
      UIBarMetrics
      """),
    Group(
      "Tables and collections", .tables,
      """
      UITableViewDataSource UITableViewDelegate UICollectionViewDataSource UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewUpdateItem NSCollectionLayoutDimension
      NSCollectionLayoutGroup NSCollectionLayoutItem NSCollectionLayoutSection
      NSCollectionLayoutSize NSCollectionLayoutVisibleItem NSDirectionalEdgeInsets
      NSDiffableDataSourceSnapshot NSCollectionLayoutSpacing NSCollectionLayoutEdgeSpacing NSCollectionLayoutAnchor
      NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
      NSCollectionLayoutDecorationItem NSCollectionLayoutEnvironment NSCollectionLayoutContainer
      NSCollectionLayoutGroupCustomItem UICollectionLayoutSectionOrthogonalScrollingBehavior
      UICollectionLayoutListConfiguration UICellAccessory UIContentConfiguration UIContentView
      UIListContentConfiguration UIBackgroundConfiguration UICellConfigurationState
      """),
    Group(
      "Controllers", .controllers,
      """
      UINavigationControllerDelegate UITabBarControllerDelegate UIPageViewControllerDataSource
      UISearchControllerDelegate UISearchResultsUpdating UIModalPresentationStyle
      UIModalTransitionStyle UIStatusBarStyle UIInterfaceOrientation UIInterfaceOrientationMask
      UIRectEdge UIStoryboardUnwindSegueSource UIViewControllerAnimatedTransitioning
      UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning
      UIViewControllerTransitioningDelegate UIViewControllerTransitionCoordinator
      UITransitionContextViewControllerKey UITransitionContextViewKey
      """),
    Group(
      "Touches and gestures", .touches,
      """
      UIGestureRecognizerDelegate
      """),
    Group(
      "Layout", .layout,
      """
      NSLayoutConstraint NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
      UILayoutPriority UILayoutSupport UIEdgeInsets UIOffset UITraitCollection UIUserInterfaceStyle
      UIUserInterfaceSizeClass UIContentSizeCategory
      """),
    Group(
      "Animation", .animation,
      """
      UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UITimingCurveProvider
      UICubicTimingParameters UISpringTimingParameters
      """),
    Group(
      "Core Animation", .layers,
      """
      CALayerDelegate CAShapeLayerLineCap CAShapeLayerLineJoin CAShapeLayerFillRule
      CAAnimationDelegate CAAction CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction
      CAMediaTimingFunctionName CATransform3D CACurrentMediaTime
      """),
    Group(
      "Drawing and images", .drawing,
      """
      CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform CGPath CGMutablePath CGColor
      CGColorSpace CGContext CGGradient CGImage CGBlendMode CGLineCap CGLineJoin CGPathDrawingMode
      UIColor UIImageAsset UIFont UIGraphicsGetCurrentContext
      UIGraphicsBeginImageContextWithOptions UIGraphicsGetImageFromCurrentImageContext
      UIGraphicsEndImageContext UIRectFill CGPattern CGPatternCallbacks CIContext CIFilter CIImage
      CIColor CIVector CIDetector CIKernel kCIInputImageKey
      """),
    Group(
      "Text", nil,
      """
      NSAttributedString NSMutableAttributedString NSParagraphStyle NSMutableParagraphStyle
      NSTextAlignment NSStringDrawingOptions NSShadow NSTextContainer NSLayoutManager NSTextStorage
      NSTextAttachment UIReturnKeyType UIKeyboardType UITextAutocapitalizationType
      UITextAutocorrectionType UITextContentType
      """),
    Group(
      "Application and device", .application,
      """
      UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate UIDeviceOrientation
      UIAccessibility CMMotionManager CMAcceleration CMAccelerometerData CMDeviceMotion CMAttitude
      CMGyroData CMMagnetometerData PlaygroundPage XCPlaygroundPage
      """),
    Group(
      "Foundation that follows the stage", nil,
      """
      NSObject NSCopying NSCoder NSValue Selector Timer DispatchQueue DispatchTime DispatchWorkItem
      OperationQueue NotificationCenter UserDefaults Bundle NSKeyValueObservation
      NSKeyValueChangeKey NSKeyValueObservingOptions CFTimeInterval CFAbsoluteTime
      CFAbsoluteTimeGetCurrent arc4random arc4random_uniform drand48 print NSLog
      """),
  ]
}
