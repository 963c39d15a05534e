internal import InterfaceDocuments
internal import Scrolling
internal import StageKit

extension InterfaceLoader {
  /// Creates the constraints that a view holds; they become active when all objects are there.
  func makeConstraints(of source: InterfaceObject, in view: UIView) {
    guard document.usesAutolayout else { return }
    let variations = source.variations.matching(values.traits)
    for constraint in source.constraints where !constraint.isPlaceholder {
      guard let made = makeConstraint(constraint, in: source) else { continue }
      if let id = constraint.id {
        constraints[id] = made
        if variations.install(id, "constraints") {
          installed.append(made)
        }
      } else {
        installed.append(made)
      }
    }
  }

  private func makeConstraint(
    _ source: InterfaceConstraint, in owner: InterfaceObject
  ) -> NSLayoutConstraint? {
    let varied = InterfaceProperties([:], source.variations, of: values)
    let first = ConstraintSide(source.firstItem, source.firstAttribute, in: self)
    guard let first else {
      self.log(
        owner, "constraint \(source.id ?? "") has no first item \(source.firstItem); it is left out"
      )
      return nil
    }
    var second: ConstraintSide?
    if let id = source.secondItem {
      second = ConstraintSide(id, source.secondAttribute, in: self)
      guard second != nil else {
        self.log(owner, "constraint \(source.id ?? "") has no second item \(id); it is left out")
        return nil
      }
    }
    let secondAttribute = second?.attribute ?? .notAnAttribute
    guard first.attribute.canRelate(to: secondAttribute) else {
      self.log(
        owner,
        """
        constraint \(source.id ?? "") relates \(first.attribute) to \(secondAttribute); places in one \
        direction, and lengths are allowed; it is left out
        """)
      return nil
    }
    var constant = varied["constant"]?.number ?? source.constant
    if source.usesStandardSpacing, constant == 0 { constant = spacing(first, second) }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: source.relation.ofConstraint,
      toItem: second?.item, attribute: secondAttribute,
      multiplier: varied["multiplier"]?.number ?? source.multiplier, constant: constant)
    let priority = varied["priority"]?.number ?? source.priority
    constraint.priority = NSLayoutConstraint.priority(priority)
    constraint.identifier = source.identifier
    return constraint
  }

  /// The standard distance of siblings, 8 points, or of a view from the edge of its superview, 20.
  private func spacing(_ first: ConstraintSide, _ second: ConstraintSide?) -> Double {
    guard let a = first.item as? UIView, let b = second?.item as? UIView else { return 8 }
    return a.superview === b || b.superview === a ? 20 : 8
  }

  /// Makes the constraints active whose items are in one tree.
  func activateConstraints() {
    let outside = Set(uninstalled.compactMap { objects[$0] }.map { ObjectIdentifier($0) })
    for constraint in installed {
      guard let first = constraint.firstItem?.layoutView else { continue }
      if let second = constraint.secondItem?.layoutView, topView(of: first) !== topView(of: second)
      {
        continue
      }
      let items = [first, constraint.secondItem?.layoutView].compactMap(\.self)
      guard items.allSatisfy({ isInHierarchy($0, without: outside) }) else { continue }
      constraint.isActive = true
    }
    installed = []
  }

  private func topView(of view: UIView) -> UIView {
    var view = view
    while let outer = view.superview { view = outer }
    return view
  }

  /// Returns whether a view and its superviews of the document are installed.
  private func isInHierarchy(_ view: UIView, without outside: Set<ObjectIdentifier>) -> Bool {
    guard !outside.isEmpty else { return true }
    return !sequence(first: view, next: \.superview).contains {
      outside.contains(ObjectIdentifier($0))
    }
  }
}

/// An item of a constraint with its attribute.
private struct ConstraintSide {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  /// Finds the item of an id; nil if there is none.
  init?(_ id: String, _ source: ConstraintAttribute, in loader: InterfaceLoader) {
    if let view = loader.object(id) as? UIView {
      self.init(item: view, attribute: source.ofConstraint)
      return
    }
    guard case .layoutGuide(let guide)? = loader.document.element(id) else { return nil }
    if guide.kind == .top || guide.kind == .bottom {
      guard let view = loader.rootView else { return nil }
      // The upper guide ends where the safe area begins, the lower one begins where it ends.
      let isOuter = (guide.kind == .top) == (source == .top)
      if source == .top || source == .bottom, !isOuter {
        self.init(
          item: view.safeAreaLayoutGuide, attribute: guide.kind == .top ? .top : .bottom)
      } else {
        self.init(item: view, attribute: source.ofConstraint)
      }
      return
    }
    guard let view = loader.object(guide.owner) as? UIView else { return nil }
    self.init(item: guide.kind.item(of: view), attribute: source.ofConstraint)
  }

  private init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension InterfaceLayoutGuide.Kind {
  /// Returns the guide of a view; the view itself for one that it does not have.
  fileprivate func item(of view: UIView) -> any LayoutItem {
    switch self {
    case .safeArea, .keyboard: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .content: (view as? UIScrollView)?.contentLayoutGuide ?? view
    case .frame: (view as? UIScrollView)?.frameLayoutGuide ?? view
    case .top, .bottom, .other: view
    }
  }
}

extension ConstraintAttribute {
  fileprivate var ofConstraint: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .notAnAttribute: .notAnAttribute
    }
  }
}

extension ConstraintRelation {
  fileprivate var ofConstraint: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Returns a priority within what constraints allow.
  fileprivate static func priority(_ number: Double) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(number, 1), 1000)))
  }
}
