/// Methods of UIKit that programs implement, with the spellings of all generations of Swift.
///
/// A method in an old spelling would compile and never be called, since the protocols' methods have
/// default implementations.
enum DelegateMethods {
  /// Today's spelling of a method that was found.
  struct Renaming {
    let name: String
    let labels: [String]
    /// Types of parameters by position, where those of older spellings differ.
    let types: [Int: String]
  }

  /// A method as it is found: the label of the first parameter is not part of the key, since Swift 2
  /// leaves it out.
  private struct Key: Hashable {
    let name: String
    let count: Int
    let labels: ArraySlice<String>

    init(_ signature: Signature) {
      name = signature.name
      count = signature.labels.count
      labels = signature.labels.dropFirst()
    }
  }

  /// The base names of all methods of delegates, in today's spelling and the older ones.
  static let names: Set<String> = Set(
    entries.filter { !$0.key.name.hasPrefix("touches") }.flatMap { [$0.key.name, $0.value.name] })

  /// Returns today's spelling of a method; nil if the table does not have it.
  static func renaming(name: String, labels: [String]) -> Renaming? {
    guard !labels.isEmpty else { return nil }
    // Today's `draw(_:)` of views is not an old spelling of `draw(in:)` of layers.
    return current["\(name)\(labels)"] ?? entries[Key(Signature(name: name, labels: labels))]
  }

  /// The methods in today's spelling, by name and all labels.
  private static let current = Dictionary(
    entries.values.map { ("\($0.name)\($0.labels)", $0) }, uniquingKeysWith: { first, _ in first })

