import SceneFile
import StageKit
import SystemPackage
import TestSupport
import Testing

/// The scenes of `Documentation/Scenes`, and files that random edits make of them.
@Suite struct SceneGalleryTests {
  private static let directory = repositoryRoot.appending("Documentation/Scenes")

  private static let paths = names(in: directory).filter { $0.hasSuffix(".yaml") }
    .map { directory.appending($0) }

  @Test func `there are at least twenty scenes`() { #expect(Self.paths.count >= 20) }

  @Test(arguments: paths)
  func `a scene performs without a note`(path: FilePath) throws {
    let recipe = try SceneRecipe(file: path)
    #expect(recipe.warnings == [])
    let stage = recipe.stage()
    stage.advance(to: 0.1)
    #expect(stage.notes == [])
    #expect(!stage.view.subviews.isEmpty)
  }

  /// Texts that take the place of a word of a file.
  private static let replacements = [
    "-1", "0", "1e9", "-1e9", "nan", "inf", "1e-30", "[]", "{}", "~", "true", "stage", "ball",
    "[0, 0]", "[1e6, 1e6]", "\"1/0\"", "\"0/0\"", "i", "\"ball[99]\"", "\"{i}\"", "&a [1]", "*a",
    "[[0, 0], [0, 0], [0, 0]]", "\"(\"", "",
  ]

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `an edited file is a scene or ends with an error`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var readCount = 0
    for path in Self.paths {
      let text = String(decoding: try contents(of: path), as: UTF8.self)
      do {
        let stage = try SceneRecipe(yaml: edited(text, with: &generator), path: "a.yaml").stage()
        readCount += 1
        stage.advance(to: 0.05)
      } catch {
        #expect(error.description.hasPrefix("a.yaml:"))
      }
    }
    // A third of the edits are harmless.
    #expect(readCount < Self.paths.count)
  }

  /// Replaces a word, or removes, repeats or swaps lines.
  private func edited(_ text: String, with generator: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[Int.random(in: lines.indices, using: &generator)], at: line)
    case 2: lines.swapAt(line, Int.random(in: lines.indices, using: &generator))
    default:
      let words = text.ranges(of: /[\w.]+/)
      let word = words[Int.random(in: words.indices, using: &generator)]
      let replacement = Self.replacements.randomElement(using: &generator) ?? ""
      return text.replacingCharacters(in: word, with: replacement)
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
