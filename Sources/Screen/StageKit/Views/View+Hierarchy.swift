internal import Geometry
internal import Layers

extension View {
  /// Inserts a subview at an index and removes it from its previous superview.
  func insert(_ view: View, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "\(view.displayName) cannot be added to \(displayName), its descendant")
    precondition(view.stage?.view !== view, "a stage's root view cannot be a subview")
    guard view.superview !== self else { return move(view, to: index) }
    view.willMove(toSuperview: self)
    let previousStage = view.stage
    let changesWindow = view.window !== window
    if changesWindow { view.windowWillChange(to: window) }
    if view.superview != nil { view.constraintsWillLeaveTree() }
    view.removeFromSubviews()
    view.superview = self
    let index = min(max(index, 0), subviews.count)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    if view.stage !== stage { view.attach(to: stage) }
    view.constraintsDidEnterTree()
    view.environmentDidChange()
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.windowDidChange() }
    if previousStage !== stage { previousStage?.touchDispatcher.viewDidLeave(view) }
  }

  /// Changes the place of a subview among its siblings.
  private func move(_ view: View, to index: Int) {
    subviews.removeAll { $0 === view }
    let index = min(max(index, 0), subviews.count)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  /// Exchanges the places of two subviews among their siblings.
  func exchangeSubviews(_ index1: Int, _ index2: Int) {
    precondition(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "\(displayName) has \(subviews.count) subviews; it cannot exchange number \(index1) and \(index2)"
    )
    guard index1 != index2 else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    move(high, to: min(index1, index2))
    move(low, to: max(index1, index2))
  }

  /// Removes the view from its superview, with the calls that announce it.
  func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    let changesWindow = window != nil
    let previousStage = stage
    if changesWindow { windowWillChange(to: nil) }
    constraintsWillLeaveTree()
    removeFromSubviews()
    superview = nil
    layer.removeFromSuperlayer()
    if stage != nil { attach(to: nil) }
    didMoveToSuperview()
    if changesWindow { windowDidChange() }
    previousStage?.touchDispatcher.viewDidLeave(self)
  }

  private func removeFromSubviews() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
  }

  private func windowWillChange(to window: Window?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    if let window { window.stage?.application?.viewWillEnterWindow(self) }
    for view in subviews { view.windowWillChange(to: window) }
  }

  private func windowDidChange() {
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  /// Takes over tint, appearance and safe area of a new superview.
  private func environmentDidChange() {
    if ownTintColor == nil { tintDidChange() }
    traitsMayHaveChanged()
    placeDidChange()
    if layout.treeNeedsUpdateConstraints { superview?.noteUpdateOfConstraints() }
    if controller != nil || type(of: self).requiresConstraintBasedLayout {
      setNeedsUpdateConstraints()
    }
  }

  /// Returns this view or the first descendant with a tag.
  func firstView(withTag tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Returns the index of a subview among the subviews without another one.
  func index(of sibling: View, ignoring view: View) -> Int {
    guard let index = subviews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("\(sibling.displayName) is not a subview of \(displayName)")
    }
    return index
  }

  /// Moves the view and its subviews to a stage; nil removes them.
  func attach(to stage: Stage?) {
    let previousStage = self.stage
    if let first = previousStage?.firstResponder, first === self {
      previousStage?.firstResponder = nil
    }
    currentStage = stage
    if layout.addedSafeArea != .zero { stage?.noteSafeArea() }
    referenceTicker?.viewDidMove(from: previousStage)
    awaitsDisplay = false
    requestDisplay()
    for subview in subviews { subview.attach(to: stage) }
  }

  /// The name in messages and traces: `name`, or the type.
  package var displayName: String { name ?? "\(type(of: self))" }
}
