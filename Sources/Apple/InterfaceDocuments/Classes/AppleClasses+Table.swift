// Each row has Apple's name, the superclass, and the name here, or a dash for none; then, as
// needed:
//
// - the element of documents for objects of the class, in angle brackets
// - `named`: documents make objects of the class, which they name as a custom class
// - `uncoded`: Apple's class has no `init(coder:)`
// - `valued`: the class here cannot be made without values
// - `unlisted`: a film cannot start from a subclass, although it is a view or a controller

extension AppleClasses.Group {
  /// The classes of the group.
  public var classes: [AppleClass] {
    table.split(separator: "\n").map { AppleClass(row: $0) }
  }

  private var table: String {
    switch self {
    case .dynamics: Self.dynamicsTable
    case .views: Self.viewTable
    case .controls: Self.controlTable
    case .tables: Self.tableTable
    case .controllers: Self.controllerTable
    case .touches: Self.touchTable
    case .layout: Self.layoutTable
    case .animation: Self.animationTable
    case .layers: Self.layerTable
    case .drawing: Self.drawingTable
    case .application: Self.applicationTable
    }
  }

  private static let dynamicsTable = """
    UIDynamicAnimator     -                 DynamicAnimator     named uncoded
    UIDynamicBehavior     -                 DynamicBehavior     uncoded
    UIAttachmentBehavior  UIDynamicBehavior AttachmentBehavior  uncoded
    UICollisionBehavior   UIDynamicBehavior CollisionBehavior   uncoded
    UIDynamicItemBehavior UIDynamicBehavior DynamicItemBehavior uncoded
    UIFieldBehavior       UIDynamicBehavior FieldBehavior       uncoded
    UIGravityBehavior     UIDynamicBehavior GravityBehavior     uncoded
    UIPushBehavior        UIDynamicBehavior PushBehavior        uncoded
    UISnapBehavior        UIDynamicBehavior SnapBehavior        uncoded
    UIDynamicItemGroup    -                 DynamicItemGroup    uncoded
    """

  private static let viewTable = """
    UIView                   UIResponder    View                  <view>
    UIWindow                 UIView         Window                <window>
    UILabel                  UIView         Label                 <label>
    UIImageView              UIView         ImageView             <imageView>
    UIStackView              UIView         StackView             <stackView>
    UIVisualEffectView       UIView         VisualEffectView      <visualEffectView>
    UIVisualEffect           -              VisualEffect
    UIBlurEffect             UIVisualEffect BlurEffect            valued
    UIVibrancyEffect         UIVisualEffect VibrancyEffect        valued
    UIScrollView             UIView         ScrollView            <scrollView>
    UITextView               UIScrollView   TextView              <textView>
    UIProgressView           UIView         ProgressView          <progressView>
    UIActivityIndicatorView  UIView         ActivityIndicatorView <activityIndicatorView>
    UIPickerView             UIView         PickerView            <pickerView>
    UISearchBar              UIView         SearchBar             <searchBar>
    UIInputView              UIView         UIInputView
    UICalendarView           UIView         UICalendarView
    UIContentUnavailableView UIView UIContentUnavailableView valued
    UIWebView                UIView         -                     <webView>
    WKWebView                UIView         -                     <wkWebView>
    MKMapView                UIView         -                     <mapView>
    GLKView                  UIView         -                     <glkView>
    MTKView                  UIView         -                     <mtkView>
    SCNView                  UIView         -                     <sceneKitView>
    SKView                   UIView         -                     <skView>
    ARSCNView                UIView         -                     <arscnView>
    ARSKView                 UIView         -                     <arskView>
    """

