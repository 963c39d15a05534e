extension ObjectKind {
  /// The names of the elements of this group, with their kinds.
  private static let viewNames: [String: ObjectKind] = [
    "view": .view, "imageView": .imageView, "label": .label, "button": .button,
    "textField": .textField, "textView": .textView, "switch": .switch, "slider": .slider,
    "stepper": .stepper, "segmentedControl": .segmentedControl, "progressView": .progressView,
    "activityIndicatorView": .activityIndicatorView, "pageControl": .pageControl,
    "datePicker": .datePicker, "pickerView": .pickerView, "scrollView": .scrollView,
    "stackView": .stackView, "tableView": .tableView, "tableViewCell": .tableViewCell,
    "tableViewCellContentView": .tableViewCellContentView, "collectionView": .collectionView,
    "collectionViewCell": .collectionViewCell,
    "collectionViewCellContentView": .collectionViewCellContentView,
    "collectionReusableView": .collectionReusableView, "containerView": .containerView,
    "visualEffectView": .visualEffectView, "navigationBar": .navigationBar, "toolbar": .toolbar,
    "tabBar": .tabBar, "searchBar": .searchBar, "refreshControl": .refreshControl,
    "window": .window, "mapView": .mapView,
    "webView": .webView, "wkWebView": .wkWebView, "glkView": .glkView, "mtkView": .mtkView,
    "skView": .skView, "sceneKitView": .sceneKitView, "arskView": .arskView,
    "arscnView": .arscnView,
  ]

  /// The names of the elements of this group, with their kinds.
  private static let controllerNames: [String: ObjectKind] = [
    "viewController": .viewController, "navigationController": .navigationController,
    "tabBarController": .tabBarController, "tableViewController": .tableViewController,
    "collectionViewController": .collectionViewController,
    "splitViewController": .splitViewController, "pageViewController": .pageViewController,
    "avPlayerViewController": .avPlayerViewController, "glkViewController": .glkViewController,
    "hostingController": .hostingController,
    "viewControllerPlaceholder": .viewControllerPlaceholder,
  ]

  /// The names of the elements of this group, with their kinds.
  private static let recognizerNames: [String: ObjectKind] = [
    "tapGestureRecognizer": .tapGestureRecognizer, "panGestureRecognizer": .panGestureRecognizer,
    "pinchGestureRecognizer": .pinchGestureRecognizer,
    "rotationGestureRecognizer": .rotationGestureRecognizer,
    "swipeGestureRecognizer": .swipeGestureRecognizer,
    "screenEdgePanGestureRecognizer": .screenEdgePanGestureRecognizer,
    "pongPressGestureRecognizer": .longPressGestureRecognizer,
    "hoverGestureRecognizer": .hoverGestureRecognizer, "gestureRecognizer": .gestureRecognizer,
  ]

  /// The names of the elements of this group, with their kinds.
  private static let itemNames: [String: ObjectKind] = [
    "barButtonItem": .barButtonItem, "navigationItem": .navigationItem, "tabBarItem": .tabBarItem,
    "segment": .segment,
  ]

  /// The names of the elements of this group, with their kinds.
  private static let otherNames: [String: ObjectKind] = [
    "tableViewSection": .tableViewSection, "collectionViewFlowLayout": .collectionViewFlowLayout,
    "collectionViewLayout": .collectionViewLayout, "placeholder": .placeholder, "exit": .exit,
    "customObject": .customObject, "searchDisplayController": .searchDisplayController,
  ]

  private static let groups = [viewNames, controllerNames, recognizerNames, itemNames, otherNames]
  private static let kinds = groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  private static let names = Dictionary(uniqueKeysWithValues: kinds.map { ($1, $0) })

  /// Creates the kind of an element.
  ///
  /// - Parameter elementName: The name of the element; a name that is not known gives `other`.
  public init(elementName: String) {
    self = ObjectKind.kinds[elementName] ?? .other(elementName)
  }

  /// The name of the element.
  public var elementName: String {
    if case .other(let name) = self { return name }
    return ObjectKind.names[self] ?? ""
  }

  /// All kinds with a name of their own.
  public static var known: [ObjectKind] { kinds.values.sorted { $0.elementName < $1.elementName } }

  /// Whether the object is a view.
  public var isView: Bool { ObjectKind.viewNames[elementName] != nil }
  /// Whether the object is a view controller or stands for one.
  public var isController: Bool { ObjectKind.controllerNames[elementName] != nil }
  /// Whether the object is a gesture recognizer.
  public var isGestureRecognizer: Bool { ObjectKind.recognizerNames[elementName] != nil }
}

extension ObjectKind {
  /// Returns whether an element with an id is an object of no known kind.
  static func isUnknownObject(_ node: XMLNode) -> Bool {
    guard case .other = ObjectKind(elementName: node.name) else { return false }
    return !elementsWithID.contains(node.name)
  }

  /// The elements with an id that are not objects.
  private static let elementsWithID: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "viewLayoutGuide",
    "viewControllerLayoutGuide", "device", "adaptation",
  ]
}
