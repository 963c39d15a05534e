internal import Bars
internal import Controls
internal import InterfaceDocuments
internal import Scrolling
internal import StageKit

/// Sets what a document has of an object, and makes what the object contains.
struct InterfaceDecoder {
  let loader: InterfaceLoader
  let source: InterfaceObject
  let properties: InterfaceProperties

  /// Sets the values of the document on an object.
  func decode(_ object: AnyObject) {
    switch object {
    case let view as UIView: decodeView(view)
    case let controller as UIViewController: decodeController(controller)
    case let recognizer as UIGestureRecognizer: decodeRecognizer(recognizer)
    case let item as UIBarItem: decodeBarItem(item)
    case let item as UINavigationItem: decodeNavigationItem(item)
    case let layout as UICollectionViewFlowLayout: decodeFlowLayout(layout)
    default: break
    }
  }

  private func decodeView(_ view: UIView) {
    decodeBase(view)
    switch view {
    case let view as UILabel: decodeLabel(view)
    case let view as UIImageView: decodeImageView(view)
    case let view as UIControl: decodeControl(view)
    case let view as UIScrollView: decodeScrollView(view)
    case let view as UITableViewCell: decodeTableViewCell(view)
    case let view as UICollectionReusableView: decodeReusableView(view)
    case let view as UIVisualEffectView: decodeEffectView(view)
    case let view as UIStackView: decodeStackView(view)
    case let view as UIProgressView: decodeProgressView(view)
    case let view as UIActivityIndicatorView: decodeActivityIndicator(view)
    default: decodeBar(view)
    }
    // The subviews of cells and effect views are in their content views.
    decodeSubviews(of: view)
    (view as? UIStackView).map(arrange)
    (view as? UICollectionView).map(registerCells)
    (view as? UITableView).map(fillTable)
  }

  /// Makes the subviews and adds those that are installed for the traits of the stage.
  func decodeSubviews(of view: UIView) {
    let variations = source.variations.matching(properties.values.traits)
    for child in source.subviews {
      guard let subview = loader.make(child) as? UIView else { continue }
      let id = child.id ?? ""
      if variations.install(id, "subviews") {
        view.addSubview(subview)
      } else {
        loader.uninstalled.insert(id)
      }
    }
    loader.makeConstraints(of: source, in: view)
  }

  /// Makes the only child in a role; nil if there is none.
  func makeChild<Child: AnyObject>(_ role: ChildRole, as type: Child.Type) -> Child? {
    source.child(role).flatMap { loader.make($0) as? Child }
  }

  /// Makes the children in a role.
  func makeChildren<Child: AnyObject>(_ role: ChildRole, as type: Child.Type) -> [Child] {
    (source.children[role] ?? []).compactMap { loader.make($0) as? Child }
  }

  /// Sets what all views have.
  private func decodeBase(_ view: UIView) {
    if let frame = properties["frame"]?.rect ?? source.frame { view.frame = frame }
    // Documents leave out what is true for them, but not for all classes.
    view.isUserInteractionEnabled = properties["userInteractionEnabled"]?.bool ?? true
    if case .autoresizingMask(let mask)? = properties["autoresizingMask"] {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
    }
    properties.bool("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = $0
    }
    properties.bool("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    properties.number("alpha") { view.alpha = $0 }
    properties.bool("hidden") { view.isHidden = $0 }
    properties.bool("opaque") { view.isOpaque = $0 }
    properties.int("tag") { view.tag = $0 }
    properties.bool("clipsSubviews") { view.clipsToBounds = $0 }
    properties.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
    properties.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    properties.bool("exclusiveTouch") { view.isExclusiveTouch = $0 }
    properties.string("contentMode") { word in
      if let mode = Self.contentModes[word] { view.contentMode = mode }
    }
    properties.color("backgroundColor") { view.backgroundColor = $0 }
    if properties.isNull("backgroundColor") { view.backgroundColor = nil }
    properties.color("tintColor") { view.tintColor = $0 }
    decodeLayout(of: view)
  }

  private func decodeLayout(of view: UIView) {
    properties.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    properties.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
    properties.insets("layoutMargins") { view.layoutMargins = $0 }
    properties.insets("directionalLayoutMargins") { view.layoutMargins = $0 }
    for (axis, word) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      properties.number("\(word)HuggingPriority") {
        view.setContentHuggingPriority(.init(Float(min(max($0, 1), 1000))), for: axis)
      }
      properties.number("\(word)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(.init(Float(min(max($0, 1), 1000))), for: axis)
      }
    }
  }

  private static let contentModes = Dictionary(
    uniqueKeysWithValues: ContentMode.allCases.map { ("\($0)", $0) })
}
