internal import Bars
internal import Controls
internal import Dynamics
internal import Geometry
internal import InterfaceDocuments
internal import Scrolling
internal import StageKit

extension InterfaceLoader {
  /// Creates an object of the class that the document names, or else of the one of its kind.
  func newObject(_ source: InterfaceObject, _ coder: NSCoder) -> AnyObject {
    if let name = source.customClass?.objectiveCName, let object = customObject(name, source, coder)
    {
      if source.kind.isController, !(object is UIViewController) {
        self.log(source, "\(name) is not a controller; a plain one is shown")
      } else if source.kind.isView, !(object is UIView) {
        self.log(source, "\(name) is not a view; a plain one is shown")
      } else {
        return object
      }
    }
    let plain = PlainObjects.make(source, coder)
    return outletObject(source, coder, insteadOf: plain) ?? plain
  }

  /// Creates a view of the class that an outlet to it has in the program, if that is a subclass of
  /// the document's; nil otherwise.
  ///
  /// Interface Builder keeps an outlet whose type has changed since, and iOS connects it: the
  /// program may use what both classes have.
  private func outletObject(
    _ source: InterfaceObject, _ coder: NSCoder, insteadOf plain: AnyObject
  ) -> AnyObject? {
    guard source.kind.isView, let id = source.id else { return nil }
    for outlet in document.outlets(to: id) {
      guard
        let wanted = UIApplication.shared.interfaceClasses.outletClass(
          outlet.property, of: outlet.owner.objectiveCName),
        wanted != type(of: plain),
        sequence(first: wanted, next: _getSuperclass).contains(where: { $0 == type(of: plain) })
      else { continue }
      let made = ["UI\(wanted)", "\(wanted)"].lazy
        .compactMap { PlainObjects.make(className: $0, source, coder) }
      if let object = made.first, type(of: object) == wanted { return object }
    }
    return nil
  }

  /// Creates an object of a class by its name; nil, which is logged, if there is no such class.
  private func customObject(
    _ name: String, _ source: InterfaceObject, _ coder: NSCoder
  ) -> AnyObject? {
    let classes = UIApplication.shared.interfaceClasses
    guard let entry = classes[name] else {
      if let object = PlainObjects.make(className: name, source, coder) { return object }
      let known = classes.names.isEmpty ? "none" : classes.names.joined(separator: ", ")
      self.log(
        source,
        "there is no class \(name); the plain <\(source.kind.elementName)> is used (classes: \(known))"
      )
      return nil
    }
    guard let make = entry.make else {
      self.log(
        source,
        "\(name) has no init(coder:) or init(); the plain <\(source.kind.elementName)> is used")
      return nil
    }
    guard let object = make(coder) else {
      self.log(
        source,
        "init(coder:) of \(name) returns nil; the plain <\(source.kind.elementName)> is used")
      return nil
    }
    return object
  }
}

