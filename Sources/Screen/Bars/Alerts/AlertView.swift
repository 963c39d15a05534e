public import Controls
internal import Geometry
public import StageKit

/// A question over the other views, or a list of actions at the lower edge: the content and the
/// presentation of `UIAlertController`.
///
/// ```swift
/// let alert = AlertView(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.present(over: stage.view, animated: true)
/// ```
///
/// Chosen actions are called when the alert has been dismissed.
open class AlertView: View {
  /// The kind of an alert: `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Actions at the lower edge.
    case actionSheet
    /// A box in the middle.
    case alert
  }

  /// The title; nil for none.
  open var title: String? { didSet { contentDidChange() } }
  /// The message below the title; nil for none.
  open var message: String? { didSet { contentDidChange() } }
  /// The kind.
  public let preferredStyle: Style
  /// The actions, in the order in which they were added.
  open private(set) var actions: [AlertAction] = []
  /// The action in semibold, one of ``actions``; nil, the default, is the one that cancels.
  open var preferredAction: AlertAction? { didSet { contentDidChange() } }
  /// The text fields; nil without any.
  open var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  /// Whether the alert is presented, and not being dismissed.
  open private(set) var isPresented = false

  /// The duration in seconds in which an alert appears with a spring, from 1.2 times its size; as
  /// commonly measured.
  private static let duration = 0.25
  private static let startScale = 1.2
  /// The duration in seconds in which an alert fades out; as commonly measured.
  private static let fadeDuration = 0.25
  /// The duration in seconds in which an action sheet moves in and out: that of flutter
  /// cupertino/route.dart.
  private static let slideDuration = 0.335

  private var fields: [TextField] = []
  private let dimmingView = View()
  /// The boxes, from top to bottom; an action sheet has another one for the cancel button.
  private var panels: [AlertPanel] = []
  private weak var presentingView: View?
  private var previousTintMode = TintAdjustmentMode.automatic

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - message: The message below the title; nil for none.
  ///   - preferredStyle: The kind.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintAdjustmentMode = .normal
    dimmingView.backgroundColor = .dimming
    dimmingView.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in cancelOutside() })
    addSubview(dimmingView)
  }

  // MARK: Content

  /// Adds an action after the others.
  open func addAction(_ action: AlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "an alert can have one action with the style cancel, not \(action.title ?? "") too")
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field below the others.
  ///
  /// - Parameter configurationHandler: Called with the field before it is shown; nil, the default,
  ///   leaves it as it is.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "an action sheet can have no text fields")
    let field = TextField()
    field.font = AlertMetrics.fieldFont
    configurationHandler?(field)
    fields.append(field)
    contentDidChange()
  }

  private var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  private var metrics: AlertMetrics { preferredStyle == .alert ? .alert : .actionSheet }

  private func contentDidChange() {
    guard isPresented else { return }
    makePanels()
    layoutIfNeeded()
  }

  private func makePanels() {
    for panel in panels { panel.removeFromSuperview() }
    panels = preferredStyle == .alert ? [alertPanel()] : sheetPanels()
    for panel in panels { addSubview(panel) }
    setNeedsLayout()
  }

  private func alertPanel() -> AlertPanel {
    let others = actions.filter { $0.style != .cancel }
    let cancel = cancelAction.map { [$0] } ?? []
    let ordered = actions.count == 2 ? cancel + others : others + cancel
    return panel(
      ordered, width: AlertMetrics.alertWidth, hasHeader: true, background: nil)
  }

  private func sheetPanels() -> [AlertPanel] {
    let width = max(sheetArea.width, 0)
    let others = panel(
      actions.filter { $0.style != .cancel }, width: width, hasHeader: true,
      background: nil)
    guard let cancelAction else { return [others] }
    let cancel = panel(
      [cancelAction], width: width, hasHeader: false, background: AlertMetrics.cancelBackground)
    return [others, cancel]
  }

  private func panel(
    _ actions: [AlertAction], width: Double, hasHeader: Bool, background: Color?
  ) -> AlertPanel {
    let buttons = AlertActionsView(
      actions, emphasized: preferredAction ?? cancelAction, metrics: metrics, width: width,
      allowsPair: preferredStyle == .alert)
    buttons.onChoice = { [unowned self] in choose($0) }
    let header =
      hasHeader
      ? AlertHeaderView(
        title: title, message: message, fields: fields, metrics: metrics, width: width) : nil
    let hasContent = (header?.bounds.height ?? 0) > 0
    return AlertPanel(
      header: hasContent ? header : nil, actions: buttons, metrics: metrics,
      background: background)
  }

  // MARK: Presentation

  /// Shows the alert over a view, which it covers and dims.
  ///
  /// The tint of the view is dimmed to gray, as in UIKit. Editing begins in the first text field.
  ///
  /// - Parameters:
  ///   - view: The view, usually the stage's.
  ///   - animated: Whether the appearance is animated: an alert fades in and shrinks from 1.2 times
  ///     its size in 0.25 s, an action sheet slides up in 0.335 s.
  ///   - completion: Called at the end; nil by default.
  open func present(over view: View, animated: Bool, completion: (() -> Void)? = nil) {
    precondition(superview == nil, "an alert that is presented cannot be presented again")
    isPresented = true
    presentingView = view
    previousTintMode = view.tintAdjustmentMode
    withoutAnimation {
      frame = view.bounds
      view.addSubview(self)
      view.tintAdjustmentMode = .dimmed
      makePanels()
      layoutIfNeeded()
      setShown(false)
    }
    let show = { self.setShown(true) }
    fields.first?.becomeFirstResponder()
    switch preferredStyle {
    case .alert:
      animateWithSpring(animated ? Self.duration : 0, options: .allowUserInteraction, changes: show)
      { _ in completion?() }
    case .actionSheet:
      animateOnStage(
        animated ? Self.slideDuration : 0, options: [.curveEaseOut, .allowUserInteraction],
        changes: show
      ) { _ in completion?() }
    }
  }

  /// Removes the alert without calling an action.
  ///
  /// - Parameters:
  ///   - animated: Whether an alert fades out in 0.25 s and an action sheet slides down in 0.335 s.
  ///   - completion: Called at the end; nil by default.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isPresented else { return }
    isPresented = false
    isUserInteractionEnabled = false
    for field in fields { field.resignFirstResponder() }
    presentingView?.tintAdjustmentMode = previousTintMode
    let hide = {
      if self.preferredStyle == .alert {
        self.alpha = 0
      } else {
        self.setShown(false)
      }
    }
    let duration = preferredStyle == .alert ? Self.fadeDuration : Self.slideDuration
    animateOnStage(animated ? duration : 0, changes: hide) { [self] _ in
      removeFromSuperview()
      alpha = 1
      isUserInteractionEnabled = true
      completion?()
    }
  }

  private func choose(_ action: AlertAction) {
    dismiss(animated: true) { action.perform() }
  }

  /// Chooses the action that cancels an action sheet; alerts need an action.
  private func cancelOutside() {
    guard preferredStyle == .actionSheet, let cancelAction else { return }
    choose(cancelAction)
  }

  /// Moves the boxes to their places, or to where they come from.
  private func setShown(_ isShown: Bool) {
    dimmingView.alpha = isShown ? 1 : 0
    switch preferredStyle {
    case .alert:
      for panel in panels {
        panel.alpha = isShown ? 1 : 0
        panel.transform =
          isShown ? .identity : Transform(scaleX: Self.startScale, y: Self.startScale)
      }
    case .actionSheet:
      let distance = isShown ? 0 : bounds.height - (panels.first?.center.y ?? 0) + sheetHeight
      for panel in panels { panel.transform = Transform(translationX: 0, y: distance) }
    }
  }

  // MARK: Layout

  /// The part of the view in which an action sheet may be.
  private var sheetArea: Rect {
    let safe = safeAreaInsets
    let margin = AlertMetrics.sheetMargin
    return bounds.inset(
      by: Insets(
        top: safe.top + margin, left: safe.left + margin,
        bottom: max(safe.bottom, margin), right: safe.right + margin))
  }

  private var sheetHeight: Double {
    panels.reduce(AlertMetrics.sheetMargin * Double(panels.count - 1)) { $0 + $1.bounds.height }
  }

  /// Places the boxes.
  override open func layoutSubviews() {
    super.layoutSubviews()
    dimmingView.frame = bounds
    switch preferredStyle {
    case .alert:
      let area = bounds.inset(by: safeAreaInsets)
      for panel in panels {
        panel.fit(maxHeight: area.height - 2 * AlertMetrics.alertMargin)
        panel.center = bounds.center
      }
    case .actionSheet: placeSheet()
    }
  }

  private func placeSheet() {
    let area = sheetArea
    var bottom = area.maxY
    for panel in panels.reversed() {
      panel.fit(maxHeight: bottom - area.minY)
      panel.center = Point(area.midX, bottom - panel.bounds.height / 2)
      bottom -= panel.bounds.height + AlertMetrics.sheetMargin
    }
  }
}
