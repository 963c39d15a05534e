public import Controls
public import Geometry
public import StageKit

extension ContextMenuConfiguration {
  /// Makes the controller of a preview.
  public typealias ContentPreviewProvider = () -> UIViewController?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What names the content of which the menu is; nil, the default, makes a name.
  ///   - previewProvider: Makes the controller of the preview, which is not shown: that is logged
  ///     once. nil, the default, has none.
  ///   - actionProvider: Makes the menu when it is opened; nil, the default, opens none.
  public convenience init(
    identifier: NSCopying? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    if previewProvider != nil {
      UIApplication.logOnce("The previews of context menus are not shown: their menus are.")
    }
    self.init(name: identifier, preview: previewProvider, actionProvider: actionProvider)
  }
}

/// Makes the controller of the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider =
  ContextMenuConfiguration.ContentPreviewProvider

extension ContextMenuAnimating {
  /// The controller of the preview: nil, none is shown.
  public var previewViewController: UIViewController? { nil }
}

extension ContextMenuConfiguration {
  /// The order of elements.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  /// The order of elements: that of the menu, whatever is set.
  public var preferredMenuElementOrder: ElementOrder {
    get { AttachedValue.value("preferredMenuElementOrder", of: self) ?? .automatic }
    set { AttachedValue.set(newValue, "preferredMenuElementOrder", of: self) }
  }
}

/// What a context menu asks and reports; all but the first method are optional.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a place in the view; nil opens none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of an item whose menu opens; by default what the older method returns.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview of an item whose menu closes; by default what the older method returns.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview of the view whose menu opens; nil, the default, for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of the view whose menu closes; nil, the default, for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu begins to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when a preview becomes its page, which none does.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Calls the older method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// Calls the older method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// A menu that a long touch of a view opens.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu is shown.
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  /// The view; nil without one.
  public private(set) weak var view: UIView?
  /// What gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu is shown: without a preview.
  open var menuAppearance: Appearance { .compact }

  private var recognizer: UILongPressGestureRecognizer?
  private var shown: (presentation: MenuPresentation, configuration: UIContextMenuConfiguration)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Removes the recognizer of the view.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Adds a recognizer of long touches to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return dismissMenu() }
    let recognizer = LongPressGestureRecognizer { [weak self] recognizer in
      if recognizer.state == .began { self?.openMenu(at: recognizer.location(in: self?.view)) }
    }
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// Returns the place of the present touch; zero without one.
  open func location(in view: UIView?) -> CGPoint { recognizer?.location(in: view) ?? .zero }

  private func openMenu(at location: CGPoint) {
    guard shown == nil, let view, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.menu()
    else { return }
    _ = delegate.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let animator = ContextMenuAnimator()
    delegate.contextMenuInteraction(
      self, willDisplayMenuFor: configuration, animator: animator)
    let presentation = MenuPresentation(menu, from: view)
    presentation.onDismissal = { [weak self] in self?.menuDidClose() }
    shown = (presentation, configuration)
    animator.run(on: view.stage)
  }

  private func menuDidClose() {
    guard let shown else { return }
    self.shown = nil
    let animator = ContextMenuAnimator()
    delegate?.contextMenuInteraction(self, willEndFor: shown.configuration, animator: animator)
    _ = delegate?.contextMenuInteraction(
      self, configuration: shown.configuration,
      dismissalPreviewForItemWithIdentifier: shown.configuration.identifier)
    animator.run(on: view?.stage)
  }

  /// Shows other elements in an open menu: it is closed, and opened again at the next touch.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = shown?.configuration.menu() else { return }
    _ = block(menu)
    UIApplication.logOnce("An open context menu is not changed: it shows what it began with.")
  }

  /// Closes the menu.
  open func dismissMenu() { shown?.presentation.close() }
}
