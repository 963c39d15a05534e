import Controls
import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `keys of a keyboard` {
  private final class Page: UIViewController {
    var calls: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: "n", modifierFlags: .command, action: Selector(Page.make, name: "make"))
      ]
    }
    func make(_ sender: UIKeyCommand) { calls.append("make \(sender.input ?? "")") }
    func copyCard(_ sender: UICommand) { calls.append(sender.title) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        calls.append("\(press.key?.characters ?? "") \(press.key?.keyCode.rawValue ?? 0)")
      }
    }
    override func validate(_ command: UICommand) { command.state = .on }
  }

  private let stage = Stage(size: .phone)
  private let page = Page()

  @Test func `perform commands, or are told as presses`() {
    let application = UIApplication(on: stage)
    application.show { page }
    stage.advance(to: 0.1)
    application.run {
      application.pressKey("n", modifierFlags: .command)
      application.pressKey("a", modifierFlags: .shift)
      application.pressKey(UIKeyCommand.inputLeftArrow, at: 1)
    }
    #expect(page.calls == ["make n", "A 4"])
    stage.advance(to: 2)
    #expect(page.calls.last == "UIKeyInputLeftArrow 80")
  }

  private final class MenuPage: UIViewController {
    var titles: [String] = []
    func save(_ sender: UICommand) { titles.append(sender.title) }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      let save = UIKeyCommand(
        title: "Save", action: Selector(MenuPage.save, name: "save"), input: "s",
        modifierFlags: .command)
      builder.remove(menu: .format)
      builder.insertSibling(UIMenu(title: "Mine", children: [save]), afterMenu: .file)
      builder.insertChild(
        UIMenu(title: "Last", identifier: .init("last")), atEndOfMenu: .edit)
      titles = [
        builder.menu(for: .format)?.title ?? "none",
        builder.menu(for: .edit)?.children.last?.title ?? "none",
        builder.command(for: Selector(MenuPage.save, name: "save"))?.title ?? "none",
      ]
      titles += builder.menu(for: .root)?.children.map(\.title) ?? []
    }
  }

  @Test func `commands of the menus that a page has built have keys`() {
    let application = UIApplication(on: stage)
    let page = MenuPage()
    application.show { page }
    stage.advance(to: 0.1)
    application.run { application.pressKey("s", modifierFlags: .command) }
    #expect(
      page.titles == [
        "none", "Last", "Save", "", "File", "Mine", "Edit", "View", "Window", "Help", "Save",
      ])
  }

  @Test func `commands of a menu are validated and performed by the page`() {
    let application = UIApplication(on: stage)
    application.show { page }
    stage.advance(to: 0.1)
    let button = UIButton(type: .system)
    let command = UICommand(title: "Copy", action: Selector(Page.copyCard, name: "copyCard"))
    application.run {
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.menu = UIMenu(children: [command])
      button.showsMenuAsPrimaryAction = true
      page.view.addSubview(button)
    }
    stage.tap(at: Point(60, 120), time: 0.2)
    stage.advance(to: 1)
    #expect(command.state == .on)
    stage.tap(at: Point(120, 174), time: 1.1)
    stage.advance(to: 2)
    #expect(page.calls == ["Copy"])
  }
}
