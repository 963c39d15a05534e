internal import Geometry
internal import StageKit

/// The temporary parts beside the content: the editing controls, the confirmation of a deletion and
/// the buttons of a swipe.
extension TableViewCell: SwipeCell {
  /// The controls of a row that is edited.
  struct EditingControls: Equatable {
    /// The control on the left.
    var style = EditingStyle.none
    /// Whether the row has a control on the right that moves it.
    var isMovable = false
  }

  private var editingControls: EditingControls {
    EditingControls(style: editingStyle, isMovable: reorderControl != nil)
  }

  /// Begins or ends to edit the row, if that or its controls change.
  func setEditing(_ editing: Bool, controls: EditingControls, animated: Bool) {
    guard editing != isEditing || controls != editingControls else { return }
    nextEditingControls = controls
    setEditing(editing, animated: animated)
  }

  /// Shows the controls of a row that is edited.
  func show(_ controls: EditingControls, isEditing editing: Bool, animated: Bool) {
    guard editing != isEditing || controls != editingControls else { return }
    showsEditing = editing
    editingStyle = controls.style
    if !editing { hideConfirmation() }
    let leaving = [
      controls.style == .none ? editControl : nil, controls.isMovable ? nil : reorderControl,
    ].compactMap(\.self)
    withoutAnimation {
      prepare(controls)
      accessoryDidChange()
    }
    let changes = { [self] in
      editControl?.alpha = 1
      reorderControl?.alpha = 1
      for control in leaving {
        control.alpha = 0
        control.center = outside(control)
      }
      setNeedsLayout()
      layoutIfNeeded()
    }
    func end() { for control in leaving { control.removeFromSuperview() } }
    guard animated, let stage else {
      changes()
      return end()
    }
    stage.animate(withDuration: TableView.updateDuration, animations: changes) { _ in end() }
  }

  /// Adds new controls outside of the cell, and forgets those that leave.
  private func prepare(_ controls: EditingControls) {
    if controls.style != .none {
      editControl?.removeFromSuperview()
      editControl = EditControl(controls.style)
    } else {
      editControl = nil
    }
    if !controls.isMovable {
      reorderControl = nil
    } else if reorderControl == nil {
      reorderControl = ReorderControl()
    }
    for control in [editControl, reorderControl] {
      guard let control, control.superview !== self else { continue }
      addSubview(control)
      control.alpha = 0
      control.center = outside(control)
    }
  }

  /// The center of a control that is not shown.
  private func outside(_ control: View) -> Point {
    control is ReorderControl
      ? Point(bounds.maxX + Self.reorderWidth / 2, bounds.midY)
      : Point(-Self.editWidth / 2, bounds.midY)
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
