import Geometry
import StageKit
import Testing
import UIKit

/// Drags of a view to another one: a finger rests, moves and is lifted.
@Suite struct `drags of views` {
  private final class Source: UIDragInteractionDelegate {
    var log: Log
    var isEmpty = false

    init(_ log: Log) { self.log = log }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.calls.append("items")
      return isEmpty ? [] : [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { log.calls.append("lift") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.calls.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { log.calls.append("cancel") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.calls.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.calls.append("ended \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.calls.append("transferred") }
  }

  private final class Target: UIDropInteractionDelegate {
    var log: Log
    var accepts = true

    init(_ log: Log) { self.log = log }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.calls.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: accepts ? .copy : .forbidden) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.calls.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: NSString.self) { [log] objects in
        log.calls.append("got \(objects.first.map { "\($0)" } ?? "nothing")")
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.calls.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.calls.append("drop ended") }
  }

  private final class Log {
    var calls: [String] = []
  }

  private let stage = Stage(size: .phone)
  private let log = Log()
  private let source: Source
  private let target: Target
  private let card = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 60))
  private let basket = UIView(frame: CGRect(x: 180, y: 300, width: 100, height: 100))

  init() {
    source = Source(log)
    target = Target(log)
    let application = UIApplication(on: stage)
    application.show { [card, basket, source, target] in
      let controller = UIViewController()
      controller.view.addSubview(card)
      controller.view.addSubview(basket)
      card.addInteraction(UIDragInteraction(delegate: source))
      basket.addInteraction(UIDropInteraction(delegate: target))
      return controller
    }
    stage.advance(to: 0.1)
  }

  /// Drags the card to a place: the finger rests for 0.8 s first.
  private func drag(to place: Point) {
    let start = Point(50, 90)
    stage.pan(along: [start, start, start, place], at: 0.2, duration: 1.2)
    stage.advance(to: 3)
  }

  @Test func `what is dropped is given to the target, in Apple's order`() {
    drag(to: Point(230, 350))
    #expect(
      log.calls == [
        "items", "lift", "begin", "enter", "will end copy", "got text", "conclude",
        "transferred", "drop ended", "ended copy",
      ])
    #expect(card.alpha == 1)
  }

  @Test func `what is dropped beside a target goes back`() {
    drag(to: Point(60, 400))
    #expect(
      log.calls == ["items", "lift", "begin", "will end cancel", "cancel", "ended cancel"])
    #expect(card.alpha == 1)
  }

  @Test func `a target that refuses the items gets none`() {
    target.accepts = false
    drag(to: Point(230, 350))
    #expect(
      log.calls == [
        "items", "lift", "begin", "enter", "will end cancel", "exit", "cancel", "drop ended",
        "ended cancel",
      ])
  }

  @Test func `without items the touch is one of the view`() {
    source.isEmpty = true
    drag(to: Point(230, 350))
    #expect(log.calls == ["items"])
  }
}
