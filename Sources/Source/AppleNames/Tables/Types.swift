extension AppleNames {
  /// Types whose names changed, and enumerations.
  ///
  /// After the bar, `enum` stands for an enumeration or a set of options, with the beginning of its
  /// constants where that does not follow from the type's name; see ``Enumeration``.
  package static let types = NameTable(
    title: "types",
    text: """
      NSBundle > Bundle
      NSCalendar > Calendar
      NSDate > Date
      NSDateFormatter > DateFormatter
      NSFileManager > FileManager
      NSIndexPath > IndexPath
      NSNotification > Notification
      NSNotificationCenter > NotificationCenter
      NSOperation > Operation
      NSOperationQueue > OperationQueue
      NSBlockOperation > BlockOperation
      NSProcessInfo > ProcessInfo
      NSRunLoop > RunLoop
      NSThread > Thread
      NSTimer > Timer
      NSURL > URL
      NSURLRequest > URLRequest
      NSURLSession > URLSession
      NSURLSessionConfiguration > URLSessionConfiguration
      NSURLSessionTask > URLSessionTask
      NSURLSessionDataTask > URLSessionDataTask
      NSURLSessionDownloadTask > URLSessionDownloadTask
      NSURLSessionUploadTask > URLSessionUploadTask
      NSURLSessionDelegate > URLSessionDelegate
      NSURLSessionTaskDelegate > URLSessionTaskDelegate
      NSURLSessionDataDelegate > URLSessionDataDelegate
      NSURLSessionDownloadDelegate > URLSessionDownloadDelegate
      NSURLResponse > URLResponse
      NSHTTPURLResponse > HTTPURLResponse
      NSHTTPCookieStorage > HTTPCookieStorage
      NSURLQueryItem > URLQueryItem
      NSURLCache > URLCache
      NSDateComponentsFormatter > DateComponentsFormatter
      NSByteCountFormatter > ByteCountFormatter
      NSUndoManager > UndoManager
      NSScanner > Scanner
      NSXMLParser > XMLParser
      NSXMLParserDelegate > XMLParserDelegate
      NSJSONReadingOptions > JSONSerialization.ReadingOptions
      NSJSONWritingOptions > JSONSerialization.WritingOptions
      NSNumberFormatterStyle > NumberFormatter.Style | enum NSNumberFormatter
      NSSearchPathDirectory > FileManager.SearchPathDirectory
      NSSearchPathDomainMask > FileManager.SearchPathDomainMask
      NSUserDefaults > UserDefaults
      NSUUID > UUID
      NSIndexSet > IndexSet
      NSTimeZone > TimeZone
      NSLocale > Locale
      NSNumberFormatter > NumberFormatter
      NSComparisonResult > ComparisonResult
      NSJSONSerialization > JSONSerialization
      NSCharacterSet > CharacterSet
      NSFormatter > Formatter
      NSDateFormatterStyle > DateFormatter.Style | enum NSDateFormatter
      NSTimeInterval > TimeInterval
      NSDateComponents > DateComponents
      NSStringCompareOptions > String.CompareOptions
      UIActivityIndicatorViewStyle > UIActivityIndicatorView.Style | enum
      UIAlertActionStyle > UIAlertAction.Style | enum
      UIAlertControllerStyle > UIAlertController.Style | enum
      UIApplicationLaunchOptionsKey > UIApplication.LaunchOptionsKey
      UIApplicationState > UIApplication.State | enum
      UIBarButtonItemStyle > UIBarButtonItem.Style | enum
      UIBarButtonSystemItem > UIBarButtonItem.SystemItem | enum
      UIBlurEffectStyle > UIBlurEffect.Style | enum
      UIButtonType > UIButton.ButtonType | enum
      UICollectionViewScrollDirection > UICollectionView.ScrollDirection | enum
      UICollectionViewScrollPosition > UICollectionView.ScrollPosition | enum
      UICollisionBehaviorMode > UICollisionBehavior.Mode | enum
      UIControlEvents > UIControl.Event | enum
      UIControlState > UIControl.State | enum
      UIControlContentHorizontalAlignment > UIControl.ContentHorizontalAlignment | enum
      UIControlContentVerticalAlignment > UIControl.ContentVerticalAlignment | enum
      UIAttachmentBehaviorType > UIAttachmentBehavior.AttachmentType | enum
      UIEventSubtype > UIEvent.EventSubtype | enum
      UIEventType > UIEvent.EventType | enum
      UIFontWeight > UIFont.Weight
      UIFontTextStyle > UIFont.TextStyle
      UIGestureRecognizerState > UIGestureRecognizer.State | enum
      UIImageOrientation > UIImage.Orientation | enum
      UIImageRenderingMode > UIImage.RenderingMode | enum
      UIImpactFeedbackStyle > UIImpactFeedbackGenerator.FeedbackStyle | enum
      UILayoutConstraintAxis > NSLayoutConstraint.Axis | enum
      UINavigationControllerOperation > UINavigationController.Operation | enum
      UIPageViewControllerNavigationDirection > UIPageViewController.NavigationDirection | enum
      UIPageViewControllerNavigationOrientation > UIPageViewController.NavigationOrientation | enum
      UIPageViewControllerSpineLocation > UIPageViewController.SpineLocation | enum
      UIPageViewControllerTransitionStyle > UIPageViewController.TransitionStyle | enum
      UISystemAnimation > UIView.SystemAnimation | enum UISystemAnimation
      UIPushBehaviorMode > UIPushBehavior.Mode | enum
      UIScrollViewDecelerationRate > UIScrollView.DecelerationRate
      UISplitViewControllerDisplayMode > UISplitViewController.DisplayMode | enum
      UIStackViewAlignment > UIStackView.Alignment | enum
      UIStackViewDistribution > UIStackView.Distribution | enum
      UISwipeGestureRecognizerDirection > UISwipeGestureRecognizer.Direction | enum
      UITableViewCellAccessoryType > UITableViewCell.AccessoryType | enum UITableViewCellAccessory
      UITableViewCellEditingStyle > UITableViewCell.EditingStyle | enum
      UITableViewCellSelectionStyle > UITableViewCell.SelectionStyle | enum
      UITableViewCellSeparatorStyle > UITableViewCell.SeparatorStyle | enum
      UITableViewCellStyle > UITableViewCell.CellStyle | enum
      UITableViewRowActionStyle > UITableViewRowAction.Style | enum
      UITableViewRowAnimation > UITableView.RowAnimation | enum
      UITableViewScrollPosition > UITableView.ScrollPosition | enum
      UITableViewStyle > UITableView.Style | enum
      UITextBorderStyle > UITextField.BorderStyle | enum
      UITextFieldDidEndEditingReason > UITextField.DidEndEditingReason | enum
      UITextFieldViewMode > UITextField.ViewMode | enum
      UITouchPhase > UITouch.Phase | enum
      UIViewAnimationCurve > UIView.AnimationCurve | enum
      UIViewAnimationOptions > UIView.AnimationOptions | enum
      UIViewAnimationTransition > UIView.AnimationTransition | enum
      UIViewAutoresizing > UIView.AutoresizingMask | enum
      UIViewContentMode > UIView.ContentMode | enum
      UIViewKeyframeAnimationOptions > UIView.KeyframeAnimationOptions | enum
      UIViewTintAdjustmentMode > UIView.TintAdjustmentMode | enum
      NSLayoutAttribute > NSLayoutConstraint.Attribute | enum
      NSLayoutRelation > NSLayoutConstraint.Relation | enum
      NSLayoutFormatOptions > NSLayoutConstraint.FormatOptions | enum NSLayoutFormat
      NSAttributedStringKey > NSAttributedString.Key
      RunLoopMode > RunLoop.Mode
      # Swift's own library
      Printable > CustomStringConvertible
      DebugPrintable > CustomDebugStringConvertible
      SequenceType > Sequence
      CollectionType > Collection
      MutableCollectionType > MutableCollection
      GeneratorType > IteratorProtocol
      AnyGenerator > AnyIterator
      ErrorType > Error
      OptionSetType > OptionSet
      RawOptionSetType > OptionSet
      IntegerType > BinaryInteger
      SignedIntegerType > SignedInteger
      UnsignedIntegerType > UnsignedInteger
      FloatingPointType > FloatingPoint
      # More of UIKit
      UIWindowLevel > UIWindow.Level
      UIScrollViewContentInsetAdjustmentBehavior > UIScrollView.ContentInsetAdjustmentBehavior | enum
      UINotificationFeedbackType > UINotificationFeedbackGenerator.FeedbackType | enum
      UIFontDescriptorSymbolicTraits > UIFontDescriptor.SymbolicTraits
      UIImagePickerControllerSourceType > UIImagePickerController.SourceType | enum
      UICollectionElementCategory > UICollectionView.ElementCategory | enum
      UIDeviceBatteryState > UIDevice.BatteryState | enum
      UIPanGestureRecognizerState > UIGestureRecognizer.State
      UIViewTintAdjustMode > UIView.TintAdjustmentMode
      UIProgressViewStyle > UIProgressView.Style | enum
      UIDatePickerMode > UIDatePicker.Mode | enum
      UISearchBarStyle > UISearchBar.Style | enum
      UITabBarSystemItem > UITabBarItem.SystemItem | enum
      UIImageResizingMode > UIImage.ResizingMode | enum
      UILineBreakMode > NSLineBreakMode
      UITextAlignment > NSTextAlignment
      UIScrollViewIndicatorStyle > UIScrollView.IndicatorStyle | enum
      UIScrollViewKeyboardDismissMode > UIScrollView.KeyboardDismissMode | enum
      UISegmentedControlSegment > UISegmentedControl.Segment | enum
      # Enumerations that keep their names
      NSTextAlignment | enum
      NSLineBreakMode | enum NSLineBreak
      UIRectEdge | enum
      UIRectCorner | enum
      UIBarMetrics | enum
      UIBarPosition | enum
      UIBarStyle | enum
      UIDeviceOrientation | enum
      UIInterfaceOrientation | enum
      UIInterfaceOrientationMask | enum
      UIKeyboardAppearance | enum
      UIKeyboardType | enum
      UIReturnKeyType | enum UIReturnKey
      UIModalPresentationStyle | enum UIModalPresentation
      UIModalTransitionStyle | enum
      UIStatusBarAnimation | enum
      UIStatusBarStyle | enum
      UITextAutocapitalizationType | enum
      UITextAutocorrectionType | enum
      UIUserInterfaceIdiom | enum
      UIUserInterfaceSizeClass | enum
      UIPopoverArrowDirection | enum
      UIDynamicItemCollisionBoundsType | enum
      NSUnderlineStyle | enum
      NSKeyValueObservingOptions | enum
      CGLineCap | enum kCGLineCap
      CGLineJoin | enum kCGLineJoin
      CGBlendMode | enum kCGBlendMode
      CGPathDrawingMode | enum kCGPath
      CGImageAlphaInfo | enum kCGImageAlpha
      CGGradientDrawingOptions | enum kCGGradient
      CGInterpolationQuality | enum kCGInterpolation
      """)
}