  private static let controlTable = """
    UIControl                      UIView          Control                      named
    UIButton                       UIControl       Button                       <button>
    UISwitch                       UIControl       Switch                       <switch>
    UISlider                       UIControl       Slider                       <slider>
    UIStepper                      UIControl       Stepper                      <stepper>
    UISegmentedControl             UIControl       SegmentedControl             <segmentedControl>
    UIPageControl                  UIControl       PageControl                  <pageControl>
    UIDatePicker                   UIControl       UIDatePicker                 <datePicker>
    UIRefreshControl               UIControl       RefreshControl               <refreshControl>
    UITextField                    UIControl       TextField                    <textField>
    UISearchTextField              UITextField     SearchTextField              named
    UIColorWell UIControl UIColorWell
    UINavigationBar                UIView          NavigationBar                <navigationBar>
    UITabBar                       UIView          TabBar                       <tabBar>
    UIToolbar                      UIView          Toolbar                      <toolbar>
    UIBarItem                      -               BarItem
    UIBarButtonItem                UIBarItem       BarButtonItem                <barButtonItem>
    UIBarButtonItemGroup           -               UIBarButtonItemGroup         uncoded
    UITabBarItem                   UIBarItem       TabBarItem                   <tabBarItem>
    UINavigationItem               -               NavigationItem               <navigationItem>
    UIBarAppearance                -               BarAppearance
    UINavigationBarAppearance      UIBarAppearance NavigationBarAppearance
    UITabBarAppearance             UIBarAppearance TabBarAppearance
    UIToolbarAppearance            UIBarAppearance ToolbarAppearance
    UIBarButtonItemAppearance      -               BarButtonItemAppearance
    UIBarButtonItemStateAppearance -               BarButtonItemStateAppearance uncoded
    UITabBarItemAppearance         -               TabBarItemAppearance
    UITabBarItemStateAppearance    -               TabBarItemStateAppearance    uncoded
    UIMenuElement                  -               MenuElement                  uncoded
    UIMenu                         UIMenuElement   Menu                         uncoded
    UIDeferredMenuElement          UIMenuElement   DeferredMenuElement          uncoded
    UIAction                       UIMenuElement   Action                       uncoded
    UICommand                      UIMenuElement   Command                      uncoded valued
    UICommandAlternate             -               CommandAlternate             uncoded valued
    UIKeyCommand                   UICommand       KeyCommand                   uncoded valued
    UIMenuSystem                   -               UIMenuSystem                 uncoded
    UITextSelectionRect            -               UITextSelectionRect          uncoded
    UISymbolEffectCompletionContext - UISymbolEffectCompletionContext uncoded valued
    UITextInputPasswordRules - UITextInputPasswordRules uncoded valued
    UITextChecker - UITextChecker uncoded
    UISearchToken                  -               SearchToken                  uncoded valued
    UIPageControlProgress          -                     UIPageControlProgress      uncoded
    UIPageControlTimerProgress     UIPageControlProgress UIPageControlTimerProgress uncoded valued
    UICalendarSelection            -                   UICalendarSelection           uncoded
    UICalendarSelectionSingleDate  UICalendarSelection UICalendarSelectionSingleDate uncoded valued
    UICalendarSelectionMultiDate   UICalendarSelection UICalendarSelectionMultiDate  uncoded valued
    UITab                          -               UITab                        uncoded valued
    UITabGroup                     UITab           UITabGroup                   uncoded valued
    UISearchTab                    UITab           UISearchTab                  uncoded valued
    UISearchSuggestionItem         -               UISearchSuggestionItem       uncoded valued
    UIMenuController - UIMenuController uncoded
    """

