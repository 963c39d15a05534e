import Foundation
import Geometry
import PictureKit
import SystemPackage
import TestSupport
import Testing
import Text

/// A row of the table of lines in `Documentation/Text.md`.
private struct PublishedLines: CustomTestStringConvertible {
  /// The lines of Apple's label.
  let lines: [String]
  let font: Font
  /// The width that the label had at most, in points.
  let width: Double

  var text: String { lines.joined(separator: " ") }
  var testDescription: String { text }

  /// The lines of a label here.
  func lines(_ change: (inout LabelText) -> Void = { _ in }) -> [String] {
    LabelText.lines(TextContents(string: text, attributes: [.font: font]), width: width, change)
  }

  static let all: [PublishedLines] = {
    let path = repositoryRoot.appending("Documentation/Text.md").string
    guard let page = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let weights: [Substring: Font.Weight] = [
      "regular": .regular, "semibold": .semibold, "bold": .bold,
    ]
    return page.split(separator: "\n").compactMap { row -> PublishedLines? in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[3].hasPrefix("iOS"), let width = Double(cells[2]) else {
        return nil
      }
      let font = cells[1].split(separator: " ")
      guard let size = Double(font[0]), let weight = weights[font[1]] else { return nil }
      return PublishedLines(
        lines: cells[0].components(separatedBy: " / "),
        font: .systemFont(ofSize: size, weight: weight), width: width)
    }
  }()
}

extension LabelText {
  /// Returns the lines of a label of any number of lines, without spaces at their ends.
  fileprivate static func lines(
    _ text: TextContents, width: Double, _ change: (inout LabelText) -> Void = { _ in }
  ) -> [String] {
    var label = LabelText(text)
    label.numberOfLines = 0
    change(&label)
    let layout = label.layout(in: Rect(x: 0, y: 0, width: width, height: 1000)).layout
    let units = Array(text.string.utf16)
    return layout.lines.map { line in
      String(decoding: units[line.range], as: UTF16.self).trimmingCharacters(in: .whitespaces)
    }
  }
}

@Suite struct `lines of labels in pictures of Apple's systems` {
  @Test(arguments: PublishedLines.all)
  fileprivate func `are those of labels here`(published: PublishedLines) {
    #expect(published.lines() == published.lines)
  }

  @Test(arguments: PublishedLines.all)
  fileprivate func `stay in the width that fits the label`(published: PublishedLines) {
    var label = LabelText(
      TextContents(string: published.text, attributes: [.font: published.font]))
    label.numberOfLines = 0
    let width = label.sizeThatFits(Size(published.width, 0)).width
    #expect(LabelText.lines(label.text, width: width) == published.lines)
  }

  @Test func `are many, of which eight are pushed out`() {
    #expect(PublishedLines.all.count == 24)
    let pushed = PublishedLines.all.filter { row in
      row.lines { $0.lineBreakStrategy = [] } != row.lines
    }
    #expect(pushed.count == 8)
    for row in pushed {
      let natural = row.lines { $0.lineBreakStrategy = [] }
      #expect(natural.count == 2 && natural.last?.contains(" ") == false)
    }
  }
}

@Suite struct LineBreakStrategyTests {
  private let string = "Back Button Accessibility Traits - Without Titles"
  private let pushed = ["Back Button Accessibility Traits -", "Without Titles"]
  private let natural = ["Back Button Accessibility Traits - Without", "Titles"]

  private func contents(_ style: ParagraphStyle? = nil) -> TextContents {
    var attributes = TextAttributes()
    attributes.font = .systemFont(ofSize: 12)
    attributes.paragraphStyle = style
    return TextContents(string: string, attributes: attributes)
  }

  @Test func `a style of the text takes precedence over the label's strategy`() {
    #expect(LabelText.lines(contents(), width: 254) == pushed)
    #expect(LabelText.lines(contents(.default), width: 254) == natural)
    var style = ParagraphStyle()
    style.lineBreakStrategy = .pushOut
    #expect(LabelText.lines(contents(style), width: 254) { $0.lineBreakStrategy = [] } == pushed)
  }

  @Test func `drawn strings push out with a style that says so`() {
    var style = ParagraphStyle()
    let options = TextLayout.Options(size: Size(254, .infinity))
    let filled = TextLayout(contents(style), options: options)
    style.lineBreakStrategy = .pushOut
    let layout = TextLayout(contents(style), options: options)
    #expect(layout.lines.count == 2 && filled.lines.count == 2)
    #expect(layout.lines[1].range.lowerBound == 35 && filled.lines[1].range.lowerBound == 43)
  }

  @Test func `a label is as wide as its lines`() {
    var label = LabelText(contents())
    label.numberOfLines = 0
    let size = label.sizeThatFits(Size(254, 0))
    label.lineBreakStrategy = []
    let filled = label.sizeThatFits(Size(254, 0))
    #expect(size.height == filled.height)
    #expect(size.width < 200 && filled.width > 230)
    // In its own width the label has the same lines.
    #expect(LabelText.lines(contents(), width: size.width) == pushed)
  }

  @Test func `a text that is truncated keeps its words`() {
    let lines = LabelText.lines(contents(), width: 100) { $0.numberOfLines = 2 }
    #expect(lines.first == "Back Button")
  }

  @Test func `each paragraph is pushed out on its own`() {
    var text = contents()
    text.append(TextContents(string: "\n"))
    text.append(contents())
    #expect(LabelText.lines(text, width: 254) == pushed + pushed)
  }

  @Test func `Hangul words stay together if the strategy says so`() {
    let text = TextContents(
      string: "여자친구를 삼으려고 학생회장을", attributes: [.font: Font.systemFont(ofSize: 17)])
    let natural = LabelText.lines(text, width: 130)
    #expect(natural.count == 2 && natural[1] != "학생회장을")
    let words = LabelText.lines(text, width: 130) {
      $0.lineBreakStrategy = .hangulWordPriority
    }
    #expect(words == ["여자친구를", "삼으려고", "학생회장을"])
  }
}
