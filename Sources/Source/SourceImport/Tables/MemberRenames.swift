/// Methods and properties of Apple's frameworks whose names changed.
enum MemberRenames {
  /// A method in an old spelling and in today's.
  struct Method {
    let old: Signature
    let new: Signature
    /// Whether today's spelling is a property.
    let isProperty: Bool
  }

  /// The methods by their old base names.
  static let methods: [String: [Method]] = {
    var result: [String: [Method]] = [:]
    for line in methodTable.split(separator: "\n") {
      let parts = line.split(separator: ">").map { $0.trimmed }
      let method = Method(
        old: Signature(parts[0]), new: Signature(parts[1]), isProperty: !parts[1].contains("("))
      result[method.old.name, default: []].append(method)
    }
    return result
  }()

  /// Today's names of properties whose old names are nothing else today.
  static let properties = pairs(propertyTable)

  /// Today's names of properties, in files of Swift 2 only.
  static let swift2Properties = pairs(swift2PropertyTable)

  /// Methods without parameters that became properties, declared or called.
  static let functionProperties: Set<String> = [
    "adaptivePresentationStyle", "canBecomeFirstResponder", "canResignFirstResponder",
    "childViewControllerForStatusBarHidden", "childViewControllerForStatusBarStyle",
    "collectionViewContentSize", "frameOfPresentedViewInContainerView", "intrinsicContentSize",
    "isFirstResponder", "layerClass", "layoutAttributesClass",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
    "prefersStatusBarHidden", "presentedView", "requiresConstraintBasedLayout",
    "shouldAutomaticallyForwardAppearanceMethods", "shouldAutorotate", "shouldPresentInFullscreen",
    "shouldRemovePresentersView", "supportedInterfaceOrientations",
  ]

  /// Methods without parameters that have another name today.
  static let plainMethods = ["prepareLayout": "prepare"]

