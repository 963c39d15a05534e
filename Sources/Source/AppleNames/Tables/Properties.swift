extension AppleNames {
  /// Properties whose old names are nothing else today.
  package static let properties = NameTable(
    title: "properties",
    text: """
      childViewControllerForStatusBarHidden > childForStatusBarHidden
      childViewControllerForStatusBarStyle > childForStatusBarStyle
      childViewControllers > children
      isMovingFromParentViewController > isMovingFromParent
      isMovingToParentViewController > isMovingToParent
      parentViewController > parent
      sourceViewController > source
      destinationViewController > destination
      removedOnCompletion > isRemovedOnCompletion
      userInteractionEnabled > isUserInteractionEnabled
      multipleTouchEnabled > isMultipleTouchEnabled
      navigationBarHidden > isNavigationBarHidden
      pagingEnabled > isPagingEnabled
      scrollEnabled > isScrollEnabled
      exclusiveTouch > isExclusiveTouch
      deviceMotionAvailable > isDeviceMotionAvailable
      accelerometerAvailable > isAccelerometerAvailable
      gyroAvailable > isGyroAvailable
      deviceMotionActive > isDeviceMotionActive
      accelerometerActive > isAccelerometerActive
      gyroActive > isGyroActive
      magnetometerAvailable > isMagnetometerAvailable
      magnetometerActive > isMagnetometerActive
      zeroPoint > zero
      zeroRect > zero
      zeroSize > zero
      nullRect > null
      integerRect > integral
      activityIndicatorViewStyle > style
      otherAudioPlaying > isOtherAudioPlaying
      standardizedRect > standardized
      commonModes > common
      defaultRunLoopMode > default
      """)

  /// Properties whose old names can be others today: they are renamed in files of Swift 2 only.
  package static let swift2Properties = NameTable(
    title: "properties of Swift 2",
    text: """
      hidden > isHidden
      enabled > isEnabled
      highlighted > isHighlighted
      playing > isPlaying
      valid > isValid
      selected > isSelected
      on > isOn
      opaque > isOpaque
      CGColor > cgColor
      URL > url
      HTTPMethod > httpMethod
      HTTPBody > httpBody
      CGImage > cgImage
      CGPath > cgPath
      CIImage > ciImage
      editing > isEditing
      translucent > isTranslucent
      running > isRunning
      anchored > isAnchored
      paused > isPaused
      doubleSided > isDoubleSided
      directionalLockEnabled > isDirectionalLockEnabled
      tracking > isTracking
      dragging > isDragging
      decelerating > isDecelerating
      secureTextEntry > isSecureTextEntry
      continuous > isContinuous
      momentary > isMomentary
      zooming > isZooming
      toolbarHidden > isToolbarHidden
      additive > isAdditive
      cumulative > isCumulative
      uppercaseString > uppercased()
      lowercaseString > lowercased()
      capitalizedString > capitalized
      utf16Count > utf16.count
      statusBarHidden > isStatusBarHidden
      idleTimerDisabled > isIdleTimerDisabled
      proximityMonitoringEnabled > isProximityMonitoringEnabled
      """)

  /// Methods of classes without parameters that became properties.
  package static let classProperties = NameTable(
    title: "properties of classes",
    text: """
      +[NSBundle mainBundle] > main
      +[NSCalendar currentCalendar] > current
      +[NSFileManager defaultManager] > default
      +[NSLocale currentLocale] > current
      +[NSNotificationCenter defaultCenter] > default
      +[NSOperationQueue mainQueue] > main
      +[NSProcessInfo processInfo] > processInfo
      +[NSRunLoop currentRunLoop] > current
      +[NSRunLoop mainRunLoop] > main
      +[NSUserDefaults standardUserDefaults] > standard
      +[NSURLSession sharedSession] > shared
      +[UIApplication sharedApplication] > shared
      +[UIDevice currentDevice] > current
      +[UIFont systemFontSize] > systemFontSize
      +[UIPasteboard generalPasteboard] > general
      +[UIScreen mainScreen] > main
      +[UIMenuController sharedMenuController] > shared
      +[NSThread isMainThread] > isMainThread
      +[NSTimeZone localTimeZone] > local
      +[NSParagraphStyle defaultParagraphStyle] > default
      +[NSCharacterSet whitespaceCharacterSet] > whitespaces
      +[NSCharacterSet whitespaceAndNewlineCharacterSet] > whitespacesAndNewlines
      +[NSCharacterSet decimalDigitCharacterSet] > decimalDigits
      +[NSCharacterSet letterCharacterSet] > letters
      +[NSCharacterSet alphanumericCharacterSet] > alphanumerics
      +[NSDate timeIntervalSinceReferenceDate] > timeIntervalSinceReferenceDate
      +[NSDate distantFuture] > distantFuture
      +[NSDate distantPast] > distantPast
      +[UIColor blackColor] > black
      +[UIColor blueColor] > blue
      +[UIColor brownColor] > brown
      +[UIColor clearColor] > clear
      +[UIColor cyanColor] > cyan
      +[UIColor darkGrayColor] > darkGray
      +[UIColor darkTextColor] > darkText
      +[UIColor grayColor] > gray
      +[UIColor greenColor] > green
      +[UIColor groupTableViewBackgroundColor] > groupTableViewBackground
      +[UIColor lightGrayColor] > lightGray
      +[UIColor lightTextColor] > lightText
      +[UIColor magentaColor] > magenta
      +[UIColor orangeColor] > orange
      +[UIColor purpleColor] > purple
      +[UIColor redColor] > red
      +[UIColor scrollViewTexturedBackgroundColor] > scrollViewTexturedBackground
      +[UIColor underPageBackgroundColor] > underPageBackground
      +[UIColor viewFlipsideBackgroundColor] > viewFlipsideBackground
      +[UIColor whiteColor] > white
      +[UIColor yellowColor] > yellow
      """)
}
