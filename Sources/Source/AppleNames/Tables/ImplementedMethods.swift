extension AppleNames {
  /// Methods that programs implement, for a protocol or in a subclass, and may call.
  ///
  /// After the bar stand the types of parameters that are others today than they were; `_` for one
  /// that is the same.
  package static let implementedMethods = NameTable(
    title: "methods that programs implement",
    text: """
      # Dynamics
      collisionBehavior:beganContactForItem:withItem:atPoint: > collisionBehavior(_:beganContactFor:with:at:)
      collisionBehavior:endedContactForItem:withItem: > collisionBehavior(_:endedContactFor:with:)
      collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint: > collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) | _; _; NSCopying?
      collisionBehavior:endedContactForItem:withBoundaryIdentifier: > collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) | _; _; NSCopying?
      dynamicAnimatorWillResume:
      dynamicAnimatorDidPause:
      # Responders and views
      touchesBegan:withEvent: > touchesBegan(_:with:) | Set<UITouch>; UIEvent?
      touchesMoved:withEvent: > touchesMoved(_:with:) | Set<UITouch>; UIEvent?
      touchesEnded:withEvent: > touchesEnded(_:with:) | Set<UITouch>; UIEvent?
      touchesCancelled:withEvent: > touchesCancelled(_:with:) | Set<UITouch>; UIEvent?
      pressesBegan:withEvent: > pressesBegan(_:with:) | Set<UIPress>; UIPressesEvent?
      pressesEnded:withEvent: > pressesEnded(_:with:) | Set<UIPress>; UIPressesEvent?
      motionBegan:withEvent: > motionBegan(_:with:) | _; UIEvent?
      motionEnded:withEvent: > motionEnded(_:with:) | _; UIEvent?
      motionCancelled:withEvent: > motionCancelled(_:with:) | _; UIEvent?
      hitTest:withEvent: > hitTest(_:with:) | _; UIEvent?
      pointInside:withEvent: > point(inside:with:) | _; UIEvent?
      beginTrackingWithTouch:withEvent: > beginTracking(_:with:) | _; UIEvent?
      continueTrackingWithTouch:withEvent: > continueTracking(_:with:) | _; UIEvent?
      endTrackingWithTouch:withEvent: > endTracking(_:with:) | UITouch?; UIEvent?
      cancelTrackingWithEvent: > cancelTracking(with:) | UIEvent?
      drawRect: > draw(_:)
      drawLayer:inContext: > draw(_:in:)
      displayLayer: > display(_:)
      -[CALayer drawInContext:] > draw(in:)
      actionForLayer:forKey: > action(for:forKey:)
      actionForKey: > action(forKey:)
      needsDisplayForKey: > needsDisplay(forKey:)
      sizeThatFits:
      willMoveToSuperview: > willMove(toSuperview:) | UIView?
      willMoveToAnimator: > willMove(to:) | UIDynamicAnimator?
      willMoveToWindow: > willMove(toWindow:) | UIWindow?
      # Controllers
      willMoveToParentViewController: > willMove(toParentViewController:) > willMove(toParent:) | UIViewController?
      didMoveToParentViewController: > didMove(toParentViewController:) > didMove(toParent:) | UIViewController?
      viewWillAppear:
      viewDidAppear:
      viewWillDisappear:
      viewDidDisappear:
      setEditing:animated:
      willRotateToInterfaceOrientation:duration: > willRotate(to:duration:) | _; TimeInterval
      didRotateFromInterfaceOrientation: > didRotate(from:)
      viewWillTransitionToSize:withTransitionCoordinator: > viewWillTransition(to:with:)
      willTransitionToTraitCollection:withTransitionCoordinator: > willTransition(to:with:)
      traitCollectionDidChange: | UITraitCollection?
      prepareForSegue:sender: > prepare(for:sender:) | _; Any?
      unwindForSegue:towardsViewController: > unwind(for:towards:)
      canPerformUnwindSegueAction:fromViewController:withSender: > canPerformUnwindSegueAction(_:from:withSender:) > canPerformUnwindSegueAction(_:from:sender:) | _; _; Any?
      showViewController:sender: > show(_:sender:) | _; Any?
      showDetailViewController:sender: | _; Any?
      presentationTransitionDidEnd:
      dismissalTransitionDidEnd:
      shouldPerformSegueWithIdentifier:sender: > shouldPerformSegue(withIdentifier:sender:) | String; Any?
      performSegueWithIdentifier:sender: > performSegue(withIdentifier:sender:) | _; Any?
      observeValueForKeyPath:ofObject:change:context: > observeValue(forKeyPath:of:change:context:) | String?; Any?; [NSKeyValueChangeKey: Any]?; UnsafeMutableRawPointer?
      didUpdateFocusInContext:withAnimationCoordinator: > didUpdateFocus(in:with:)
      setSelected:animated:
      setHighlighted:animated:
      copyWithZone: > copy(with:) | NSZone?
      # Layouts of collections
      -[UICollectionReusableView applyLayoutAttributes:] > apply(_:)
      preferredLayoutAttributesFittingAttributes: > preferredLayoutAttributesFitting(_:)
      layoutAttributesForElementsInRect: > layoutAttributesForElements(in:)
      layoutAttributesForItemAtIndexPath: > layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryViewOfKind:atIndexPath: > layoutAttributesForSupplementaryView(ofKind:at:)
      layoutAttributesForDecorationViewOfKind:atIndexPath: > layoutAttributesForDecorationView(ofKind:at:)
      shouldInvalidateLayoutForBoundsChange: > shouldInvalidateLayout(forBoundsChange:)
      prepareForCollectionViewUpdates: > prepare(forCollectionViewUpdates:)
      prepareForAnimatedBoundsChange: > prepare(forAnimatedBoundsChange:)
      initialLayoutAttributesForAppearingItemAtIndexPath: > initialLayoutAttributesForAppearingItem(at:)
      finalLayoutAttributesForDisappearingItemAtIndexPath: > finalLayoutAttributesForDisappearingItem(at:)
      targetContentOffsetForProposedContentOffset:withScrollingVelocity: > targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
      targetContentOffsetForProposedContentOffset: > targetContentOffset(forProposedContentOffset:)
      # Gestures
      gestureRecognizerShouldBegin:
      gestureRecognizer:shouldReceiveTouch: > gestureRecognizer(_:shouldReceive:)
      gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: > gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer:shouldRequireFailureOfGestureRecognizer: > gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: > gestureRecognizer(_:shouldBeRequiredToFailBy:)
      # Tables and collections
      -[UITableViewDataSource numberOfSectionsInTableView:] > numberOfSections(in:)
      tableView:numberOfRowsInSection:
      tableView:cellForRowAtIndexPath: > tableView(_:cellForRowAt:) | _; IndexPath
      tableView:didSelectRowAtIndexPath: > tableView(_:didSelectRowAt:) | _; IndexPath
      tableView:didDeselectRowAtIndexPath: > tableView(_:didDeselectRowAt:) | _; IndexPath
      tableView:willSelectRowAtIndexPath: > tableView(_:willSelectRowAt:) | _; IndexPath
      tableView:heightForRowAtIndexPath: > tableView(_:heightForRowAt:) | _; IndexPath
      tableView:estimatedHeightForRowAtIndexPath: > tableView(_:estimatedHeightForRowAt:) | _; IndexPath
      tableView:willDisplayCell:forRowAtIndexPath: > tableView(_:willDisplay:forRowAt:) | _; _; IndexPath
      tableView:didEndDisplayingCell:forRowAtIndexPath: > tableView(_:didEndDisplaying:forRowAt:) | _; _; IndexPath
      tableView:willDisplayHeaderView:forSection:
      tableView:willDisplayFooterView:forSection:
      tableView:didEndDisplayingHeaderView:forSection:
      tableView:didEndDisplayingFooterView:forSection:
      tableView:canPerformPrimaryActionForRowAtIndexPath: > tableView(_:canPerformPrimaryActionForRowAt:) | _; IndexPath
      tableView:performPrimaryActionForRowAtIndexPath: > tableView(_:performPrimaryActionForRowAt:) | _; IndexPath
      tableView:canEditRowAtIndexPath: > tableView(_:canEditRowAt:) | _; IndexPath
      tableView:canMoveRowAtIndexPath: > tableView(_:canMoveRowAt:) | _; IndexPath
      tableView:commitEditingStyle:forRowAtIndexPath: > tableView(_:commit:forRowAt:) | _; _; IndexPath
      tableView:editActionsForRowAtIndexPath: > tableView(_:editActionsForRowAt:) | _; IndexPath
      tableView:willBeginEditingRowAtIndexPath: > tableView(_:willBeginEditingRowAt:) | _; IndexPath
      tableView:didEndEditingRowAtIndexPath: > tableView(_:didEndEditingRowAt:) | _; IndexPath?
      tableView:moveRowAtIndexPath:toIndexPath: > tableView(_:moveRowAt:to:) | _; IndexPath; IndexPath
      tableView:shouldHighlightRowAtIndexPath: > tableView(_:shouldHighlightRowAt:) | _; IndexPath
      sectionIndexTitlesForTableView: > sectionIndexTitles(for:)
      tableView:sectionForSectionIndexTitle:atIndex: > tableView(_:sectionForSectionIndexTitle:at:)
      tableView:titleForHeaderInSection:
      tableView:titleForFooterInSection:
      tableView:viewForHeaderInSection:
      tableView:viewForFooterInSection:
      tableView:heightForHeaderInSection:
      tableView:heightForFooterInSection:
      -[UICollectionViewDataSource numberOfSectionsInCollectionView:] > numberOfSections(in:)
      collectionView:numberOfItemsInSection:
      collectionView:cellForItemAtIndexPath: > collectionView(_:cellForItemAt:) | _; IndexPath
      collectionView:didSelectItemAtIndexPath: > collectionView(_:didSelectItemAt:) | _; IndexPath
      collectionView:didDeselectItemAtIndexPath: > collectionView(_:didDeselectItemAt:) | _; IndexPath
      collectionView:shouldSelectItemAtIndexPath: > collectionView(_:shouldSelectItemAt:) | _; IndexPath
      collectionView:didHighlightItemAtIndexPath: > collectionView(_:didHighlightItemAt:) | _; IndexPath
      collectionView:didUnhighlightItemAtIndexPath: > collectionView(_:didUnhighlightItemAt:) | _; IndexPath
      collectionView:shouldHighlightItemAtIndexPath: > collectionView(_:shouldHighlightItemAt:) | _; IndexPath
      collectionView:willDisplayCell:forItemAtIndexPath: > collectionView(_:willDisplay:forItemAt:) | _; _; IndexPath
      collectionView:didEndDisplayingCell:forItemAtIndexPath: > collectionView(_:didEndDisplaying:forItemAt:) | _; _; IndexPath
      collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: > collectionView(_:willDisplaySupplementaryView:forElementKind:at:) | _; _; _; IndexPath
      collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath: > collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) | _; _; _; IndexPath
      collectionView:canPerformPrimaryActionForItemAtIndexPath: > collectionView(_:canPerformPrimaryActionForItemAt:) | _; IndexPath
      collectionView:performPrimaryActionForItemAtIndexPath: > collectionView(_:performPrimaryActionForItemAt:) | _; IndexPath
      collectionView:viewForSupplementaryElementOfKind:atIndexPath: > collectionView(_:viewForSupplementaryElementOfKind:at:) | _; _; IndexPath
      collectionView:canMoveItemAtIndexPath: > collectionView(_:canMoveItemAt:) | _; IndexPath
      collectionView:moveItemAtIndexPath:toIndexPath: > collectionView(_:moveItemAt:to:) | _; IndexPath; IndexPath
      collectionView:layout:sizeForItemAtIndexPath: > collectionView(_:layout:sizeForItemAt:) | _; _; IndexPath
      collectionView:layout:insetForSectionAtIndex: > collectionView(_:layout:insetForSectionAt:)
      collectionView:layout:minimumLineSpacingForSectionAtIndex: > collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView:layout:minimumInteritemSpacingForSectionAtIndex: > collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView:layout:referenceSizeForHeaderInSection:
      collectionView:layout:referenceSizeForFooterInSection:
      # Scrolling
      scrollViewDidScroll:
      scrollViewDidZoom:
      scrollViewWillBeginDragging:
      scrollViewWillEndDragging:withVelocity:targetContentOffset:
      scrollViewDidEndDragging:willDecelerate:
      scrollViewWillBeginDecelerating:
      scrollViewDidEndDecelerating:
      scrollViewDidEndScrollingAnimation:
      scrollViewShouldScrollToTop:
      scrollViewDidScrollToTop:
      viewForZoomingInScrollView: > viewForZooming(in:)
      scrollViewWillBeginZooming:withView: > scrollViewWillBeginZooming(_:with:) | _; UIView?
      scrollViewDidEndZooming:withView:atScale: > scrollViewDidEndZooming(_:with:atScale:) | _; UIView?
      # Text
      textFieldShouldBeginEditing:
      textFieldDidBeginEditing:
      textFieldShouldEndEditing:
      textFieldDidEndEditing:
      textFieldShouldReturn:
      textFieldShouldClear:
      textField:shouldChangeCharactersInRange:replacementString: > textField(_:shouldChangeCharactersIn:replacementString:)
      textViewDidChange:
      textViewDidBeginEditing:
      textViewDidEndEditing:
      textView:shouldChangeTextInRange:replacementText: > textView(_:shouldChangeTextIn:replacementText:)
      textView:shouldInteractWithURL:inRange: > textView(_:shouldInteractWith:in:) | _; URL; _
      textView:shouldInteractWithURL:inRange:interaction: > textView(_:shouldInteractWith:in:interaction:) | _; URL; _; _
      searchBar:shouldChangeTextInRange:replacementText: > searchBar(_:shouldChangeTextIn:replacementText:)
      # Transitions and containers
      animateTransition: > animateTransition(using:)
      transitionDuration: > transitionDuration(using:) | UIViewControllerContextTransitioning?
      animationEnded:
      interruptibleAnimator: > interruptibleAnimator(using:)
      startInteractiveTransition:
      animationControllerForPresentedController:presentingController:sourceController: > animationController(forPresented:presenting:source:)
      animationControllerForPresentedController(_:presentingViewController:sourceController:) > animationController(forPresented:presenting:source:)
      animationControllerForDismissedController: > animationController(forDismissed:)
      interactionControllerForPresentation: > interactionControllerForPresentation(using:)
      interactionControllerForDismissal: > interactionControllerForDismissal(using:)
      presentationControllerForPresentedViewController:presentingViewController:sourceViewController: > presentationController(forPresented:presenting:source:) | _; UIViewController?
      adaptivePresentationStyleForPresentationController: > adaptivePresentationStyle(for:)
      navigationController:willShowViewController:animated: > navigationController(_:willShow:animated:)
      navigationController:didShowViewController:animated: > navigationController(_:didShow:animated:)
      navigationController:animationControllerForOperation:fromViewController:toViewController: > navigationController(_:animationControllerFor:from:to:)
      navigationController:interactionControllerForAnimationController: > navigationController(_:interactionControllerFor:)
      tabBarController:didSelectViewController: > tabBarController(_:didSelect:)
      tabBarController:shouldSelectViewController: > tabBarController(_:shouldSelect:)
      tabBarController:animationControllerForTransitionFromViewController:toViewController: > tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController:interactionControllerForAnimationController: > tabBarController(_:interactionControllerFor:)
      navigationBar:shouldPushItem: > navigationBar(_:shouldPush:)
      navigationBar:didPushItem: > navigationBar(_:didPush:)
      navigationBar:shouldPopItem: > navigationBar(_:shouldPop:)
      navigationBar:didPopItem: > navigationBar(_:didPop:)
      pageViewController:viewControllerBeforeViewController: > pageViewController(_:viewControllerBefore:)
      pageViewController:viewControllerAfterViewController: > pageViewController(_:viewControllerAfter:)
      pageViewController:willTransitionToViewControllers: > pageViewController(_:willTransitionTo:)
      pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
      presentationCountForPageViewController: > presentationCount(for:)
      presentationIndexForPageViewController: > presentationIndex(for:)
      prepareForPopoverPresentation:
      popoverPresentationControllerShouldDismissPopover:
      popoverPresentationControllerDidDismissPopover:
      adaptivePresentationStyleForPresentationController:traitCollection: > adaptivePresentationStyle(for:traitCollection:)
      # Application
      application:supportedInterfaceOrientationsForWindow: > application(_:supportedInterfaceOrientationsFor:) | _; UIWindow?
      applicationDidFinishLaunching:
      applicationDidReceiveMemoryWarning:
      tabBar:didSelectItem: > tabBar(_:didSelect:)
      animationDidStart:
      animationDidStop:finished:
      # Pickers and search
      numberOfComponentsInPickerView: > numberOfComponents(in:)
      pickerView:numberOfRowsInComponent:
      pickerView:titleForRow:forComponent:
      pickerView:attributedTitleForRow:forComponent:
      pickerView:viewForRow:forComponent:reusingView: > pickerView(_:viewForRow:forComponent:reusing:) | _; _; _; UIView?
      pickerView:widthForComponent:
      pickerView:rowHeightForComponent:
      pickerView:didSelectRow:inComponent:
      searchBar:textDidChange:
      searchBarSearchButtonClicked:
      searchBarCancelButtonClicked:
      searchBarTextDidBeginEditing:
      searchBarTextDidEndEditing:
      searchBarShouldBeginEditing:
      searchBarShouldEndEditing:
      searchBar:selectedScopeButtonIndexDidChange:
      updateSearchResultsForSearchController: > updateSearchResults(for:)
      presentSearchController:
      willPresentSearchController:
      didPresentSearchController:
      willDismissSearchController:
      didDismissSearchController:
      application:didFinishLaunchingWithOptions: | _; [UIApplication.LaunchOptionsKey: Any]?
      application:willFinishLaunchingWithOptions: | _; [UIApplication.LaunchOptionsKey: Any]?
      applicationWillResignActive:
      applicationDidEnterBackground:
      applicationWillEnterForeground:
      applicationDidBecomeActive:
      applicationWillTerminate:
      # Without parameters
      prepareLayout > prepare()
      adaptivePresentationStyle > adaptivePresentationStyle
      canBecomeFirstResponder > canBecomeFirstResponder
      canResignFirstResponder > canResignFirstResponder
      childViewControllerForStatusBarHidden > childViewControllerForStatusBarHidden
      childViewControllerForStatusBarStyle > childViewControllerForStatusBarStyle
      collectionViewContentSize > collectionViewContentSize
      frameOfPresentedViewInContainerView > frameOfPresentedViewInContainerView
      intrinsicContentSize > intrinsicContentSize
      isFirstResponder > isFirstResponder
      layerClass > layerClass
      layoutAttributesClass > layoutAttributesClass
      preferredInterfaceOrientationForPresentation > preferredInterfaceOrientationForPresentation
      preferredStatusBarStyle > preferredStatusBarStyle
      preferredStatusBarUpdateAnimation > preferredStatusBarUpdateAnimation
      prefersHomeIndicatorAutoHidden > prefersHomeIndicatorAutoHidden
      prefersStatusBarHidden > prefersStatusBarHidden
      presentedView > presentedView
      requiresConstraintBasedLayout > requiresConstraintBasedLayout
      shouldAutomaticallyForwardAppearanceMethods > shouldAutomaticallyForwardAppearanceMethods
      shouldAutorotate > shouldAutorotate
      shouldPresentInFullscreen > shouldPresentInFullscreen
      shouldRemovePresentersView > shouldRemovePresentersView
      supportedInterfaceOrientations > supportedInterfaceOrientations
      """)
}
