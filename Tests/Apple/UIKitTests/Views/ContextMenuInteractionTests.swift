import Controls
import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `context menus of views` {
  private final class Delegate: UIContextMenuInteractionDelegate {
    var calls: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("ask \(location)")
      return UIContextMenuConfiguration(identifier: "card" as NSCopying, previewProvider: nil) {
        suggested in
        UIMenu(title: "", children: suggested + [UIAction(title: "Copy") { _ in }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("open \(configuration.identifier)")
      animator?.addCompletion { [unowned self] in calls.append("opened") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlight")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: NSCopying
    ) -> UITargetedPreview? {
      calls.append("dismiss \(identifier)")
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  private let stage = Stage(size: .phone)
  private let delegate = Delegate()
  private let card = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 40))

  @Test func `a long touch opens the menu, and a tap beside it closes it`() {
    let application = UIApplication(on: stage)
    application.run {
      stage.view.addSubview(card)
      card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    }
    stage.press(card, at: 0.1, duration: 0.8)
    stage.advance(to: 2)
    #expect(delegate.calls == ["ask {30, 20}", "highlight", "open card", "opened"])
    stage.tap(at: Point(300, 500), time: 2.1)
    stage.advance(to: 3)
    #expect(delegate.calls.suffix(2) == ["end", "dismiss card"])
  }

  @Test func `an interaction belongs to one view, and leaves no recognizer behind`() {
    let other = UIView()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    card.addInteraction(interaction)
    #expect(interaction.view === card && card.gestureRecognizers?.count == 1)
    other.addInteraction(interaction)
    #expect(interaction.view === other && card.interactions.isEmpty)
    #expect(card.gestureRecognizers == nil && other.gestureRecognizers?.count == 1)
    other.removeInteraction(interaction)
    #expect(interaction.view == nil && other.gestureRecognizers == nil)
  }
}