  private static let tableTable = """
    UITableView                         UIScrollView             TableView                         <tableView>
    UITableViewCell                     UIView                   TableViewCell                     <tableViewCell>
    UITableViewHeaderFooterView         UIView                   TableViewHeaderFooterView         named
    UITableViewController               UIViewController         UITableViewController             <tableViewController>
    UITableViewRowAction                -                        TableViewRowAction                uncoded
    UIContextualAction                  -                        ContextualAction                  uncoded
    UISwipeActionsConfiguration         -                        SwipeActionsConfiguration         uncoded
    UICollectionView                    UIScrollView             CollectionView                    <collectionView>
    UICollectionReusableView            UIView                   CollectionReusableView            <collectionReusableView>
    UICollectionViewCell                UICollectionReusableView CollectionViewCell                <collectionViewCell>
    UICollectionViewListCell            UICollectionViewCell     CollectionViewListCell            named
    UITableViewDiffableDataSource       -                        UITableViewDiffableDataSource     uncoded
    UICollectionViewDiffableDataSource  -                        UICollectionViewDiffableDataSource uncoded
    UIListContentView                   UIView                   ListContentView
    UICollectionViewController          UIViewController         UICollectionViewController        <collectionViewController>
    UICollectionViewLayout              -                        CollectionViewLayout              <collectionViewLayout>
    UICollectionViewFlowLayout          UICollectionViewLayout   CollectionViewFlowLayout          <collectionViewFlowLayout>
    UICollectionViewCompositionalLayout UICollectionViewLayout   CollectionViewCompositionalLayout valued
    UICollectionViewCompositionalLayoutConfiguration -                        CollectionViewCompositionalLayoutConfiguration
    UICollectionLayoutSectionOrthogonalScrollingProperties - CollectionLayoutSectionOrthogonalScrollingProperties uncoded
    UICollectionViewLayoutAttributes    -                        CollectionViewLayoutAttributes
    UICollectionViewLayoutInvalidationContext -                        CollectionViewLayoutInvalidationContext
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext CollectionViewFlowLayoutInvalidationContext
    """

  // Alerts and the picker of images descend from others than on a device. A search is shown by the
  // controller that is searched.
  private static let controllerTable = """
    UIViewController                     UIResponder              UIViewController                     <viewController>
    UINavigationController               UIViewController         UINavigationController               <navigationController>
    UITabBarController                   UIViewController         UITabBarController                   <tabBarController>
    UIPageViewController                 UIViewController         UIPageViewController                 <pageViewController>
    UISplitViewController                UIViewController         UISplitViewController                <splitViewController>
    UIAlertController                    UIViewController         UIAlertController
    UIAlertAction                        -                        AlertAction                          uncoded
    UIAlertView                          -                        UIAlertView
    UIActionSheet                        -                        UIActionSheet
    UIActivityViewController             UIViewController         UIActivityViewController
    UIImagePickerController              UIViewController         UIImagePickerController
    UIInputViewController                UIViewController         UIInputViewController
    UISearchController                   UIViewController         UISearchController                   unlisted
    GLKViewController                    UIViewController         -                                    <glkViewController>
    AVPlayerViewController               UIViewController         -                                    <avPlayerViewController>
    UIPresentationController             -                        UIPresentationController             uncoded
    UIPopoverPresentationController      UIPresentationController UIPopoverPresentationController      uncoded
    UISheetPresentationController        UIPresentationController UISheetPresentationController        uncoded
    UIPercentDrivenInteractiveTransition -                        UIPercentDrivenInteractiveTransition uncoded
    UIStoryboard                         -                        UIStoryboard                         uncoded
    UIStoryboardSegue                    -                        UIStoryboardSegue                    uncoded
    UINib                                -                        UINib                                uncoded
    UIColorPickerViewController UIViewController UIColorPickerViewController
    UIDocumentPickerViewController UIViewController UIDocumentPickerViewController valued
    UIDocumentBrowserViewController UIViewController UIDocumentBrowserViewController valued
    UIFontPickerViewController UIViewController UIFontPickerViewController
    """

