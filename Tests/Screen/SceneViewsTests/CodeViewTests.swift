import Geometry
import PictureKit
import SceneViews
import StageKit
import TestSupport
import Testing

@Suite struct CodeViewTests {
  private let stage = Stage(size: Size(400, 300))

  /// The labels of lines, from top to bottom.
  private func lines(of view: CodeView) -> [Label] {
    view.subviews.compactMap { $0 as? Label }.filter { $0.name == "line" }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func listing(_ code: String) -> CodeView {
    let view = CodeView(code)
    stage.view.addSubview(view)
    stage.view.layoutIfNeeded()
    return view
  }

  @Test func `lines have the colors of their tokens, and stand by their indentation`() throws {
    let view = listing("if a {\n\tlet b = 1\n}\n\n")
    let lines = lines(of: view)
    #expect(lines.map(\.text) == ["if a {", "let b = 1", "}"])
    let text = try #require(lines[1].attributedText)
    #expect(text.attributes(at: 0).foregroundColor == CodeTheme.automatic.tokens[.keyword])
    #expect(text.attributes(at: 4).foregroundColor == CodeTheme.automatic.text)
    #expect(text.attributes(at: 8).foregroundColor == CodeTheme.automatic.tokens[.number])
    // A tab has four characters, and a character of JetBrains Mono 0.6 of the size of 14 points.
    #expect(isClose(lines[1].frame.minX - lines[0].frame.minX, 4 * 0.6 * 14, within: 1e-6))
    #expect(lines[2].frame.minX == lines[0].frame.minX)
  }

  @Test func `the view is as large as its code`() {
    let view = CodeView("let a = 1\nlet b = 22")
    let wider = CodeView("let a = 1\nlet b = 222222")
    #expect(isClose(wider.bounds.width - view.bounds.width, 4 * 0.6 * 14, within: 0.5))
    let taller = CodeView("let a = 1\nlet b = 22\n\n}")
    // 1.3 times the line height of 14 points, rounded up.
    #expect(
      taller.bounds.height - view.bounds.height == 2 * (1.3 * view.font.lineHeight).rounded(.up))
  }

  @Test func `a listing types its characters without waiting for indentation`() {
    let view = listing("ab\n    c")
    stage.type(into: view, at: 1, charactersPerSecond: 10)
    #expect(view.visibleCharacterCount == 0)
    let counts = (0...4).map { step in
      stage.advance(to: 1 + 0.1 * Double(step) + 0.05)
      return view.visibleCharacterCount
    }
    // a, b, the line break, c behind four spaces; then all.
    #expect(counts == [1, 2, 3, 8, nil])
  }

  @Test func `numbers of lines appear when their lines begin`() {
    let view = listing("ab\ncd")
    func visibleNumbers() -> [String?] {
      view.subviews.compactMap { $0 as? Label }.filter { $0.name != "line" && !$0.isHidden }
        .map(\.text)
    }
    view.visibleCharacterCount = 2
    #expect(visibleNumbers() == ["1"])
    view.visibleCharacterCount = 3
    #expect(visibleNumbers() == ["1", "2"])
    view.firstLineNumber = 99
    view.visibleCharacterCount = nil
    view.layoutIfNeeded()
    #expect(visibleNumbers() == ["99", "100"])
  }

  @Test func `lines that stay move, lines that go fade, lines that come appear`() throws {
    let view = listing("first()\nsecond()\nthird()")
    let height = lines(of: view)[1].frame.minY - lines(of: view)[0].frame.minY
    stage.show("second()\nthird()\n  fourth(4)", in: view, at: 1, duration: 1)
    stage.advance(to: 1)
    let gone = try #require(lines(of: view).first { $0.text == "first()" })
    let stays = try #require(lines(of: view).first { $0.text == "second()" })
    let comes = try #require(lines(of: view).first { $0.text == "fourth(4)" })
    #expect(gone.presentation.alpha == 1)
    #expect(comes.presentation.alpha == 0)
    let start = stays.presentation.frame.minY
    stage.advance(to: 1.5)
    // In the middle, where moving lines are half on their way: a curve that eases in and out.
    #expect(isClose(start - stays.presentation.frame.minY, height / 2, within: 0.5))
    #expect(gone.presentation.alpha < 0.1)
    #expect(comes.presentation.alpha < 0.1)
    stage.advance(to: 2)
    #expect(lines(of: view).map(\.text) == ["second()", "third()", "fourth(4)"])
    #expect(lines(of: view).map(\.alpha) == [1, 1, 1])
    #expect(isClose(start - stays.frame.minY, height, within: 1e-9))
    #expect(view.code == "second()\nthird()\n  fourth(4)")
  }

  @Test func `the words of a changed line move to their places`() throws {
    let view = listing("let a = f(x)")
    stage.show("let long = f(x)", in: view, duration: 1)
    let parts = lines(of: view).map(\.text)
    #expect(Set(parts) == ["let ", " = f(x)", "a", "long", "let long = f(x)"])
    let moving = try #require(lines(of: view).first { $0.text == " = f(x)" })
    let start = moving.presentation.frame.minX
    // Three characters to the right.
    #expect(isClose(moving.frame.minX - start, 3 * 0.6 * 14, within: 1e-6))
    stage.advance(to: 1)
    #expect(lines(of: view).map(\.text) == ["let long = f(x)"])
    #expect(lines(of: view).map(\.alpha) == [1])
  }

  @Test func `a change ends the one before, and a listing without a stage changes at once`() {
    let view = listing("a(1)\nb(2)")
    var ends: [String] = []
    stage.show("a(1)\nc(3)", in: view, duration: 1) { ends.append("first") }
    stage.advance(to: 0.5)
    stage.show("d(4)", in: view, duration: 1) { ends.append("second") }
    #expect(ends == ["first"])
    stage.advance(to: 2)
    #expect(ends == ["first", "second"])
    #expect(lines(of: view).map(\.text) == ["d(4)"])
    view.removeFromSuperview()
    stage.show("e(5)", in: view, duration: 1) { ends.append("third") }
    view.layoutIfNeeded()
    #expect(ends.last == "third")
    #expect(lines(of: view).map(\.text) == ["e(5)"])
  }

  @Test func `highlighted lines have a band in their place, and others are pale`() throws {
    let view = listing("a\nb\nc")
    view.firstLineNumber = 10
    view.dimsOtherLines = true
    view.highlightedLines = [11...12]
    view.layoutIfNeeded()
    let band = try #require(view.subviews.first)
    let lines = lines(of: view)
    #expect(band.frame.minY == lines[1].frame.minY)
    #expect(band.frame.maxY == lines[2].frame.maxY)
    #expect(band.frame.width == view.bounds.width)
    #expect(lines.map(\.alpha) == [0.35, 1, 1])
    stage.animate(withDuration: 1) { view.highlightedLines = [10...10] }
    stage.advance(to: 0.5)
    #expect(band.presentation.frame.minY > lines[0].frame.minY)
    stage.advance(to: 1)
    #expect(band.frame.minY == lines[0].frame.minY)
    view.highlightedLines = []
    #expect(band.alpha == 0)
    #expect(lines.map(\.alpha) == [1, 1, 1])
  }
}
