/// The kind of an object, from the name of its element.
public enum ObjectKind: Hashable, Sendable {
  /// A plain view.
  case view
  /// An image view.
  case imageView
  /// A label.
  case label
  /// A button.
  case button
  /// A text field.
  case textField
  /// A text view.
  case textView
  /// A switch.
  case `switch`
  /// A slider.
  case slider
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmentedControl
  /// A progress view.
  case progressView
  /// An activity indicator view.
  case activityIndicatorView
  /// A page control.
  case pageControl
  /// A date picker.
  case datePicker
  /// A picker view.
  case pickerView
  /// A scroll view.
  case scrollView
  /// A stack view.
  case stackView
  /// A table view.
  case tableView
  /// A table view cell.
  case tableViewCell
  /// The content view of a table cell.
  case tableViewCellContentView
  /// A collection view.
  case collectionView
  /// A collection view cell.
  case collectionViewCell
  /// The content view of a collection cell.
  case collectionViewCellContentView
  /// A collection reusable view.
  case collectionReusableView
  /// A view that shows an embedded controller.
  case containerView
  /// A visual effect view.
  case visualEffectView
  /// A navigation bar.
  case navigationBar
  /// A toolbar.
  case toolbar
  /// A tab bar.
  case tabBar
  /// A search bar.
  case searchBar
  /// A control that is pulled down to refresh a table.
  case refreshControl
  /// A window.
  case window
  /// A map.
  case mapView
  /// A web view of UIKit.
  case webView
  /// A web view of WebKit.
  case wkWebView
  /// A view of GLKit.
  case glkView
  /// A view of MetalKit.
  case mtkView
  /// A view of SpriteKit.
  case skView
  /// A view of SceneKit.
  case sceneKitView
  /// A view of ARKit with SpriteKit.
  case arskView
  /// A view of ARKit with SceneKit.
  case arscnView
  /// A view controller.
  case viewController
  /// A navigation controller.
  case navigationController
  /// A tab bar controller.
  case tabBarController
  /// A table view controller.
  case tableViewController
  /// A collection view controller.
  case collectionViewController
  /// A split view controller.
  case splitViewController
  /// A page view controller.
  case pageViewController
  /// A controller of AVKit.
  case avPlayerViewController
  /// A controller of GLKit.
  case glkViewController
  /// A controller of SwiftUI.
  case hostingController
  /// A reference to a controller of another storyboard.
  case viewControllerPlaceholder
  /// A tap gesture recognizer.
  case tapGestureRecognizer
  /// A pan gesture recognizer.
  case panGestureRecognizer
  /// A pinch gesture recognizer.
  case pinchGestureRecognizer
  /// A rotation gesture recognizer.
  case rotationGestureRecognizer
  /// A swipe gesture recognizer.
  case swipeGestureRecognizer
  /// A screen edge pan gesture recognizer.
  case screenEdgePanGestureRecognizer
  /// A long press recognizer, which documents spell `pongPressGestureRecognizer`.
  case longPressGestureRecognizer
  /// A hover gesture recognizer.
  case hoverGestureRecognizer
  /// A recognizer of a custom class.
  case gestureRecognizer
  /// A bar button item.
  case barButtonItem
  /// A navigation item.
  case navigationItem
  /// A tab bar item.
  case tabBarItem
  /// A segment of a segmented control.
  case segment
  /// A table view section.
  case tableViewSection
  /// A collection view flow layout.
  case collectionViewFlowLayout
  /// A collection view layout.
  case collectionViewLayout
  /// The file's owner or the first responder.
  case placeholder
  /// The exit of a scene, the destination of its unwind segues.
  case exit
  /// An object of a custom class.
  case customObject
  /// A search display controller.
  case searchDisplayController
  /// An element that the model does not know, by its name.
  case other(String)
}