  private static let touchTable = """
    UIResponder                      -                      Responder                       uncoded
    UITouch                          -                      Touch                           uncoded
    UIEvent                          -                      Event                           uncoded
    UIPress - Press uncoded
    UIGestureRecognizer              -                      GestureRecognizer               <gestureRecognizer>
    UITapGestureRecognizer           UIGestureRecognizer    TapGestureRecognizer            <tapGestureRecognizer>
    UIPanGestureRecognizer           UIGestureRecognizer    PanGestureRecognizer            <panGestureRecognizer>
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer ScreenEdgePanGestureRecognizer  <screenEdgePanGestureRecognizer>
    UILongPressGestureRecognizer     UIGestureRecognizer    LongPressGestureRecognizer      <pongPressGestureRecognizer>
    UIPinchGestureRecognizer         UIGestureRecognizer    PinchGestureRecognizer          <pinchGestureRecognizer>
    UIRotationGestureRecognizer      UIGestureRecognizer    RotationGestureRecognizer       <rotationGestureRecognizer>
    UISwipeGestureRecognizer         UIGestureRecognizer    SwipeGestureRecognizer          <swipeGestureRecognizer>
    UIHoverGestureRecognizer UIGestureRecognizer UIHoverGestureRecognizer <hoverGestureRecognizer>
    UIFeedbackGenerator              -                      UIFeedbackGenerator             uncoded
    UIImpactFeedbackGenerator        UIFeedbackGenerator    UIImpactFeedbackGenerator       uncoded
    UISelectionFeedbackGenerator     UIFeedbackGenerator    UISelectionFeedbackGenerator    uncoded
    UINotificationFeedbackGenerator  UIFeedbackGenerator    UINotificationFeedbackGenerator uncoded
    UIDragInteraction - UIDragInteraction uncoded
    UIDropInteraction - UIDropInteraction uncoded
    UIContextMenuInteraction         -                      UIContextMenuInteraction        uncoded valued
    UIContextMenuConfiguration       -                      ContextMenuConfiguration        uncoded valued
    UIPointerInteraction - UIPointerInteraction uncoded
    UICollectionViewDropPlaceholder UICollectionViewPlaceholder UICollectionViewDropPlaceholder uncoded
    UICollectionViewDropProposal UIDropProposal UICollectionViewDropProposal uncoded valued
    UIDragItem - UIDragItem uncoded valued
    UIDragPreview - DragPreview uncoded valued
    UITargetedPreview - TargetedPreview uncoded valued
    UIDragPreviewParameters UIPreviewParameters DragPreviewParameters uncoded
    UIDragPreviewTarget UIPreviewTarget DragPreviewTarget uncoded
    UIDropProposal - UIDropProposal uncoded
    UIEditMenuInteraction - UIEditMenuInteraction uncoded
    UILargeContentViewerInteraction - UILargeContentViewerInteraction uncoded
    UIPencilInteraction - UIPencilInteraction uncoded
    UIPointerRegion - UIPointerRegion uncoded
    UIPointerRegionRequest - UIPointerRegionRequest uncoded
    UIPointerStyle - UIPointerStyle uncoded
    UIPreviewParameters - PreviewParameters uncoded
    UIPreviewTarget - PreviewTarget uncoded
    UITableViewDropPlaceholder UITableViewPlaceholder UITableViewDropPlaceholder uncoded
    UITableViewDropProposal UIDropProposal UITableViewDropProposal uncoded valued
    UITargetedDragPreview UITargetedPreview TargetedDragPreview uncoded
    UIToolTipInteraction - UIToolTipInteraction uncoded
    """

  private static let layoutTable = """
    UILayoutGuide - LayoutGuide
    UIKeyboardLayoutGuide UITrackingLayoutGuide UIKeyboardLayoutGuide
    UITrackingLayoutGuide UILayoutGuide UITrackingLayoutGuide
    """

  private static let animationTable = """
    UIViewPropertyAnimator      -              ViewPropertyAnimator        uncoded
    UIMotionEffect              -              UIMotionEffect
    UIMotionEffectGroup         UIMotionEffect UIMotionEffectGroup
    UIInterpolatingMotionEffect UIMotionEffect UIInterpolatingMotionEffect valued
    UIUpdateLink                -              UIUpdateLink                uncoded valued
    UIUpdateInfo                -              UIUpdateInfo                uncoded valued
    """

