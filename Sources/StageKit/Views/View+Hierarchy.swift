internal import Layers

extension View {
  /// Adds a subview in front of the others and removes it from its previous superview.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a subview at an index and removes it from its previous superview.
  ///
  /// - Parameters:
  ///   - view: The view; not this view or an ancestor of it.
  ///   - index: The index among the other subviews, from 0 (back) to their number (front).
  public func insertSubview(_ view: View, at index: Int) {
    precondition(
      !isDescendant(of: view), "\(view.label) cannot be added to \(label), its descendant")
    precondition(view.stage?.view !== view, "a stage's root view cannot be a subview")
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    let index = min(max(index, 0), subviews.count)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    if view.stage !== stage { view.attach(to: stage) }
    if view.ownTintColor == nil { view.tintDidChange() }
  }

  /// Inserts a view directly behind a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, ignoring: view))
  }

  /// Inserts a view directly in front of a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, ignoring: view) + 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Removes the view from its superview and the stage.
  ///
  /// The animations of the view and its subviews are removed; their completions receive false.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    layer.removeFromSuperlayer()
    if stage != nil { attach(to: nil) }
  }

  /// Returns whether this view is another view or a descendant of it.
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func index(of sibling: View, ignoring view: View) -> Int {
    guard let index = subviews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("\(sibling.label) is not a subview of \(label)")
    }
    return index
  }

  /// Moves the view and its subviews to a stage; nil removes them.
  func attach(to stage: Stage?) {
    let previousStage = self.stage
    self.stage = stage
    referenceTicker?.viewDidMove(from: previousStage)
    for subview in subviews { subview.attach(to: stage) }
  }

  /// The name in messages and traces: `name`, or the type.
  package var label: String { name ?? "\(type(of: self))" }
}
