import Geometry
import ImageTesting
import SceneFile
import SceneViews
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Figures in scene files.
@Suite struct FigureSceneTests {
  private static let directory = repositoryRoot.appending("Documentation/Scenes")

  private func scene(_ views: String) throws -> SceneRecipe {
    try SceneRecipe(
      yaml: "duration: 1\nviews: [\(views)]", path: Self.directory.appending("a.yaml").string)
  }

  @Test func `parts of a figure are views of the scene`() throws {
    let recipe = try scene(
      """
      {figure: {name: robot, file: robot.svg, fitting: [100, 120], parts: {heart: heart, arm: right-arm}}}
      """)
    let stage = recipe.stage()
    let robot = try #require(stage.view.subviews.first as? FigureView)
    // Half of its size.
    #expect(robot.bounds.size == Size(100, 120))
    #expect(robot.part("right-arm")?.name == "arm")
    #expect(robot.part("heart") is ShapeView)
    let swift = recipe.swift
    #expect(swift.contains(#"let heart = robot.part("heart") as! ShapeView"#), "\(swift)")
    #expect(swift.contains(#"let arm = robot.part("right-arm")!"#))
  }

  @Test(arguments: [
    ("{file: none.svg}", "Cannot read"),
    ("{file: robot.yaml}", "robot.yaml:1:"),
    ("{file: robot.svg, parts: {arm: right-amr}}", "no part with the id 'right-amr', only legs"),
    ("{file: robot.svg, parts: {arm: head, arm2: [1]}}", "a text is needed"),
    ("{file: robot.svg, for: {i: 2}, parts: {arm: head}}", "have no names"),
  ])
  func `an entry that is not valid is an error with its place`(entry: String, text: String) {
    do {
      _ = try scene("{figure: \(entry)}")
      Issue.record("\(entry) has no error")
    } catch {
      #expect("\(error)".contains("a.yaml:2:"), "\(error)")
      #expect("\(error)".contains(text), "\(error)")
    }
  }

  @Test(.tags(.golden)) func `the picture of the page is the scene of the robot`() throws {
    let recipe = try SceneRecipe(file: Self.directory.appending("robot.yaml"))
    expectImage(
      of: recipe, at: 0.5, scale: 2, matches: "robot",
      in: repositoryRoot.appending("Documentation"))
  }
}