  private static let layerTable = """
    CALayer             -                   Layer
    CAShapeLayer        CALayer             ShapeLayer
    CAGradientLayer     CALayer             GradientLayer
    CATextLayer         CALayer             TextLayer
    CAReplicatorLayer   CALayer             ReplicatorLayer
    CATransformLayer    CALayer             TransformLayer
    CAEmitterLayer      CALayer             EmitterLayer
    CAScrollLayer CALayer CAScrollLayer
    CATiledLayer CALayer CATiledLayer
    CAMetalLayer        CALayer             -
    CAEAGLLayer         CALayer             -
    CAEmitterCell       -                   EmitterCell       uncoded
    CAAnimation         -                   Animation         uncoded
    CAAnimationGroup    CAAnimation         AnimationGroup    uncoded
    CAPropertyAnimation CAAnimation         PropertyAnimation uncoded
    CABasicAnimation    CAPropertyAnimation BasicAnimation    uncoded
    CAKeyframeAnimation CAPropertyAnimation KeyframeAnimation uncoded
    CASpringAnimation   CABasicAnimation    SpringAnimation   uncoded
    CATransition        CAAnimation         Transition        uncoded
    CATransaction       -                   Transaction       uncoded
    CADisplayLink       -                   CADisplayLink     uncoded
    CAValueFunction     -                   CAValueFunction   uncoded valued
    """

  private static let drawingTable = """
    UIImage                        -                        Drawing                        valued
    UIBezierPath                   -                        UIBezierPath
    UIFontDescriptor               -                        UIFontDescriptor
    UIFontMetrics                  -                        UIFontMetrics                  uncoded
    UIGraphicsRenderer             -                        -                              uncoded
    UIGraphicsImageRenderer        -                        UIGraphicsImageRenderer        uncoded
    UIGraphicsImageRendererContext -                        UIGraphicsImageRendererContext uncoded
    UIGraphicsRendererFormat       -                        UIGraphicsRendererFormat       uncoded
    UIGraphicsImageRendererFormat  UIGraphicsRendererFormat UIGraphicsImageRendererFormat  uncoded
    """

  private static let applicationTable = """
    UIAccessibilityElement      UIResponder UIAccessibilityElement    uncoded valued
    UIAccessibilityCustomAction -           AccessibilityCustomAction uncoded valued
    UIApplication              UIResponder UIApplication              uncoded
    UIScene                    UIResponder UIScene                    uncoded
    UIWindowScene              UIScene     UIWindowScene              uncoded
    UISceneSession             -           UISceneSession             uncoded
    UISceneConfiguration       -           UISceneConfiguration       uncoded
    UIOpenURLContext           -           UIOpenURLContext           uncoded
    UISceneSizeRestrictions    -           UISceneSizeRestrictions    uncoded
    UIApplicationShortcutItem  -           UIApplicationShortcutItem  uncoded valued
    UIMutableApplicationShortcutItem UIApplicationShortcutItem UIMutableApplicationShortcutItem uncoded valued
    UIApplicationShortcutIcon  -           UIApplicationShortcutIcon  uncoded valued
    UITextItem                 -           TextItem                 uncoded valued
    UIStatusBarManager         -           UIStatusBarManager         uncoded
    UIScreen                   -           UIScreen                   uncoded
    UIDevice                   -           UIDevice                   uncoded
    UIPasteboard               -           UIPasteboard               uncoded
    UILocalizedIndexedCollation -          UILocalizedIndexedCollation uncoded
    UIUserNotificationSettings -           UIUserNotificationSettings uncoded
    UIAccessibilityCustomRotor - UIAccessibilityCustomRotor uncoded
    UIAccessibilityCustomRotorItemResult - UIAccessibilityCustomRotorItemResult uncoded
    UIAccessibilityCustomRotorSearchPredicate - UIAccessibilityCustomRotorSearchPredicate uncoded
    UIActivity - UIActivity uncoded
    UIActivityItemProvider - UIActivityItemProvider uncoded
    UICollectionViewPlaceholder - UICollectionViewPlaceholder uncoded
    UIDocument - UIDocument uncoded
    UIEditMenuConfiguration - UIEditMenuConfiguration uncoded
    UIKey - Key uncoded
    UIMenuItem - UIMenuItem uncoded
    UIPressesEvent - PressesEvent uncoded
    UITableViewPlaceholder - UITableViewPlaceholder uncoded
    UITextPosition - UITextPosition uncoded
    UITextRange - UITextRange uncoded
    """
}
