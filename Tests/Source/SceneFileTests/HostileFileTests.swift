import ImageTesting
import SceneFile
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Scene files that are hostile: each is refused with a sentence, or performed.
@Suite struct HostileFileTests {
  @Test(arguments: hostileFiles(of: "Scenes"))
  func `a hostile file has its outcome`(file: FilePath) {
    expectText(outcome(of: file) + "\n", equalsFileAt: FilePath(file.string + ".txt"))
  }

  /// Returns the error, or what is seen of the scene after some steps.
  private func outcome(of file: FilePath) -> String {
    let name = file.lastComponent?.string ?? ""
    do {
      let stage = try SceneRecipe(file: file).stage()
      _ = stage.frame(at: 0.2)
      return (["\(stage.view.subviews.count) views"] + stage.notes)
        .joined(separator: "\n").replacing(file.string, with: name)
    } catch {
      return error.description.replacing(file.string, with: name)
    }
  }
}
