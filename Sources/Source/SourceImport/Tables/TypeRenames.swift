/// Names of types and constants that changed.
enum TypeRenames {
  /// Today's names by the old ones.
  static let all: [String: String] = {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      for pair in words {
        let parts = pair.split(separator: ">")
        result[String(parts[0])] = String(parts[1])
      }
    }
    return result
  }()

  // The file of a program may declare one of these itself, which then keeps its name.
  private static let table = """
    NSBundle>Bundle NSCalendar>Calendar NSDate>Date NSDateFormatter>DateFormatter
    NSFileManager>FileManager NSIndexPath>IndexPath NSNotification>Notification
    NSNotificationCenter>NotificationCenter NSOperation>Operation NSOperationQueue>OperationQueue
    NSBlockOperation>BlockOperation NSProcessInfo>ProcessInfo NSRunLoop>RunLoop NSThread>Thread
    NSTimer>Timer NSURL>URL NSURLRequest>URLRequest NSURLSession>URLSession
    NSUserDefaults>UserDefaults NSUUID>UUID NSIndexSet>IndexSet NSTimeZone>TimeZone
    NSLocale>Locale NSNumberFormatter>NumberFormatter NSComparisonResult>ComparisonResult
    NSJSONSerialization>JSONSerialization NSCharacterSet>CharacterSet NSFormatter>Formatter
    CGRectZero>CGRect.zero CGPointZero>CGPoint.zero CGSizeZero>CGSize.zero
    CGAffineTransformIdentity>CGAffineTransform.identity UIEdgeInsetsZero>UIEdgeInsets.zero
    UIOffsetZero>UIOffset.zero NSDateFormatterStyle>DateFormatter.Style
    NSTimeInterval>TimeInterval NSDateComponents>DateComponents
    NSKeyValueChangeNewKey>NSKeyValueChangeKey.newKey
    NSKeyValueChangeOldKey>NSKeyValueChangeKey.oldKey
    NSStringCompareOptions>String.CompareOptions
    UIActivityIndicatorViewStyle>UIActivityIndicatorView.Style
    UIAlertActionStyle>UIAlertAction.Style UIAlertControllerStyle>UIAlertController.Style
    UIApplicationLaunchOptionsKey>UIApplication.LaunchOptionsKey
    UIApplicationState>UIApplication.State UIBarButtonItemStyle>UIBarButtonItem.Style
    UIBarButtonSystemItem>UIBarButtonItem.SystemItem UIBlurEffectStyle>UIBlurEffect.Style
    UIButtonType>UIButton.ButtonType
    UICollectionViewScrollDirection>UICollectionView.ScrollDirection
    UICollectionViewScrollPosition>UICollectionView.ScrollPosition
    UICollisionBehaviorMode>UICollisionBehavior.Mode UIControlEvents>UIControl.Event
    UIControlState>UIControl.State UIControlContentHorizontalAlignment>UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment>UIControl.ContentVerticalAlignment
    UIAttachmentBehaviorType>UIAttachmentBehavior.AttachmentType
    UIEventSubtype>UIEvent.EventSubtype UIEventType>UIEvent.EventType
    UIFontWeight>UIFont.Weight UIFontTextStyle>UIFont.TextStyle
    UIGestureRecognizerState>UIGestureRecognizer.State UIImageOrientation>UIImage.Orientation
    UIImageRenderingMode>UIImage.RenderingMode
    UIImpactFeedbackStyle>UIImpactFeedbackGenerator.FeedbackStyle
    UILayoutConstraintAxis>NSLayoutConstraint.Axis
    UINavigationControllerOperation>UINavigationController.Operation
    UIPageViewControllerNavigationDirection>UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation>UIPageViewController.NavigationOrientation
    UIPageViewControllerTransitionStyle>UIPageViewController.TransitionStyle
    UIWindowLevelAlert>UIWindow.Level.alert UIWindowLevelNormal>UIWindow.Level.normal
    UIWindowLevelStatusBar>UIWindow.Level.statusBar UISystemAnimation>UIView.SystemAnimation
    UINavigationControllerHideShowBarDuration>UINavigationController.hideShowBarDuration
    UIPushBehaviorMode>UIPushBehavior.Mode UIScrollViewDecelerationRate>UIScrollView.DecelerationRate
    UIStackViewAlignment>UIStackView.Alignment UIStackViewDistribution>UIStackView.Distribution
    UISwipeGestureRecognizerDirection>UISwipeGestureRecognizer.Direction
    UITableViewCellAccessoryType>UITableViewCell.AccessoryType
    UITableViewCellEditingStyle>UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle>UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle>UITableViewCell.SeparatorStyle
    UITableViewCellStyle>UITableViewCell.CellStyle
    UITableViewRowAnimation>UITableView.RowAnimation
    UITableViewScrollPosition>UITableView.ScrollPosition UITableViewStyle>UITableView.Style
    UITextBorderStyle>UITextField.BorderStyle UITextFieldViewMode>UITextField.ViewMode
    UITouchPhase>UITouch.Phase UIViewAnimationCurve>UIView.AnimationCurve
    UIViewAnimationOptions>UIView.AnimationOptions
    UIViewAnimationTransition>UIView.AnimationTransition
    UIViewAutoresizing>UIView.AutoresizingMask UIViewContentMode>UIView.ContentMode
    UIViewKeyframeAnimationOptions>UIView.KeyframeAnimationOptions
    UIViewTintAdjustmentMode>UIView.TintAdjustmentMode
    NSLayoutAttribute>NSLayoutConstraint.Attribute NSLayoutRelation>NSLayoutConstraint.Relation
    NSLayoutFormatOptions>NSLayoutConstraint.FormatOptions
    NSAttributedStringKey>NSAttributedString.Key
    NSForegroundColorAttributeName>NSAttributedString.Key.foregroundColor
    NSBackgroundColorAttributeName>NSAttributedString.Key.backgroundColor
    NSFontAttributeName>NSAttributedString.Key.font NSKernAttributeName>NSAttributedString.Key.kern
    NSParagraphStyleAttributeName>NSAttributedString.Key.paragraphStyle
    NSStrokeColorAttributeName>NSAttributedString.Key.strokeColor
    NSStrokeWidthAttributeName>NSAttributedString.Key.strokeWidth
    NSUnderlineStyleAttributeName>NSAttributedString.Key.underlineStyle
    NSShadowAttributeName>NSAttributedString.Key.shadow
    UITransitionContextFromViewControllerKey>UITransitionContextViewControllerKey.from
    UITransitionContextToViewControllerKey>UITransitionContextViewControllerKey.to
    UITransitionContextFromViewKey>UITransitionContextViewKey.from
    UITransitionContextToViewKey>UITransitionContextViewKey.to
    UICollectionElementKindSectionHeader>UICollectionView.elementKindSectionHeader
    UICollectionElementKindSectionFooter>UICollectionView.elementKindSectionFooter
    UIViewNoIntrinsicMetric>UIView.noIntrinsicMetric
    UITableViewAutomaticDimension>UITableView.automaticDimension
    UIScrollViewDecelerationRateFast>UIScrollView.DecelerationRate.fast
    UIScrollViewDecelerationRateNormal>UIScrollView.DecelerationRate.normal
    UILayoutPriorityRequired>UILayoutPriority.required
    UILayoutPriorityDefaultHigh>UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow>UILayoutPriority.defaultLow
    UIFontWeightBold>UIFont.Weight.bold UIFontWeightHeavy>UIFont.Weight.heavy
    UIFontWeightLight>UIFont.Weight.light UIFontWeightMedium>UIFont.Weight.medium
    UIFontWeightRegular>UIFont.Weight.regular UIFontWeightSemibold>UIFont.Weight.semibold
    UIFontWeightThin>UIFont.Weight.thin UIFontWeightUltraLight>UIFont.Weight.ultraLight
    NSRunLoopCommonModes>RunLoop.Mode.common NSDefaultRunLoopMode>RunLoop.Mode.default
    RunLoopMode>RunLoop.Mode
    NSUserDefaultsDidChangeNotification>UserDefaults.didChangeNotification
    Printable>CustomStringConvertible DebugPrintable>CustomDebugStringConvertible
    SequenceType>Sequence CollectionType>Collection MutableCollectionType>MutableCollection
    GeneratorType>IteratorProtocol AnyGenerator>AnyIterator ErrorType>Error
    OptionSetType>OptionSet RawOptionSetType>OptionSet IntegerType>BinaryInteger
    SignedIntegerType>SignedInteger UnsignedIntegerType>UnsignedInteger
    FloatingPointType>FloatingPoint
    UIKeyboardFrameEndUserInfoKey>UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardFrameBeginUserInfoKey>UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey>UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardAnimationCurveUserInfoKey>UIResponder.keyboardAnimationCurveUserInfoKey
    UIPanGestureRecognizerState>UIGestureRecognizer.State CGVectorZero>CGVector.zero
    CGRectNull>CGRect.null CGRectInfinite>CGRect.infinite UIViewTintAdjustMode>UIView.TintAdjustmentMode
    UIProgressViewStyle>UIProgressView.Style UIDatePickerMode>UIDatePicker.Mode
    UISearchBarStyle>UISearchBar.Style UITabBarSystemItem>UITabBarItem.SystemItem
    UIModalTransitionStyleCrossDissolve>UIModalTransitionStyle.crossDissolve
    UIImageResizingMode>UIImage.ResizingMode UILineBreakMode>NSLineBreakMode
    UITextAlignment>NSTextAlignment UITextFieldTextDidChange>UITextField.textDidChangeNotification
    UIScrollViewIndicatorStyle>UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode>UIScrollView.KeyboardDismissMode
    UISegmentedControlSegment>UISegmentedControl.Segment UIStatusBarAnimationNone>UIStatusBarAnimation.none
    kCAFillModeForwards>CAMediaTimingFillMode.forwards
    kCAFillModeBackwards>CAMediaTimingFillMode.backwards kCAFillModeBoth>CAMediaTimingFillMode.both
    kCAFillModeRemoved>CAMediaTimingFillMode.removed
    kCALineCapRound>CAShapeLayerLineCap.round kCALineCapButt>CAShapeLayerLineCap.butt
    kCALineCapSquare>CAShapeLayerLineCap.square
    kCALineJoinRound>CAShapeLayerLineJoin.round kCALineJoinMiter>CAShapeLayerLineJoin.miter
    kCALineJoinBevel>CAShapeLayerLineJoin.bevel
    kCAFillRuleEvenOdd>CAShapeLayerFillRule.evenOdd kCAFillRuleNonZero>CAShapeLayerFillRule.nonZero
    kCAMediaTimingFunctionLinear>CAMediaTimingFunctionName.linear
    kCAMediaTimingFunctionEaseIn>CAMediaTimingFunctionName.easeIn
    kCAMediaTimingFunctionEaseOut>CAMediaTimingFunctionName.easeOut
    kCAMediaTimingFunctionEaseInEaseOut>CAMediaTimingFunctionName.easeInEaseOut
    kCAMediaTimingFunctionDefault>CAMediaTimingFunctionName.default
    kCATransitionFade>CATransitionType.fade kCATransitionPush>CATransitionType.push
    kCATransitionMoveIn>CATransitionType.moveIn kCATransitionReveal>CATransitionType.reveal
    kCATransitionFromLeft>CATransitionSubtype.fromLeft
    kCATransitionFromRight>CATransitionSubtype.fromRight
    kCATransitionFromTop>CATransitionSubtype.fromTop
    kCATransitionFromBottom>CATransitionSubtype.fromBottom
    kCAAnimationLinear>CAAnimationCalculationMode.linear
    kCAAnimationPaced>CAAnimationCalculationMode.paced
    kCAAnimationCubic>CAAnimationCalculationMode.cubic
    kCAGravityCenter>CALayerContentsGravity.center kCAGravityResize>CALayerContentsGravity.resize
    kCAGravityResizeAspect>CALayerContentsGravity.resizeAspect
    kCAGravityResizeAspectFill>CALayerContentsGravity.resizeAspectFill
    kCAAlignmentCenter>CATextLayerAlignmentMode.center kCAAlignmentLeft>CATextLayerAlignmentMode.left
    kCAAlignmentRight>CATextLayerAlignmentMode.right
    kCAEmitterLayerPoint>CAEmitterLayerEmitterShape.point
    kCAEmitterLayerLine>CAEmitterLayerEmitterShape.line
    kCAEmitterLayerCircle>CAEmitterLayerEmitterShape.circle
    kCAEmitterLayerRectangle>CAEmitterLayerEmitterShape.rectangle
    kCAEmitterLayerAdditive>CAEmitterLayerRenderMode.additive
    """
}

extension TypeRenames {
  /// Names of types that stand inside other types today.
  static let nested: Set<String> = Set(
    all.values.compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count > 1, let last = parts.last, last.first?.isUppercase == true else {
        return nil
      }
      return String(last)
    } + ["Name", "Key", "Type"])
}
