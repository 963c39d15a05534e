extension UIViewController {
  /// Adds a controller that this one contains; its view is to be added to this one's.
  ///
  /// - Parameter childController: A controller; it leaves the container that it has.
  public func addChild(_ childController: UIViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === childController },
      "\(type(of: self)) cannot contain a controller that contains it")
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from the one that contains it; its view is to be removed before.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
