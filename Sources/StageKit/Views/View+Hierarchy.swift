extension View {
  /// Adds a view in front of the other subviews, taking it from where it was.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a place in the order from back to front, taking it from where it was.
  ///
  /// - Parameters:
  ///   - view: The view to add; not this one, nor one that holds it.
  ///   - index: Its place, 0 (back) to the number of other subviews (front).
  public func insertSubview(_ view: View, at index: Int) {
    precondition(
      !isDescendant(of: view), "\(view.label) cannot be added to \(label), which is part of it")
    precondition(view.stage?.view !== view, "a stage's own view cannot be part of another view")
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    if view.stage !== stage { view.attach(to: stage) }
  }

  /// Adds a view directly behind one of the subviews.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, leavingOut: view))
  }

  /// Adds a view directly in front of one of the subviews.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, leavingOut: view) + 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Takes the view off its superview.
  ///
  /// Off the stage its animations end, and their completions hear that they did not finish.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if stage != nil { attach(to: nil) }
  }

  /// Tells whether this is the other view or part of it, at any depth.
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func index(of sibling: View, leavingOut view: View) -> Int {
    guard let index = subviews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("\(sibling.label) is not a subview of \(label)")
    }
    return index
  }

  /// Puts the view with its subviews on another stage, or on none.
  func attach(to stage: Stage?) {
    removeAllAnimations()
    let former = self.stage
    self.stage = stage
    animators?.viewMoved(from: former)
    for subview in subviews { subview.attach(to: stage) }
  }

  /// What to call the view in messages and traces.
  var label: String { name ?? "\(type(of: self))" }
}