  private static func pairs(_ table: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in table.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: ">")
      result[String(parts[0])] = String(parts[1])
    }
    return result
  }

  private static let propertyTable = """
    childViewControllerForStatusBarHidden>childForStatusBarHidden
    childViewControllerForStatusBarStyle>childForStatusBarStyle
    childViewControllers>children parentViewController>parent sourceViewController>source
    destinationViewController>destination removedOnCompletion>isRemovedOnCompletion
    userInteractionEnabled>isUserInteractionEnabled multipleTouchEnabled>isMultipleTouchEnabled
    navigationBarHidden>isNavigationBarHidden pagingEnabled>isPagingEnabled
    scrollEnabled>isScrollEnabled exclusiveTouch>isExclusiveTouch
    deviceMotionAvailable>isDeviceMotionAvailable accelerometerAvailable>isAccelerometerAvailable
    gyroAvailable>isGyroAvailable deviceMotionActive>isDeviceMotionActive
    accelerometerActive>isAccelerometerActive gyroActive>isGyroActive
    magnetometerAvailable>isMagnetometerAvailable magnetometerActive>isMagnetometerActive
    zeroPoint>zero zeroRect>zero zeroSize>zero nullRect>null integerRect>integral
    activityIndicatorViewStyle>style otherAudioPlaying>isOtherAudioPlaying
    standardizedRect>standardized commonModes>common defaultRunLoopMode>default
    """

  private static let swift2PropertyTable = """
    hidden>isHidden enabled>isEnabled highlighted>isHighlighted selected>isSelected on>isOn
    opaque>isOpaque CGColor>cgColor CGImage>cgImage CGPath>cgPath CIImage>ciImage editing>isEditing
    translucent>isTranslucent running>isRunning anchored>isAnchored paused>isPaused
    doubleSided>isDoubleSided directionalLockEnabled>isDirectionalLockEnabled
    tracking>isTracking dragging>isDragging decelerating>isDecelerating secureTextEntry>isSecureTextEntry
    continuous>isContinuous momentary>isMomentary zooming>isZooming toolbarHidden>isToolbarHidden
    additive>isAdditive cumulative>isCumulative uppercaseString>uppercased() lowercaseString>lowercased()
    capitalizedString>capitalized utf16Count>utf16.count
    statusBarHidden>isStatusBarHidden
    idleTimerDisabled>isIdleTimerDisabled proximityMonitoringEnabled>isProximityMonitoringEnabled
    """

  private static let methodTable = """
    CGVectorMake(_:_:) > CGVector(dx:dy:)
    UIOffsetMake(_:_:) > UIOffset(horizontal:vertical:)
    UIEdgeInsetsMake(_:_:_:_:) > UIEdgeInsets(top:left:bottom:right:)
    locationInView(_:) > location(in:)
    locationOfTouch(_:inView:) > location(ofTouch:in:)
    previousLocationInView(_:) > previousLocation(in:)
    translationInView(_:) > translation(in:)
    velocityInView(_:) > velocity(in:)
    setTranslation(_:inView:) > setTranslation(_:in:)
    requireGestureRecognizerToFail(_:) > require(toFail:)
    animateWithDuration(_:animations:completion:) > animate(withDuration:animations:completion:)
    animateWithDuration(_:delay:options:animations:completion:) > animate(withDuration:delay:options:animations:completion:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) > animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    animateKeyframesWithDuration(_:delay:options:animations:completion:) > animateKeyframes(withDuration:delay:options:animations:completion:)
    addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) > addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    transitionWithView(_:duration:options:animations:completion:) > transition(with:duration:options:animations:completion:)
    transitionFromView(_:toView:duration:options:completion:) > transition(from:to:duration:options:completion:)
    transitionFromViewController(_:toViewController:duration:options:animations:completion:) > transition(from:to:duration:options:animations:completion:)
    addTarget(_:action:forControlEvents:) > addTarget(_:action:for:)
    removeTarget(_:action:forControlEvents:) > removeTarget(_:action:for:)
    sendActionsForControlEvents(_:) > sendActions(for:)
    setTitle(_:forState:) > setTitle(_:for:)
    setTitleColor(_:forState:) > setTitleColor(_:for:)
    setAttributedTitle(_:forState:) > setAttributedTitle(_:for:)
    setImage(_:forState:) > setImage(_:for:)
    setBackgroundImage(_:forState:) > setBackgroundImage(_:for:)
    titleForState(_:) > title(for:)
    addLineToPoint(_:) > addLine(to:)
    moveToPoint(_:) > move(to:)
    addCurveToPoint(_:controlPoint1:controlPoint2:) > addCurve(to:controlPoint1:controlPoint2:)
    addQuadCurveToPoint(_:controlPoint:) > addQuadCurve(to:controlPoint:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) > addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    closePath() > close()
    appendPath(_:) > append(_:)
    applyTransform(_:) > apply(_:)
    containsPoint(_:) > contains(_:)
    strokeWithBlendMode(_:alpha:) > stroke(with:alpha:)
    fillWithBlendMode(_:alpha:) > fill(with:alpha:)
    UIBezierPath(ovalInRect:) > UIBezierPath(ovalIn:)
    UIBezierPath(CGPath:) > UIBezierPath(cgPath:)
    UIColor(CGColor:) > UIColor(cgColor:)
    UIImage(CGImage:) > UIImage(cgImage:)
    UIImage(CIImage:) > UIImage(ciImage:)
    UIImage(CIImage:scale:orientation:) > UIImage(ciImage:scale:orientation:)
    CIImage(CGImage:) > CIImage(cgImage:)
    CIImage(CGImage:options:) > CIImage(cgImage:options:)
    CIImage(contentsOfURL:) > CIImage(contentsOf:)
    CIImage(contentsOfURL:options:) > CIImage(contentsOf:options:)
    CIColor(CGColor:) > CIColor(cgColor:)
    CIVector(CGPoint:) > CIVector(cgPoint:)
    CIVector(CGRect:) > CIVector(cgRect:)
    createCGImage(_:fromRect:) > createCGImage(_:from:)
    filterNamesInCategory(_:) > filterNames(inCategory:)
    filterNamesInCategories(_:) > filterNames(inCategories:)
    imageByApplyingTransform(_:) > transformed(by:)
    imageByCroppingToRect(_:) > cropped(to:)
    imageByClampingToExtent() > clampedToExtent()
    imageByCompositingOverImage(_:) > composited(over:)
    imageByApplyingOrientation(_:) > oriented(forExifOrientation:)
    imageByApplyingFilter(_:withInputParameters:) > applyingFilter(_:withInputParameters:)
    UIImage(CGImage:scale:orientation:) > UIImage(cgImage:scale:orientation:)
    colorWithAlphaComponent(_:) > withAlphaComponent(_:)
    imageWithRenderingMode(_:) > withRenderingMode(_:)
    resizableImageWithCapInsets(_:) > resizableImage(withCapInsets:)
    resizableImageWithCapInsets(_:resizingMode:) > resizableImage(withCapInsets:resizingMode:)
    systemFontOfSize(_:weight:) > systemFont(ofSize:weight:)
    boldSystemFontOfSize(_:) > boldSystemFont(ofSize:)
    italicSystemFontOfSize(_:) > italicSystemFont(ofSize:)
    fontWithSize(_:) > withSize(_:)
    preferredFontForTextStyle(_:) > preferredFont(forTextStyle:)
    presentViewController(_:animated:completion:) > present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) > dismiss(animated:completion:)
    popViewControllerAnimated(_:) > popViewController(animated:)
    popToRootViewControllerAnimated(_:) > popToRootViewController(animated:)
    instantiateViewControllerWithIdentifier(_:) > instantiateViewController(withIdentifier:)
    performSegueWithIdentifier(_:sender:) > performSegue(withIdentifier:sender:)
    prepareForSegue(_:sender:) > prepare(for:sender:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) > dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) > dequeueReusableCell(withReuseIdentifier:for:)
    dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:) > dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    registerClass(_:forCellReuseIdentifier:) > register(_:forCellReuseIdentifier:)
    registerClass(_:forCellWithReuseIdentifier:) > register(_:forCellWithReuseIdentifier:)
    registerClass(_:forSupplementaryViewOfKind:withReuseIdentifier:) > register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    registerClass(_:forDecorationViewOfKind:) > register(_:forDecorationViewOfKind:)
    registerNib(_:forCellReuseIdentifier:) > register(_:forCellReuseIdentifier:)
    registerNib(_:forCellWithReuseIdentifier:) > register(_:forCellWithReuseIdentifier:)
    insertSubview(_:atIndex:) > insertSubview(_:at:)
    insertSublayer(_:atIndex:) > insertSublayer(_:at:)
    bringSubview(toFront:) > bringSubviewToFront(_:)
    sendSubview(toBack:) > sendSubviewToBack(_:)
    isDescendantOfView(_:) > isDescendant(of:)
    exchangeSubviewAtIndex(_:withSubviewAtIndex:) > exchangeSubview(at:withSubviewAt:)
    convertPoint(_:toView:) > convert(_:to:)
    convertPoint(_:fromView:) > convert(_:from:)
    convertRect(_:toView:) > convert(_:to:)
    convertRect(_:fromView:) > convert(_:from:)
    hitTest(_:withEvent:) > hitTest(_:with:)
    pointInside(_:withEvent:) > point(inside:with:)
    touchesBegan(_:withEvent:) > touchesBegan(_:with:)
    touchesMoved(_:withEvent:) > touchesMoved(_:with:)
    touchesEnded(_:withEvent:) > touchesEnded(_:with:)
    touchesCancelled(_:withEvent:) > touchesCancelled(_:with:)
    motionEnded(_:withEvent:) > motionEnded(_:with:)
    motionBegan(_:withEvent:) > motionBegan(_:with:)
    drawRect(_:) > draw(_:)
    addChildViewController(_:) > addChild(_:)
    removeFromParentViewController() > removeFromParent()
    didMoveToParentViewController(_:) > didMove(toParent:)
    willMoveToParentViewController(_:) > willMove(toParent:)
    didMove(toParentViewController:) > didMove(toParent:)
    willMove(toParentViewController:) > willMove(toParent:)
    willMoveToSuperview(_:) > willMove(toSuperview:)
    willMoveToWindow(_:) > willMove(toWindow:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) > viewWillTransition(to:with:)
    animateAlongsideTransitionInView(_:animation:completion:) > animateAlongsideTransition(in:animation:completion:)
    notifyWhenInteractionEndsUsingBlock(_:) > notifyWhenInteractionEnds(_:)
    showViewController(_:sender:) > show(_:sender:)
    addTextFieldWithConfigurationHandler(_:) > addTextField(configurationHandler:)
    setLeftBarButtonItem(_:animated:) > setLeftBarButton(_:animated:)
    setRightBarButtonItem(_:animated:) > setRightBarButton(_:animated:)
    unwindForSegue(_:towardsViewController:) > unwind(for:towards:)
    canPerformUnwindSegueAction(_:fromViewController:withSender:) > canPerformUnwindSegueAction(_:from:sender:)
    canPerformUnwindSegueAction(_:from:withSender:) > canPerformUnwindSegueAction(_:from:sender:)
    animateAlongsideTransition(_:completion:) > animate(alongsideTransition:completion:)
    prepareLayout() > prepare()
    invalidateLayoutWithContext(_:) > invalidateLayout(with:)
    layoutAttributesForItemAtIndexPath(_:) > layoutAttributesForItem(at:)
    layoutAttributesForElementsInRect(_:) > layoutAttributesForElements(in:)
    layoutAttributesForCellAtIndexPath(_:) > layoutAttributesForCell(at:)
    layoutAttributesForSupplementaryViewOfKind(_:atIndexPath:) > layoutAttributesForSupplementaryView(ofKind:at:)
    shouldInvalidateLayoutForBoundsChange(_:) > shouldInvalidateLayout(forBoundsChange:)
    prepareForCollectionViewUpdates(_:) > prepare(forCollectionViewUpdates:)
    initialLayoutAttributesForAppearingItemAtIndexPath(_:) > initialLayoutAttributesForAppearingItem(at:)
    finalLayoutAttributesForDisappearingItemAtIndexPath(_:) > finalLayoutAttributesForDisappearingItem(at:)
    applyLayoutAttributes(_:) > apply(_:)
    UICollectionViewLayoutAttributes(forCellWithIndexPath:) > UICollectionViewLayoutAttributes(forCellWith:)
    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind:withIndexPath:) > UICollectionViewLayoutAttributes(forSupplementaryViewOfKind:with:)
    cellForItemAtIndexPath(_:) > cellForItem(at:)
    cellForRowAtIndexPath(_:) > cellForRow(at:)
    indexPathForItemAtPoint(_:) > indexPathForItem(at:)
    indexPathForRowAtPoint(_:) > indexPathForRow(at:)
    indexPathForCell(_:) > indexPath(for:)
    indexPathsForVisibleItems() > indexPathsForVisibleItems
    visibleCells() > visibleCells
    insertItemsAtIndexPaths(_:) > insertItems(at:)
    deleteItemsAtIndexPaths(_:) > deleteItems(at:)
    reloadItemsAtIndexPaths(_:) > reloadItems(at:)
    moveItemAtIndexPath(_:toIndexPath:) > moveItem(at:to:)
    insertRowsAtIndexPaths(_:withRowAnimation:) > insertRows(at:with:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) > deleteRows(at:with:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) > reloadRows(at:with:)
    reloadSections(_:withRowAnimation:) > reloadSections(_:with:)
    deselectRowAtIndexPath(_:animated:) > deselectRow(at:animated:)
    selectRowAtIndexPath(_:animated:scrollPosition:) > selectRow(at:animated:scrollPosition:)
    deselectItemAtIndexPath(_:animated:) > deselectItem(at:animated:)
    selectItemAtIndexPath(_:animated:scrollPosition:) > selectItem(at:animated:scrollPosition:)
    scrollToItemAtIndexPath(_:atScrollPosition:animated:) > scrollToItem(at:at:animated:)
    numberOfItemsInSection(_:) > numberOfItems(inSection:)
    NSIndexPath(forItem:inSection:) > IndexPath(item:section:)
    NSIndexPath(forRow:inSection:) > IndexPath(row:section:)
    IndexPath(forItem:inSection:) > IndexPath(item:section:)
    IndexPath(forRow:inSection:) > IndexPath(row:section:)
    addAnimation(_:forKey:) > add(_:forKey:)
    removeAnimationForKey(_:) > removeAnimation(forKey:)
    animationForKey(_:) > animation(forKey:)
    addToRunLoop(_:forMode:) > add(to:forMode:)
    removeFromRunLoop(_:forMode:) > remove(from:forMode:)
    renderInContext(_:) > render(in:)
    drawInRect(_:) > draw(in:)
    presentationLayer() > presentation()
    drawInRect(_:withAttributes:) > draw(in:withAttributes:)
    drawAtPoint(_:) > draw(at:)
    drawAtPoint(_:withAttributes:) > draw(at:withAttributes:)
    sizeWithAttributes(_:) > size(withAttributes:)
    size(attributes:) > size(withAttributes:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) > scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    performSelector(_:withObject:afterDelay:) > perform(_:with:afterDelay:)
    performSelector(_:withObject:) > perform(_:with:)
    postNotificationName(_:object:userInfo:) > post(name:object:userInfo:)
    addObserverForName(_:object:queue:usingBlock:) > addObserver(forName:object:queue:using:)
    addOperationWithBlock(_:) > addOperation(_:)
    UIAttachmentBehavior(item:attachedToItem:) > UIAttachmentBehavior(item:attachedTo:)
    UIAttachmentBehavior(item:offsetFromCenter:attachedToItem:offsetFromCenter:) > UIAttachmentBehavior(item:offsetFromCenter:attachedTo:offsetFromCenter:)
    UISnapBehavior(item:snapToPoint:) > UISnapBehavior(item:snapTo:)
    slidingAttachmentWithItem(_:attachmentAnchor:axisOfTranslation:) > slidingAttachment(with:attachmentAnchor:axisOfTranslation:)
    slidingAttachmentWithItem(_:attachedToItem:attachmentAnchor:axisOfTranslation:) > slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
    limitAttachmentWithItem(_:offsetFromCenter:attachedToItem:offsetFromCenter:) > limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)
    fixedAttachmentWithItem(_:attachedToItem:attachmentAnchor:) > fixedAttachment(with:attachedTo:attachmentAnchor:)
    pinAttachmentWithItem(_:attachedToItem:attachmentAnchor:) > pinAttachment(with:attachedTo:attachmentAnchor:)
    addBoundaryWithIdentifier(_:forPath:) > addBoundary(withIdentifier:for:)
    addBoundaryWithIdentifier(_:fromPoint:toPoint:) > addBoundary(withIdentifier:from:to:)
    removeBoundaryWithIdentifier(_:) > removeBoundary(withIdentifier:)
    boundaryWithIdentifier(_:) > boundary(withIdentifier:)
    setTranslatesReferenceBoundsIntoBoundaryWithInsets(_:) > setTranslatesReferenceBoundsIntoBoundary(with:)
    addLinearVelocity(_:forItem:) > addLinearVelocity(_:for:)
    addAngularVelocity(_:forItem:) > addAngularVelocity(_:for:)
    linearVelocityForItem(_:) > linearVelocity(for:)
    angularVelocityForItem(_:) > angularVelocity(for:)
    setTargetOffsetFromCenter(_:forItem:) > setTargetOffsetFromCenter(_:for:)
    targetOffsetFromCenterForItem(_:) > targetOffsetFromCenter(for:)
    updateItemUsingCurrentState(_:) > updateItem(usingCurrentState:)
    itemsInRect(_:) > items(in:)
    constraintsWithVisualFormat(_:options:metrics:views:) > constraints(withVisualFormat:options:metrics:views:)
    activateConstraints(_:) > activate(_:)
    deactivateConstraints(_:) > deactivate(_:)
    constraintEqualToAnchor(_:multiplier:constant:) > constraint(equalTo:multiplier:constant:)
    constraintEqualToConstant(_:) > constraint(equalToConstant:)
    constraintGreaterThanOrEqualToAnchor(_:constant:) > constraint(greaterThanOrEqualTo:constant:)
    constraintLessThanOrEqualToAnchor(_:constant:) > constraint(lessThanOrEqualTo:constant:)
    setContentHuggingPriority(_:forAxis:) > setContentHuggingPriority(_:for:)
    setContentCompressionResistancePriority(_:forAxis:) > setContentCompressionResistancePriority(_:for:)
    snapshotViewAfterScreenUpdates(_:) > snapshotView(afterScreenUpdates:)
    drawViewHierarchyInRect(_:afterScreenUpdates:) > drawHierarchy(in:afterScreenUpdates:)
    viewControllerForKey(_:) > viewController(forKey:)
    viewForKey(_:) > view(forKey:)
    containerView() > containerView
    transitionWasCancelled() > transitionWasCancelled
    isInteractive() > isInteractive
    initialFrameForViewController(_:) > initialFrame(for:)
    finalFrameForViewController(_:) > finalFrame(for:)
    startDeviceMotionUpdatesToQueue(_:withHandler:) > startDeviceMotionUpdates(to:withHandler:)
    startAccelerometerUpdatesToQueue(_:withHandler:) > startAccelerometerUpdates(to:withHandler:)
    startGyroUpdatesToQueue(_:withHandler:) > startGyroUpdates(to:withHandler:)
    isKindOfClass(_:) > isKind(of:)
    isViewLoaded() > isViewLoaded
    isAnimating() > isAnimating
    isFirstResponder() > isFirstResponder
    enumerate() > enumerated()
    removeAtIndex(_:) > remove(at:)
    removeValueForKey(_:) > removeValue(forKey:)
    extend(_:) > append(contentsOf:)
    stringFromDate(_:) > string(from:)
    dateFromString(_:) > date(from:)
    stringFromNumber(_:) > string(from:)
    numberFromString(_:) > number(from:)
    willMoveToAnimator(_:) > willMove(to:)
    stringByAppendingString(_:) > appending(_:)
    stringByTrimmingCharactersInSet(_:) > trimmingCharacters(in:)
    insert(_:atIndex:) > insert(_:at:)
    indexOf(_:) > firstIndex(of:)
    appendContentsOf(_:) > append(contentsOf:)
    joinWithSeparator(_:) > joined(separator:)
    sortInPlace(_:) > sort(by:)
    minElement() > min()
    maxElement() > max()
    componentsSeparatedByString(_:) > components(separatedBy:)
    stringByReplacingOccurrencesOfString(_:withString:) > replacingOccurrences(of:with:)
    rangeOfString(_:) > range(of:)
    valueForKey(_:) > value(forKey:)
    valueForKeyPath(_:) > value(forKeyPath:)
    pathForResource(_:ofType:) > path(forResource:ofType:)
    objectForKey(_:) > object(forKey:)
    boolForKey(_:) > bool(forKey:)
    floatForKey(_:) > float(forKey:)
    doubleForKey(_:) > double(forKey:)
    arrayForKey(_:) > array(forKey:)
    dictionaryForKey(_:) > dictionary(forKey:)
    setInteger(_:forKey:) > set(_:forKey:)
    setBool(_:forKey:) > set(_:forKey:)
    setFloat(_:forKey:) > set(_:forKey:)
    setDouble(_:forKey:) > set(_:forKey:)
    removeObjectForKey(_:) > removeObject(forKey:)
    integerForKey(_:) > integer(forKey:)
    stringForKey(_:) > string(forKey:)
    urlForKey(_:) > url(forKey:)
    dataForKey(_:) > data(forKey:)
    registerDefaults(_:) > register(defaults:)
    toRaw() > rawValue
    UIActivityIndicatorView(activityIndicatorStyle:) > UIActivityIndicatorView(style:)
    JSONObjectWithData(_:options:) > jsonObject(with:options:)
    dataWithJSONObject(_:options:) > data(withJSONObject:options:)
    NSNumber(bool:) > NSNumber(value:)
    NSNumber(double:) > NSNumber(value:)
    NSNumber(float:) > NSNumber(value:)
    NSNumber(int:) > NSNumber(value:)
    NSNumber(integer:) > NSNumber(value:)
    postNotification(_:) > post(_:)
    NSString(format:_:) > String(format:_:)
    NSString(format:_:_:) > String(format:_:_:)
    NSString(format:_:_:_:) > String(format:_:_:_:)
    drawTextInRect(_:) > drawText(in:)
    textRectForBounds(_:) > textRect(forBounds:)
    beginTrackingWithTouch(_:withEvent:) > beginTracking(_:with:)
    continueTrackingWithTouch(_:withEvent:) > continueTracking(_:with:)
    endTrackingWithTouch(_:withEvent:) > endTracking(_:with:)
    needsDisplayForKey(_:) > needsDisplay(forKey:)
    observeValueForKeyPath(_:ofObject:change:context:) > observeValue(forKeyPath:of:change:context:)
    generate() > makeIterator()
    CGPointValue() > cgPointValue
    CGRectValue() > cgRectValue
    CGSizeValue() > cgSizeValue
    CGVectorValue() > cgVectorValue
    CGAffineTransformValue() > cgAffineTransformValue
    CATransform3DValue() > caTransform3DValue
    NSValue(CGPoint:) > NSValue(cgPoint:)
    NSValue(CGRect:) > NSValue(cgRect:)
    NSValue(CGSize:) > NSValue(cgSize:)
    NSValue(CGVector:) > NSValue(cgVector:)
    NSValue(CGAffineTransform:) > NSValue(cgAffineTransform:)
    NSValue(CATransform3D:) > NSValue(caTransform3D:)
    NSValue(UIEdgeInsets:) > NSValue(uiEdgeInsets:)
    rectByInsetting(dx:dy:) > insetBy(dx:dy:)
    rectByOffsetting(dx:dy:) > offsetBy(dx:dy:)
    rectByUnion(_:) > union(_:)
    rectByIntersecting(_:) > intersection(_:)
    rectsByDividing(_:fromEdge:) > divided(atDistance:from:)
    rectByIntegerizing() > integral
    timeIntervalSinceDate(_:) > timeIntervalSince(_:)
    dateByAddingTimeInterval(_:) > addingTimeInterval(_:)
    isEqualToString(_:) > isEqual(to:)
    addTimer(_:forMode:) > add(_:forMode:)
    instantiateWithOwner(_:options:) > instantiate(withOwner:options:)
    removeAll(keepCapacity:) > removeAll(keepingCapacity:)
    substringFromIndex(_:) > substring(from:)
    substringToIndex(_:) > substring(to:)
    substringWithRange(_:) > substring(with:)
    respondsToSelector(_:) > responds(to:)
    AVAudioPlayer(contentsOfURL:) > AVAudioPlayer(contentsOf:)
    AVAudioPlayer(contentsOfURL:fileTypeHint:) > AVAudioPlayer(contentsOf:fileTypeHint:)
    NSData(contentsOfURL:) > NSData(contentsOf:)
    URLForResource(_:withExtension:) > url(forResource:withExtension:)
    URLForResource(_:withExtension:subdirectory:) > url(forResource:withExtension:subdirectory:)
    resizableSnapshotViewFromRect(_:afterScreenUpdates:withCapInsets:) > resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    modelLayer() > model()
    fillRect(_:) > fill(_:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) > scrollToRow(at:at:animated:)
    insertSegmentWithTitle(_:atIndex:animated:) > insertSegment(withTitle:at:animated:)
    setTitle(_:forSegmentAtIndex:) > setTitle(_:forSegmentAt:)
    titleForSegmentAtIndex(_:) > titleForSegment(at:)
    actionForKey(_:) > action(forKey:)
    setBackgroundImage(_:forBarMetrics:) > setBackgroundImage(_:for:)
    setTitleTextAttributes(_:forState:) > setTitleTextAttributes(_:for:)
    setThumbImage(_:forState:) > setThumbImage(_:for:)
    setTitleShadowColor(_:forState:) > setTitleShadowColor(_:for:)
    imageForState(_:) > image(for:)
    titleColorForState(_:) > titleColor(for:)
    replaceRange(_:with:) > replaceSubrange(_:with:)
    removeRange(_:) > removeSubrange(_:)
    appendString(_:) > append(_:)
    attributedSubstringFromRange(_:) > attributedSubstring(from:)
    contentsAtPath(_:) > contents(atPath:)
    fileExistsAtPath(_:) > fileExists(atPath:)
    stringByAppendingPathComponent(_:) > appendingPathComponent(_:)
    URLByAppendingPathComponent(_:) > appendingPathComponent(_:)
    dataUsingEncoding(_:) > data(using:)
    sendAction(_:to:from:forEvent:) > sendAction(_:to:from:for:)
    systemLayoutSizeFittingSize(_:) > systemLayoutSizeFitting(_:)
    isMemberOfClass(_:) > isMember(of:)
    conformsToProtocol(_:) > conforms(to:)
    constraintGreaterThanOrEqualToConstant(_:) > constraint(greaterThanOrEqualToConstant:)
    constraintLessThanOrEqualToConstant(_:) > constraint(lessThanOrEqualToConstant:)
    constraintGreaterThanOrEqualToAnchor(_:) > constraint(greaterThanOrEqualTo:)
    constraintEqualToAnchor(_:) > constraint(equalTo:)
    finishInteractiveTransition() > finish()
    cancelInteractiveTransition() > cancel()
    updateInteractiveTransition(_:) > update(_:)
    """
}
