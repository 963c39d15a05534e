/// The names that source for iOS uses: a table of our own, by subject.
enum AppleNames {
  /// A subject and its names, in the order in which a reader meets them.
  struct Group {
    let title: String
    let names: [String]

    init(_ title: String, _ names: String) {
      self.title = title
      self.names = names.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
  }

  /// The names that Foundation has on Linux too, unless the module has its own.
  static let foundation: Set<String> = [
    "DispatchWorkItem", "NSAttributedString", "NSMutableAttributedString", "NotificationCenter",
    "OperationQueue", "UserDefaults",
  ]

  static let groups = [
    Group(
      "UIKit Dynamics",
      """
      UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicItem UIDynamicItemCollisionBoundsType
      UIDynamicItemGroup UIDynamicBehavior UIAttachmentBehavior UICollisionBehavior
      UICollisionBehaviorDelegate UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior
      UIPushBehavior UISnapBehavior UIRegion UIFloatRange
      """),
    Group(
      "Views",
      """
      UIView UIWindow UILabel UIImageView UIStackView UIVisualEffect UIVisualEffectView UIBlurEffect
      UIVibrancyEffect UIScrollView UIScrollViewDelegate UITextView UITextViewDelegate UIProgressView
      UIActivityIndicatorView UIPickerView UIDatePicker UIPageControl UIRefreshControl UISearchBar
      UICalendarView UIContentUnavailableView WKWebView MKMapView MTKView SCNView SKView
      """),
    Group(
      "Controls and bars",
      """
      UIControl UIAction UIButton UISwitch UISlider UIStepper UISegmentedControl UITextField
      UITextFieldDelegate UIColorWell UIBarItem UIBarButtonItem UINavigationBar UINavigationBarDelegate
      UINavigationItem UITabBar UITabBarDelegate UITabBarItem UIToolbar UISearchBarDelegate
      UISearchTextField UIBarStyle UIBarMetrics UIMenu UIMenuElement UICommand UIKeyCommand
      UINavigationBarAppearance UITabBarAppearance
      """),
    Group(
      "Tables and collections",
      """
      UITableView UITableViewCell UITableViewDataSource UITableViewDelegate
      UITableViewHeaderFooterView UITableViewController UICollectionView UICollectionViewCell
      UICollectionReusableView UICollectionViewDataSource UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout
      UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
      UICollectionViewUpdateItem UICollectionViewController UICollectionViewCompositionalLayout
      UICollectionViewCompositionalLayoutConfiguration NSCollectionLayoutDimension
      NSCollectionLayoutGroup NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
      NSCollectionLayoutVisibleItem NSDirectionalEdgeInsets UITableViewDiffableDataSource
      UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot UISwipeActionsConfiguration
      UIContextualAction UITableViewRowAction NSCollectionLayoutSpacing NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutAnchor NSCollectionLayoutSupplementaryItem
      NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem
      NSCollectionLayoutEnvironment NSCollectionLayoutContainer NSCollectionLayoutGroupCustomItem
      UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionLayoutListConfiguration
      UICollectionViewListCell UICellAccessory UIContentConfiguration UIContentView
      UIListContentConfiguration UIListContentView UIBackgroundConfiguration UICellConfigurationState
      """),
    Group(
      "Controllers",
      """
      UIViewController UINavigationController UINavigationControllerDelegate UITabBarController
      UITabBarControllerDelegate UIPageViewController UIPageViewControllerDataSource
      UISplitViewController UIAlertController UIAlertAction UIActivityViewController
      UIImagePickerController UISearchController UISearchControllerDelegate UISearchResultsUpdating
      UIPopoverPresentationController
      UIPresentationController UISheetPresentationController UIModalPresentationStyle
      UIModalTransitionStyle UIStatusBarStyle UIInterfaceOrientation UIInterfaceOrientationMask
      UIRectEdge UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UINib
      UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
      UIViewControllerInteractiveTransitioning UIViewControllerTransitioningDelegate
      UIViewControllerTransitionCoordinator UIPercentDrivenInteractiveTransition
      UITransitionContextViewControllerKey UITransitionContextViewKey
      """),
    Group(
      "Touches and gestures",
      """
      UIResponder UITouch UIEvent UIPress UIGestureRecognizer UIGestureRecognizerDelegate
      UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer
      UIPinchGestureRecognizer UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer
      UISwipeGestureRecognizer UIHoverGestureRecognizer UIImpactFeedbackGenerator
      UISelectionFeedbackGenerator UINotificationFeedbackGenerator UIDragInteraction
      UIDropInteraction UIContextMenuInteraction UIPointerInteraction
      """),
    Group(
      "Layout",
      """
      NSLayoutConstraint NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
      UILayoutGuide UILayoutPriority UILayoutSupport UIEdgeInsets UIOffset UITraitCollection
      UIUserInterfaceStyle UIUserInterfaceSizeClass UIContentSizeCategory
      """),
    Group(
      "Animation",
      """
      UIViewPropertyAnimator UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState
      UITimingCurveProvider UICubicTimingParameters UISpringTimingParameters UIMotionEffect
      UIInterpolatingMotionEffect UIUpdateLink
      """),
    Group(
      "Core Animation",
      """
      CALayer CALayerDelegate CAShapeLayer CAShapeLayerLineCap CAShapeLayerLineJoin
      CAShapeLayerFillRule CAGradientLayer CATextLayer CAReplicatorLayer CATransformLayer
      CAEmitterLayer CAEmitterCell CAScrollLayer CATiledLayer CAMetalLayer CAAnimation
      CAAnimationDelegate CAAnimationGroup CAPropertyAnimation CABasicAnimation CAKeyframeAnimation
      CASpringAnimation CATransition CATransaction CAAction CAMediaTiming CAMediaTimingFillMode
      CAMediaTimingFunction CAMediaTimingFunctionName CATransform3D CADisplayLink
      CACurrentMediaTime
      """),
    Group(
      "Drawing and images",
      """
      CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform CGPath CGMutablePath CGColor
      CGColorSpace CGContext CGGradient CGImage CGBlendMode CGLineCap CGLineJoin CGPathDrawingMode
      UIBezierPath UIColor UIImage UIImageAsset UIFont UIFontDescriptor UIGraphicsImageRenderer
      UIGraphicsGetCurrentContext UIGraphicsBeginImageContextWithOptions
      UIGraphicsGetImageFromCurrentImageContext UIGraphicsEndImageContext UIRectFill CGPattern
      CGPatternCallbacks CIContext CIFilter CIImage CIColor CIVector CIDetector CIKernel
      kCIInputImageKey
      """),
    Group(
      "Text",
      """
      NSAttributedString NSMutableAttributedString NSParagraphStyle NSMutableParagraphStyle
      NSTextAlignment NSStringDrawingOptions NSShadow NSTextContainer NSLayoutManager NSTextStorage
      NSTextAttachment UIReturnKeyType UIKeyboardType UITextAutocapitalizationType
      UITextAutocorrectionType UITextContentType
      """),
    Group(
      "Application and device",
      """
      UIApplication UIApplicationDelegate UIScene UIWindowScene UISceneDelegate UIWindowSceneDelegate
      UISceneSession UIScreen UIDevice UIDeviceOrientation UIPasteboard UIAccessibility
      CMMotionManager CMAcceleration CMAccelerometerData CMDeviceMotion CMAttitude CMGyroData
      CMMagnetometerData PlaygroundPage XCPlaygroundPage
      """),
    Group(
      "Foundation that follows the stage",
      """
      NSObject NSCopying NSCoder NSValue Selector Timer DispatchQueue DispatchTime DispatchWorkItem
      OperationQueue NotificationCenter UserDefaults Bundle NSKeyValueObservation NSKeyValueChangeKey
      NSKeyValueObservingOptions CFTimeInterval CFAbsoluteTime CFAbsoluteTimeGetCurrent arc4random
      arc4random_uniform drand48 print NSLog
      """),
  ]
}
