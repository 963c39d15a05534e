import Geometry
import PictureKit
import SceneFile
import SceneViews
import StageKit
import TestSupport
import Testing

/// Listings in scene files.
@Suite struct CodeSceneTests {
  private func scene(_ yaml: String) throws -> SceneRecipe {
    try SceneRecipe(yaml: "duration: 3\n" + yaml, path: "a.yaml")
  }

  @Test func `a listing has the properties of its entry, and changes with a motion`() throws {
    let recipe = try scene(
      """
      views:
        - code:
            name: listing
            text: "a: 1\\nb: 2"
            language: yaml
            theme: dark
            fontSize: 20
            firstLineNumber: 7
            highlightedLines: [7, [8, 8]]
      animations:
        - showCode: {view: listing, text: "c: 3", at: 1, highlightedLines: [7]}
        - animate: {at: 2.5, duration: 0.2, changes: [{view: listing, highlightedLines: []}]}
      """)
    let stage = recipe.stage()
    let listing = try #require(stage.view.subviews.first as? CodeView)
    #expect(listing.language == .yaml)
    #expect(listing.theme == .dark)
    #expect(listing.backgroundColor == CodeTheme.dark.background)
    #expect(listing.font.pointSize == 20)
    #expect(listing.highlightedLines == [7...7, 8...8])
    #expect(listing.bounds.size == listing.sizeThatFits(.zero))
    stage.advance(to: 2.2)
    #expect(listing.code == "c: 3")
    #expect(listing.highlightedLines == [7...7])
    stage.advance(to: 3)
    #expect(listing.highlightedLines == [])
  }

  @Test func `a listing is typed, and its Swift does the same`() throws {
    let recipe = try scene(
      """
      views: [{code: {name: listing, text: "a\\"b"}}]
      animations: [{type: {view: listing, at: 1, charactersPerSecond: 10}}]
      """)
    let listing = try #require(recipe.stage().view.subviews.first as? CodeView)
    #expect(listing.visibleCharacterCount == 0)
    let swift = recipe.swift
    #expect(swift.contains(#"let listing = CodeView("a\"b", language: .swift)"#), "\(swift)")
    #expect(swift.contains("stage.type(into: listing, at: 1, charactersPerSecond: 10)"))
  }

  @Test(arguments: [
    ("code: {}", "code needs one of text and file, not 0"),
    ("code: {text: a, file: b}", "code needs one of text and file, not 2"),
    ("code: {file: none.swift}", "file: 'none.swift' is no file that can be read"),
    ("code: {text: a, language: swfit}", "'swfit' is not one of swift, objectiveC, yaml, plain"),
    ("code: {text: a, highlightedLines: 3}", "a list of at most 100 lines is needed"),
    ("code: {text: a, highlightedLines: [[5, 2]]}", "the first line of a range is at most"),
  ])
  func `an entry that is not valid is an error with its place`(entry: String, text: String) {
    do {
      _ = try scene("views: [{\(entry)}]")
      Issue.record("\(entry) has no error")
    } catch {
      #expect("\(error)".hasPrefix("a.yaml:2:"), "\(error)")
      #expect("\(error)".contains(text), "\(error)")
    }
  }

  @Test func `only a listing changes to other code`() {
    #expect(throws: SceneError.self) {
      try scene(
        "views: [{label: {name: a, text: b}}]\nanimations: [{showCode: {view: a, text: c}}]")
    }
  }
}
