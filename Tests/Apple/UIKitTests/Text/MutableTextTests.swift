import Controls
import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit
import UIKitPrograms

/// Texts with attributes are objects: they are changed where they are, and copied by what shows
/// them.
@Suite struct `texts that are changed` {
  private static let bold = UIFont.boldSystemFont(ofSize: 20)

  @Test func `methods of extensions change the text and return it`() {
    let text = NSMutableAttributedString()
    let same = text.bold("a").normal("b").bold("c")
    #expect(same === text && text.string == "abc")
    #expect((0..<3).map { text.attributes(at: $0).font } == [Self.bold, nil, Self.bold])
    #expect(
      NSMutableAttributedString(title: "t", color: .red).attributes(at: 0).foregroundColor == .red)
    #expect(text.setAsLink("bc", to: "app://x") && !text.setAsLink("d", to: "app://x"))
    #expect(text.attribute(.link, at: 1, effectiveRange: nil) as? String == "app://x")
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `an initializer of an extension takes the text of a page`() {
    #expect(NSAttributedString(page: "<p>a <b>b</b></p>")?.string == "a b")
    #expect(NSMutableAttributedString(page: "<p>c</p>")?.normal("d").string == "cd")
    let sum = NSAttributedString(string: "a") + NSMutableAttributedString(string: "b")
    #expect(sum.string == "ab" && !(sum is NSMutableAttributedString))
  }

  @Test func `a function changes the text that it is given`() {
    let text = NSMutableAttributedString(string: "under")
    let decorations: [any TextDecoration] = [Underline()]
    for decoration in decorations { decoration.decorate(text) }
    #expect(text.attributes(at: 4).underlineStyle == .single)
  }

  @Test func `texts are equal by their contents, and copies are texts of their own`() throws {
    let text = NSMutableAttributedString(string: "a", attributes: [.kern: 1])
    let same = NSAttributedString(string: "a", attributes: [.kern: 1])
    #expect(text == same && text.isEqual(same) && text.isEqual(to: same) && text.hash == same.hash)
    #expect(Set([text, same]).count == 1 && !text.isEqual("a"))
    let copy = try #require(text.copy() as? NSAttributedString)
    let changing = try #require(same.mutableCopy() as? NSMutableAttributedString)
    changing.append(same)
    text.append(text)
    #expect(copy == same && same.string == "a")
    #expect(changing.string == "aa" && changing == text && text != same)
    #expect(text.description == "aa{\n    kern = \"1.0\";\n}")
  }

  @Test func `views copy the text, and what they return is not shown`() {
    UIApplication(on: Stage(size: .phone)).run {
      let text = NSMutableAttributedString(string: "one")
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      let (button, control) = (UIButton(), UIRefreshControl())
      var (list, empty) = (
        UIListContentConfiguration.cell(), UIContentUnavailableConfiguration.empty()
      )
      label.attributedText = text
      field.attributedText = text
      field.attributedPlaceholder = text
      view.attributedText = text
      button.setAttributedTitle(text, for: .normal)
      control.attributedTitle = text
      list.attributedText = text
      list.secondaryAttributedText = text
      empty.attributedText = text
      empty.secondaryAttributedText = text
      text.append(NSAttributedString(string: " two"))
      func shown() -> [String?] {
        [
          label.text, label.attributedText?.string, field.text, field.placeholder, view.text,
          button.attributedTitle(for: .normal)?.string, button.currentAttributedTitle?.string,
          control.attributedTitle?.string, list.attributedText?.string,
          list.secondaryAttributedText?.string, empty.attributedText?.string,
          empty.secondaryAttributedText?.string,
        ]
      }
      #expect(shown().allSatisfy { $0 == "one" }, "\(shown())")
      let returned = [
        label.attributedText, field.attributedText, view.attributedText,
        button.attributedTitle(for: .normal),
      ]
      for other in returned {
        let changed = other as? NSMutableAttributedString
        #expect(changed != nil)
        changed?.mutableString.setString("three")
      }
      #expect(shown().allSatisfy { $0 == "one" }, "\(shown())")
      label.attributedText = returned[0]
      #expect(label.text == "three")
      #expect(label.attributedText?.attributes(at: 4).font == label.font)
    }
  }

  @Test func `the layer of a text copies it`() {
    let layer = CATextLayer()
    let text = NSMutableAttributedString(string: "one")
    layer.string = text
    text.deleteCharacters(in: NSRange(location: 0, length: 3))
    #expect((layer.string as? NSAttributedString)?.string == "one")
  }

