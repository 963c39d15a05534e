import Bars
import Controls
import PictureKit
import StageKit
import Testing
import UIKit

/// What programs of today write beside views.
@Suite struct `idioms of Foundation` {
  private final class Model {
    var count = 0
    func add() { count += 1 }
    /// The members need no `self`, as in Swift's own tasks.
    func start() {
      Task {
        add()
        count += 1
      }
    }
  }

  @Test func `a task reaches the members of its object without their owner`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let model = Model()
    application.run { model.start() }
    stage.advance(to: 0.1)
    #expect(model.count == 2)
  }

  @Test func `intervals for measuring begin and end`() {
    let signposter = OSSignposter(subsystem: "film", category: "draw")
    let state = signposter.beginInterval("frame", id: signposter.makeSignpostID())
    #expect(state.isOpen)
    signposter.endInterval("frame", state)
    #expect(!state.isOpen)
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
  }

  @Test func `the folders of the application are those of the file manager`() {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory == documents)
    #expect(URL.documentsDirectory != URL.cachesDirectory)
    #expect(URL.documentsDirectory.startAccessingSecurityScopedResource())
  }

  @Test func `a bar item has a title, an image and a menu`() {
    let item = UIBarButtonItem(
      title: "More", image: UIImage(), target: nil, action: nil, menu: UIMenu(title: "Menu"))
    #expect(item.title == "More" && item.image != nil && item.menu?.title == "Menu")
  }

  @Test func `a symbol with a value is the symbol`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let symbol = UIImage(systemName: "circle", variableValue: 0.5)
      #expect(symbol?.size == UIImage(systemName: "circle")?.size)
      #expect(UIImage(systemName: "no symbol", variableValue: 0.5) == nil)
    }
  }
}
