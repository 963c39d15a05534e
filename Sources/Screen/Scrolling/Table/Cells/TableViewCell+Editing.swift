internal import Geometry
internal import StageKit

/// The temporary parts beside the content: the editing control, the confirmation of a deletion and
/// the buttons of a swipe.
extension TableViewCell: SwipeCell {
  func setEditing(_ editing: Bool, style: EditingStyle, animated: Bool) {
    guard editing != isEditing || style != editingStyle else { return }
    isEditing = editing
    editingStyle = style
    if !editing { hideConfirmation() }
    if style != .none {
      let control = EditControl(style)
      editControl?.removeFromSuperview()
      editControl = control
      addSubview(control)
      withoutAnimation {
        control.alpha = 0
        control.center = Point(-Self.editWidth / 2, bounds.midY)
      }
    }
    let leaving = style == .none ? editControl : nil
    if leaving != nil { editControl = nil }
    let changes = { [self] in
      editControl?.alpha = 1
      leaving?.alpha = 0
      leaving?.center = Point(-Self.editWidth / 2, bounds.midY)
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard animated, let stage else {
      changes()
      leaving?.removeFromSuperview()
      return
    }
    stage.animate(withDuration: TableView.updateDuration, animations: changes) { _ in
      leaving?.removeFromSuperview()
    }
  }

  func showConfirmation(_ title: String) {
    guard !showingDeleteConfirmation else { return }
    showingDeleteConfirmation = true
    let button = ConfirmationButton(title)
    confirmation = button
    addSubview(button)
    withoutAnimation {
      button.frame = Rect(x: bounds.maxX, y: 0, width: button.width, height: bounds.height)
    }
    animateParts()
  }

  func hideConfirmation() {
    guard showingDeleteConfirmation else { return }
    showingDeleteConfirmation = false
    let button = confirmation
    confirmation = nil
    animateParts {
      button?.frame = Rect(
        x: self.bounds.maxX, y: 0, width: button?.width ?? 0, height: self.bounds.height)
    } completion: {
      button?.removeFromSuperview()
    }
  }

  private func animateParts(
    _ changes: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    let all = { [self] in
      changes()
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard let stage else {
      all()
      return completion()
    }
    stage.animate(withDuration: TableView.updateDuration, animations: all) { _ in completion() }
  }

  func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }
}