  @Test func `changes of the characters of a text change the text`() {
    let text = NSMutableAttributedString(string: "a😀b a", attributes: [.kern: 2])
    let characters = text.mutableString
    #expect(characters.length == 6 && text.mutableString as String == "a😀b a")
    let all = NSRange(location: 0, length: 6)
    #expect(characters.replaceOccurrences(of: "a", with: "xy", options: [], range: all) == 2)
    characters.append("!")
    characters.insert("<", at: 0)
    characters.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(text.string == "<y😀b xy!" && text.runs.count == 1)
    #expect(characters.range(of: "B", options: .caseInsensitive) == NSRange(location: 4, length: 1))
    characters.replaceOccurrences(
      of: "(x)(y)", with: "$2$1", options: .regularExpression,
      range: NSRange(location: 0, length: text.length))
    text.append(NSAttributedString(string: "."))
    #expect(characters.description == "<y😀b yx!.")
    characters.setString("")
    #expect(text.isEmpty && characters.range(of: "x").location == NSNotFound)
  }

  @Test func `characters take the attributes of what they replace`() {
    let text = NSMutableAttributedString().bold("a").normal("b")
    text.replaceCharacters(in: NSRange(location: 1, length: 0), with: "c")
    text.replaceCharacters(in: NSRange(location: 2, length: 1), with: "d")
    text.replaceCharacters(in: NSRange(location: 0, length: 0), with: "e")
    #expect(text.string == "eacd")
    #expect((0..<4).map { text.attributes(at: $0).font } == [Self.bold, Self.bold, Self.bold, nil])
    text.beginEditing()
    text.setAttributedString(NSAttributedString(string: "new"))
    text.endEditing()
    #expect(text.string == "new")
  }
}

/// Texts whose layouts follow their changes.
@Suite struct `storages of texts` {
  private final class Log: NSObject, NSTextStorageDelegate {
    var calls: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { calls.append("will \(textStorage.string)") }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  @Test func `changes are told once, with what they cover`() {
    UIApplication(on: Stage(size: .phone)).run {
      let storage = NSTextStorage(string: "0123456789")
      let log = Log()
      storage.delegate = log
      storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: "x")
      #expect(log.calls == ["will 01x56789", "2 2+1 -2"])
      log.calls = []
      storage.beginEditing()
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 6, length: 1))
      storage.insert(NSAttributedString(string: "ab"), at: 1)
      #expect(log.calls.isEmpty && storage.editedRange == NSRange(location: 1, length: 8))
      storage.endEditing()
      #expect(log.calls == ["will 0ab1x56789", "3 1+8 2"])
      #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
      #expect(storage.attributes(at: 8).kern == 1 && storage.attributes(at: 2).kern == nil)
    }
  }

  @Test func `a storage is a text, and so are those of text views`() {
    UIApplication(on: Stage(size: .phone)).run {
      let view = UITextView()
      view.text = "text"
      let storage: NSMutableAttributedString = view.textStorage
      storage.append(NSAttributedString(string: " of a view", attributes: [.kern: 3]))
      #expect(view.text == "text of a view" && storage == view.attributedText)
      #expect(view.attributedText.attributes(at: 6).kern == 3)
      storage.mutableString.setString("other")
      #expect(view.text == "other")
      view.text = "typed"
      #expect(storage.string == "typed" && storage.length == 5)
      let copy = storage.mutableCopy() as? NSMutableAttributedString
      #expect(copy?.string == "typed" && !(copy is NSTextStorage))
    }
  }

  @Test func `a delegate that changes attributes is told once`() {
    UIApplication(on: Stage(size: .phone)).run {
      final class Coloring: NSObject, NSTextStorageDelegate {
        var count = 0
        func textStorage(
          _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
          range editedRange: NSRange, changeInLength delta: Int
        ) {
          count += 1
          textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
        }
      }
      let view = UITextView()
      let coloring = Coloring()
      view.textStorage.delegate = coloring
      view.textStorage.append(NSAttributedString(string: "red"))
      #expect(coloring.count == 1 && view.attributedText.attributes(at: 2).foregroundColor == .red)
    }
  }

  @Test func `a subclass keeps the text itself, and its layout follows`() {
    UIApplication(on: Stage(size: .phone)).run {
      let storage = TagStorage()
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 500, height: 500))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      let text: NSMutableAttributedString = storage
      text.append(NSAttributedString(string: "a #tag b", attributes: [.kern: 1]))
      #expect(storage.passes == 1 && text.string == "a #tag b" && text.length == 8)
      let red = (0..<8).filter { text.attributes(at: $0).foregroundColor == .red }
      #expect(red == [2, 3, 4, 5] && text.runs.count == 3)
      #expect(text == (text.copy() as? NSAttributedString))
      let width = manager.usedRect(for: container).width
      text.insert(NSAttributedString(string: "#"), at: 7)
      #expect(text.attributes(at: 8).foregroundColor == .red)
      #expect(manager.numberOfGlyphs == 9 && manager.usedRect(for: container).width > width)
      text.mutableString.setString("none")
      #expect(text.runs.count == 1 && text.attributes(at: 0).foregroundColor == nil)
    }
  }
}
