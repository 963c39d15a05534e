import SceneFile
import StageKit
import TestSupport
import Testing

/// Scenes that are well-formed, but whose numbers are next to 0, infinite or outside of every
/// range: each is performed and drawn, or refused with file, line, column and field.
@Suite struct HostileSceneTests {
  private static let profiles = ["modern", "accurate", "iOS7"]

  /// Reads a scene, performs it for some steps, and draws it.
  ///
  /// - Returns: The error; nil for a scene that is performed.
  private func perform(_ scene: SceneValue) -> String? {
    do {
      let recipe = try SceneRecipe(yaml: scene.yaml, path: "a.yaml")
      let stage = recipe.stage()
      _ = stage.frame(at: 0.04)
      _ = recipe.swift
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: SceneGenerator.extremes.indices)
  func `every number can be hostile`(index: Int) throws {
    let generator = try SceneGenerator()
    let extreme = SceneGenerator.extremes[index]
    var count = 0
    for list in SceneGenerator.lists.keys.sorted() {
      for entry in generator.entries(of: list, with: extreme) {
        let profile = Self.profiles[count % Self.profiles.count]
        let scene = generator.scene([(list, entry)], profile: profile)
        count += 1
        guard let error = perform(scene) else { continue }
        #expect(error.wholeMatch(of: /a\.yaml:\d+:\d+: .+/) != nil, "\(error)\n\(scene.yaml)")
      }
    }
    // Each of 35 kinds has several numbers.
    #expect(count > 150)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `hostile numbers can meet`(seed: UInt64) throws {
    let generator = try SceneGenerator()
    var random = SeededGenerator(seed: seed)
    // Two numbers, one of which only an expression can be.
    let extremes = [0, 12].map { first in
      SceneGenerator.extremes[Int.random(in: first..<first + 6, using: &random)]
    }
    let names = SceneGenerator.lists.keys.sorted()
    let choices = Dictionary(
      uniqueKeysWithValues: names.map { list in
        (list, extremes.flatMap { generator.entries(of: list, with: $0) })
      })
    for _ in 0..<10 {
      let entries = names.flatMap { list in
        (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
          choices[list]?.randomElement(using: &random).map { (list: list, entry: $0) }
        }
      }
      let profile = Self.profiles.randomElement(using: &random)!
      let scene = generator.scene(entries, profile: profile)
      guard let error = perform(scene) else { continue }
      #expect(error.hasPrefix("a.yaml:"), "\(error)\n\(scene.yaml)")
    }
  }
}