  private static let entries: [Key: Renaming] = {
    var result: [Key: Renaming] = [:]
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: "|").map { $0.trimmed }
      let spellings = halves[0].split(separator: ">").map { Signature($0.trimmed) }
      guard let today = spellings.last else { continue }
      var types: [Int: String] = [:]
      if halves.count > 1 {
        for (index, type) in halves[1].split(separator: ";").enumerated()
        where type.trimmed != "_" {
          types[index] = type.trimmed
        }
      }
      for spelling in spellings {
        result[Key(spelling)] = Renaming(name: today.name, labels: today.labels, types: types)
      }
    }
    return result
  }()

  // Older spellings, the newest last; after the bar types of parameters where they changed.
  private static let table = """
    collisionBehavior(_:beganContactForItem:withItem:atPoint:) > collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior(_:endedContactForItem:withItem:) > collisionBehavior(_:endedContactFor:with:)
    collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:) > collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) | _; _; NSCopying?
    collisionBehavior(_:endedContactForItem:withBoundaryIdentifier:) > collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) | _; _; NSCopying?
    dynamicAnimatorWillResume(_:)
    dynamicAnimatorDidPause(_:)
    touchesBegan(_:withEvent:) > touchesBegan(_:with:) | Set<UITouch>; UIEvent?
    touchesMoved(_:withEvent:) > touchesMoved(_:with:) | Set<UITouch>; UIEvent?
    touchesEnded(_:withEvent:) > touchesEnded(_:with:) | Set<UITouch>; UIEvent?
    touchesCancelled(_:withEvent:) > touchesCancelled(_:with:) | Set<UITouch>; UIEvent?
    pressesBegan(_:withEvent:) > pressesBegan(_:with:) | Set<UIPress>; UIPressesEvent?
    pressesEnded(_:withEvent:) > pressesEnded(_:with:) | Set<UIPress>; UIPressesEvent?
    motionBegan(_:withEvent:) > motionBegan(_:with:) | _; UIEvent?
    motionEnded(_:withEvent:) > motionEnded(_:with:) | _; UIEvent?
    motionCancelled(_:withEvent:) > motionCancelled(_:with:) | _; UIEvent?
    hitTest(_:withEvent:) > hitTest(_:with:) | _; UIEvent?
    pointInside(_:withEvent:) > point(inside:with:) | _; UIEvent?
    beginTrackingWithTouch(_:withEvent:) > beginTracking(_:with:) | _; UIEvent?
    continueTrackingWithTouch(_:withEvent:) > continueTracking(_:with:) | _; UIEvent?
    endTrackingWithTouch(_:withEvent:) > endTracking(_:with:) | UITouch?; UIEvent?
    cancelTrackingWithEvent(_:) > cancelTracking(with:) | UIEvent?
    drawRect(_:) > draw(_:)
    drawLayer(_:inContext:) > draw(_:in:)
    drawInContext(_:) > draw(in:)
    actionForLayer(_:forKey:) > action(for:forKey:)
    actionForKey(_:) > action(forKey:)
    needsDisplayForKey(_:) > needsDisplay(forKey:)
    sizeThatFits(_:)
    willMoveToSuperview(_:) > willMove(toSuperview:) | UIView?
    willMoveToAnimator(_:) > willMove(to:) | UIDynamicAnimator?
    willMoveToWindow(_:) > willMove(toWindow:) | UIWindow?
    willMoveToParentViewController(_:) > willMove(toParentViewController:) > willMove(toParent:) | UIViewController?
    didMoveToParentViewController(_:) > didMove(toParentViewController:) > didMove(toParent:) | UIViewController?
    viewWillAppear(_:)
    viewDidAppear(_:)
    viewWillDisappear(_:)
    viewDidDisappear(_:)
    setEditing(_:animated:)
    willRotateToInterfaceOrientation(_:duration:) > willRotate(to:duration:) | _; TimeInterval
    didRotateFromInterfaceOrientation(_:) > didRotate(from:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) > viewWillTransition(to:with:)
    willTransitionToTraitCollection(_:withTransitionCoordinator:) > willTransition(to:with:)
    traitCollectionDidChange(_:) | UITraitCollection?
    prepareForSegue(_:sender:) > prepare(for:sender:) | _; Any?
    unwindForSegue(_:towardsViewController:) > unwind(for:towards:)
    canPerformUnwindSegueAction(_:fromViewController:withSender:) > canPerformUnwindSegueAction(_:from:withSender:) > canPerformUnwindSegueAction(_:from:sender:) | _; _; Any?
    showViewController(_:sender:) > show(_:sender:) | _; Any?
    showDetailViewController(_:sender:) | _; Any?
    presentationTransitionDidEnd(_:)
    dismissalTransitionDidEnd(_:)
    shouldPerformSegueWithIdentifier(_:sender:) > shouldPerformSegue(withIdentifier:sender:) | String; Any?
    performSegueWithIdentifier(_:sender:) > performSegue(withIdentifier:sender:) | _; Any?
    observeValueForKeyPath(_:ofObject:change:context:) > observeValue(forKeyPath:of:change:context:) | String?; Any?; [NSKeyValueChangeKey: Any]?; UnsafeMutableRawPointer?
    didUpdateFocusInContext(_:withAnimationCoordinator:) > didUpdateFocus(in:with:)
    applyLayoutAttributes(_:) > apply(_:)
    preferredLayoutAttributesFittingAttributes(_:) > preferredLayoutAttributesFitting(_:)
    layoutAttributesForElementsInRect(_:) > layoutAttributesForElements(in:)
    layoutAttributesForItemAtIndexPath(_:) > layoutAttributesForItem(at:)
    layoutAttributesForSupplementaryViewOfKind(_:atIndexPath:) > layoutAttributesForSupplementaryView(ofKind:at:)
    layoutAttributesForDecorationViewOfKind(_:atIndexPath:) > layoutAttributesForDecorationView(ofKind:at:)
    shouldInvalidateLayoutForBoundsChange(_:) > shouldInvalidateLayout(forBoundsChange:)
    prepareForCollectionViewUpdates(_:) > prepare(forCollectionViewUpdates:)
    initialLayoutAttributesForAppearingItemAtIndexPath(_:) > initialLayoutAttributesForAppearingItem(at:)
    finalLayoutAttributesForDisappearingItemAtIndexPath(_:) > finalLayoutAttributesForDisappearingItem(at:)
    targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:) > targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    targetContentOffsetForProposedContentOffset(_:) > targetContentOffset(forProposedContentOffset:)
    gestureRecognizerShouldBegin(_:)
    gestureRecognizer(_:shouldReceiveTouch:) > gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) > gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:) > gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:) > gestureRecognizer(_:shouldBeRequiredToFailBy:)
    numberOfSectionsInTableView(_:) > numberOfSections(in:)
    tableView(_:numberOfRowsInSection:)
    tableView(_:cellForRowAtIndexPath:) > tableView(_:cellForRowAt:) | _; IndexPath
    tableView(_:didSelectRowAtIndexPath:) > tableView(_:didSelectRowAt:) | _; IndexPath
    tableView(_:didDeselectRowAtIndexPath:) > tableView(_:didDeselectRowAt:) | _; IndexPath
    tableView(_:willSelectRowAtIndexPath:) > tableView(_:willSelectRowAt:) | _; IndexPath
    tableView(_:heightForRowAtIndexPath:) > tableView(_:heightForRowAt:) | _; IndexPath
    tableView(_:estimatedHeightForRowAtIndexPath:) > tableView(_:estimatedHeightForRowAt:) | _; IndexPath
    tableView(_:willDisplayCell:forRowAtIndexPath:) > tableView(_:willDisplay:forRowAt:) | _; _; IndexPath
    tableView(_:didEndDisplayingCell:forRowAtIndexPath:) > tableView(_:didEndDisplaying:forRowAt:) | _; _; IndexPath
    tableView(_:canEditRowAtIndexPath:) > tableView(_:canEditRowAt:) | _; IndexPath
    tableView(_:canMoveRowAtIndexPath:) > tableView(_:canMoveRowAt:) | _; IndexPath
    tableView(_:commitEditingStyle:forRowAtIndexPath:) > tableView(_:commit:forRowAt:) | _; _; IndexPath
    tableView(_:editActionsForRowAtIndexPath:) > tableView(_:editActionsForRowAt:) | _; IndexPath
    tableView(_:willBeginEditingRowAtIndexPath:) > tableView(_:willBeginEditingRowAt:) | _; IndexPath
    tableView(_:didEndEditingRowAtIndexPath:) > tableView(_:didEndEditingRowAt:) | _; IndexPath?
    tableView(_:moveRowAtIndexPath:toIndexPath:) > tableView(_:moveRowAt:to:) | _; IndexPath; IndexPath
    tableView(_:shouldHighlightRowAtIndexPath:) > tableView(_:shouldHighlightRowAt:) | _; IndexPath
    tableView(_:titleForHeaderInSection:)
    tableView(_:titleForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:viewForFooterInSection:)
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForFooterInSection:)
    numberOfSectionsInCollectionView(_:) > numberOfSections(in:)
    collectionView(_:numberOfItemsInSection:)
    collectionView(_:cellForItemAtIndexPath:) > collectionView(_:cellForItemAt:) | _; IndexPath
    collectionView(_:didSelectItemAtIndexPath:) > collectionView(_:didSelectItemAt:) | _; IndexPath
    collectionView(_:didDeselectItemAtIndexPath:) > collectionView(_:didDeselectItemAt:) | _; IndexPath
    collectionView(_:shouldSelectItemAtIndexPath:) > collectionView(_:shouldSelectItemAt:) | _; IndexPath
    collectionView(_:didHighlightItemAtIndexPath:) > collectionView(_:didHighlightItemAt:) | _; IndexPath
    collectionView(_:didUnhighlightItemAtIndexPath:) > collectionView(_:didUnhighlightItemAt:) | _; IndexPath
    collectionView(_:shouldHighlightItemAtIndexPath:) > collectionView(_:shouldHighlightItemAt:) | _; IndexPath
    collectionView(_:willDisplayCell:forItemAtIndexPath:) > collectionView(_:willDisplay:forItemAt:) | _; _; IndexPath
    collectionView(_:didEndDisplayingCell:forItemAtIndexPath:) > collectionView(_:didEndDisplaying:forItemAt:) | _; _; IndexPath
    collectionView(_:viewForSupplementaryElementOfKind:atIndexPath:) > collectionView(_:viewForSupplementaryElementOfKind:at:) | _; _; IndexPath
    collectionView(_:canMoveItemAtIndexPath:) > collectionView(_:canMoveItemAt:) | _; IndexPath
    collectionView(_:moveItemAtIndexPath:toIndexPath:) > collectionView(_:moveItemAt:to:) | _; IndexPath; IndexPath
    collectionView(_:layout:sizeForItemAtIndexPath:) > collectionView(_:layout:sizeForItemAt:) | _; _; IndexPath
    collectionView(_:layout:insetForSectionAtIndex:) > collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAtIndex:) > collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAtIndex:) > collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    scrollViewDidScroll(_:)
    scrollViewDidZoom(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndScrollingAnimation(_:)
    scrollViewShouldScrollToTop(_:)
    scrollViewDidScrollToTop(_:)
    viewForZoomingInScrollView(_:) > viewForZooming(in:)
    scrollViewWillBeginZooming(_:withView:) > scrollViewWillBeginZooming(_:with:) | _; UIView?
    scrollViewDidEndZooming(_:withView:atScale:) > scrollViewDidEndZooming(_:with:atScale:) | _; UIView?
    textFieldShouldBeginEditing(_:)
    textFieldDidBeginEditing(_:)
    textFieldShouldEndEditing(_:)
    textFieldDidEndEditing(_:)
    textFieldShouldReturn(_:)
    textFieldShouldClear(_:)
    textField(_:shouldChangeCharactersInRange:replacementString:) > textField(_:shouldChangeCharactersIn:replacementString:)
    textViewDidChange(_:)
    textViewDidBeginEditing(_:)
    textViewDidEndEditing(_:)
    textView(_:shouldChangeTextInRange:replacementText:) > textView(_:shouldChangeTextIn:replacementText:)
    animateTransition(_:) > animateTransition(using:)
    transitionDuration(_:) > transitionDuration(using:) | UIViewControllerContextTransitioning?
    animationEnded(_:)
    interruptibleAnimator(_:) > interruptibleAnimator(using:)
    startInteractiveTransition(_:)
    animationControllerForPresentedController(_:presentingController:sourceController:) > animationController(forPresented:presenting:source:)
    animationControllerForPresentedController(_:presentingViewController:sourceController:) > animationController(forPresented:presenting:source:)
    animationControllerForDismissedController(_:) > animationController(forDismissed:)
    interactionControllerForPresentation(_:) > interactionControllerForPresentation(using:)
    interactionControllerForDismissal(_:) > interactionControllerForDismissal(using:)
    presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:) > presentationController(forPresented:presenting:source:) | _; UIViewController?
    adaptivePresentationStyleForPresentationController(_:) > adaptivePresentationStyle(for:)
    navigationController(_:willShowViewController:animated:) > navigationController(_:willShow:animated:)
    navigationController(_:didShowViewController:animated:) > navigationController(_:didShow:animated:)
    navigationController(_:animationControllerForOperation:fromViewController:toViewController:) > navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerForAnimationController:) > navigationController(_:interactionControllerFor:)
    tabBarController(_:didSelectViewController:) > tabBarController(_:didSelect:)
    tabBarController(_:shouldSelectViewController:) > tabBarController(_:shouldSelect:)
    tabBarController(_:animationControllerForTransitionFromViewController:toViewController:) > tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:interactionControllerForAnimationController:) > tabBarController(_:interactionControllerFor:)
    navigationBar(_:shouldPushItem:) > navigationBar(_:shouldPush:)
    navigationBar(_:didPushItem:) > navigationBar(_:didPush:)
    navigationBar(_:shouldPopItem:) > navigationBar(_:shouldPop:)
    navigationBar(_:didPopItem:) > navigationBar(_:didPop:)
    pageViewController(_:viewControllerBeforeViewController:) > pageViewController(_:viewControllerBefore:)
    pageViewController(_:viewControllerAfterViewController:) > pageViewController(_:viewControllerAfter:)
    pageViewController(_:willTransitionToViewControllers:) > pageViewController(_:willTransitionTo:)
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    presentationCountForPageViewController(_:) > presentationCount(for:)
    presentationIndexForPageViewController(_:) > presentationIndex(for:)
    prepareForPopoverPresentation(_:)
    popoverPresentationControllerShouldDismissPopover(_:)
    popoverPresentationControllerDidDismissPopover(_:)
    adaptivePresentationStyleForPresentationController(_:traitCollection:) > adaptivePresentationStyle(for:traitCollection:)
    application(_:supportedInterfaceOrientationsForWindow:) > application(_:supportedInterfaceOrientationsFor:) | _; UIWindow?
    applicationDidFinishLaunching(_:)
    applicationDidReceiveMemoryWarning(_:)
    tabBar(_:didSelectItem:) > tabBar(_:didSelect:)
    animationDidStart(_:)
    animationDidStop(_:finished:)
    numberOfComponentsInPickerView(_:) > numberOfComponents(in:)
    pickerView(_:numberOfRowsInComponent:)
    pickerView(_:titleForRow:forComponent:)
    pickerView(_:attributedTitleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusingView:) > pickerView(_:viewForRow:forComponent:reusing:) | _; _; _; UIView?
    pickerView(_:widthForComponent:)
    pickerView(_:rowHeightForComponent:)
    pickerView(_:didSelectRow:inComponent:)
    searchBar(_:textDidChange:)
    searchBarSearchButtonClicked(_:)
    searchBarCancelButtonClicked(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarTextDidEndEditing(_:)
    searchBarShouldBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBar(_:selectedScopeButtonIndexDidChange:)
    updateSearchResultsForSearchController(_:) > updateSearchResults(for:)
    presentSearchController(_:)
    willPresentSearchController(_:)
    didPresentSearchController(_:)
    willDismissSearchController(_:)
    didDismissSearchController(_:)
    application(_:didFinishLaunchingWithOptions:) | _; [UIApplication.LaunchOptionsKey: Any]?
    application(_:willFinishLaunchingWithOptions:) | _; [UIApplication.LaunchOptionsKey: Any]?
    applicationWillResignActive(_:)
    applicationDidEnterBackground(_:)
    applicationWillEnterForeground(_:)
    applicationDidBecomeActive(_:)
    applicationWillTerminate(_:)
    """
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