extension CustomClass {
  /// The name without modules and without the decoration of names of old compilers,
  /// `_TtC3App4View`.
  var objectiveCName: String {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    guard plain.hasPrefix("_TtC") else { return plain }
    var rest = plain.dropFirst(4)
    var last = plain
    while let length = Int(rest.prefix { $0.isNumber }) {
      rest = rest.drop { $0.isNumber }
      last = String(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return last
  }
}

/// Makes objects of UIKit's own classes: those that documents make by the table `AppleClasses`.
package enum PlainObjects {
  /// Creates an object of the class of its kind.
  static func make(_ source: InterfaceObject, _ coder: NSCoder) -> AnyObject {
    if let object = make(className: className(of: source.kind), source, coder) { return object }
    if case .other = source.kind {
      UIApplication.logOnce("<\(source.kind.elementName)> is shown as a plain view")
    } else if source.kind.isView, let missing = AppleClasses.made(of: source.kind) {
      UIApplication.logOnce("\(missing.name) is not there; a plain view is shown in its place")
    }
    if source.kind == .customObject || source.kind == .searchDisplayController {
      return NSObject()
    }
    if source.kind.isController { return UIViewController(coder: coder) ?? UIViewController() }
    if source.kind.isGestureRecognizer { return UIGestureRecognizer() }
    return UIView()
  }

  /// Creates an object of a class of UIKit; nil if the name is not known.
  static func make(
    className: String, _ source: InterfaceObject, _ coder: NSCoder
  ) -> AnyObject? {
    configured[className]?(source) ?? makers[className]?() ?? controllers[className]?(coder)
      ?? FrameworkObjects.make(className: className)
  }

  /// Creates an object of a class of UIKit without a document; nil if the name is not known.
  static func make(className: String) -> AnyObject? {
    if className == "UITableView" { return UITableView(frame: .zero, style: .plain) }
    return makers[className]?() ?? controllers[className]?(NSCoder())
  }

  /// The names of the classes that have an initializer here.
  package static var classNames: Set<String> {
    Set(configured.keys).union(makers.keys).union(controllers.keys)
  }

  private static func className(of kind: ObjectKind) -> String {
    switch kind {
    case .tableViewCellContentView, .collectionViewCellContentView, .containerView: "UIView"
    default: AppleClasses.made(of: kind)?.name ?? ""
    }
  }

  /// The classes whose initializers take values of the document.
  private static let configured: [String: @Sendable (InterfaceObject) -> AnyObject] =
    [
      "UITableView": { source in
        let style = source["style"]?.string
        return UITableView(
          frame: .zero,
          style: style == "grouped" ? .grouped : style == "insetGrouped" ? .insetGrouped : .plain)
      },
      "UIBarButtonItem": { source in
        guard let word = source["systemItem"]?.string,
          let item = UIBarButtonItem.SystemItem.allCases.first(where: { "\($0)" == word })
        else { return UIBarButtonItem() }
        return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
      },
      "UITabBarItem": { source in
        guard let word = source["systemItem"]?.string,
          let item = UITabBarItem.SystemItem.allCases.first(where: { "\($0)" == word })
        else { return UITabBarItem() }
        return UITabBarItem(tabBarSystemItem: item, tag: 0)
      },
    ]

  private static let makers: [String: @Sendable () -> AnyObject] =
    [
      "UIView": { UIView() }, "UIWindow": { UIWindow() }, "UIControl": { UIControl() },
      "UILabel": { UILabel() }, "UIImageView": { UIImageView() }, "UIButton": { UIButton() },
      "UITextField": { UITextField() }, "UITextView": { UITextView() },
      "UISearchTextField": { UISearchTextField() },
      "UISwitch": { UISwitch() }, "UISlider": { UISlider() }, "UIStepper": { UIStepper() },
      "UISegmentedControl": { UISegmentedControl() }, "UIProgressView": { UIProgressView() },
      "UIActivityIndicatorView": { UIActivityIndicatorView() },
      "UIPickerView": { UIPickerView() }, "UIDatePicker": { UIDatePicker() },
      "UIPageControl": { UIPageControl() }, "UIScrollView": { UIScrollView() },
      "UIStackView": { UIStackView() }, "UIVisualEffectView": { UIVisualEffectView(effect: nil) },
      "UINavigationBar": { UINavigationBar() }, "UIToolbar": { UIToolbar() },
      "UITabBar": { UITabBar() }, "UISearchBar": { UISearchBar() },
      "UINavigationItem": { UINavigationItem() },
      "UITableViewCell": { UITableViewCell(style: .default, reuseIdentifier: nil) },
      "UITableViewHeaderFooterView": { UITableViewHeaderFooterView(reuseIdentifier: nil) },
      "UICollectionView": {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      },
      "UICollectionViewCell": { UICollectionViewCell() },
      "UICollectionViewListCell": { UICollectionViewListCell() },
      "UICollectionReusableView": { UICollectionReusableView() },
      "UICollectionViewFlowLayout": { UICollectionViewFlowLayout() },
      "UICollectionViewLayout": { UICollectionViewLayout() },
      "UIRefreshControl": { UIRefreshControl() },
      "UIGestureRecognizer": { UIGestureRecognizer() },
      "UITapGestureRecognizer": { UITapGestureRecognizer() },
      "UIPanGestureRecognizer": { UIPanGestureRecognizer() },
      "UIPinchGestureRecognizer": { UIPinchGestureRecognizer() },
      "UIHoverGestureRecognizer": { UIHoverGestureRecognizer() },
      "UIRotationGestureRecognizer": { UIRotationGestureRecognizer() },
      "UISwipeGestureRecognizer": { UISwipeGestureRecognizer() },
      "UIScreenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
      "UILongPressGestureRecognizer": { UILongPressGestureRecognizer() },
      "UIDynamicAnimator": { UIDynamicAnimator() },
    ]

  private static let controllers: [String: @Sendable (NSCoder) -> AnyObject?] =
    [
      "UIViewController": { UIViewController(coder: $0) },
      "UINavigationController": { UINavigationController(coder: $0) },
      "UITabBarController": { UITabBarController(coder: $0) },
      "UITableViewController": { UITableViewController(coder: $0) },
      "UICollectionViewController": { UICollectionViewController(coder: $0) },
      "UIPageViewController": { UIPageViewController(coder: $0) },
      "UISplitViewController": { UISplitViewController(coder: $0) },
    ]
}
