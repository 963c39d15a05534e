package import Geometry
internal import PictureKit
internal import StageContext
package import StageKit

/// A recipe that runs a program for iOS from one of its entries, on a device.
package struct ProgramRecipe: Recipe {
  package let id: String
  package let title: String
  private let program: _Program
  /// Where the film starts; nil for a controller of a storyboard that is not a class of the
  /// program.
  package let entry: _Program.Entry?
  /// The controller of an interface document with which the film starts; nil without one.
  package let storyboard: ProgramStoryboard?
  /// The path of the folder with the program's files.
  private let resources: String
  /// The device and what is done with it.
  package var settings = ProgramSettings()

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - id: The identifier: lower-case words joined by hyphens.
  ///   - title: The title.
  ///   - program: The program.
  ///   - entry: Where the film starts; nil for a storyboard.
  ///   - storyboard: The controller of an interface document that is made instead of the entry's,
  ///     or with which the application begins; nil for none.
  ///   - resources: The path of the folder with the program's files.
  package init(
    id: String, title: String, program: _Program, entry: _Program.Entry?,
    storyboard: ProgramStoryboard?, resources: String
  ) {
    self.id = id
    self.title = title
    self.program = program
    self.entry = entry
    self.storyboard = storyboard
    self.resources = resources
    if let storyboard { settings.screen = DeviceScreen(canvas: storyboard.canvas) }
  }

  package var canvas: Size { settings.screen.size }
  package var duration: Double { settings.duration }

  package func perform(on stage: Stage) {
    settings.apply(to: stage)
    let application = UIApplication(on: stage, resources: resources)
    application.deviceScreen = settings.screen
    application.context.console.writesToStandardError = true
    settings.texts.run {
      application.run(program.register)
      start(application, on: stage)
      settings.script(application, stage)
    }
  }

  private func start(_ application: UIApplication, on stage: Stage) {
    switch entry?.start {
    case .application(let make):
      application.launch(
        delegate: make, sceneDelegate: program.sceneDelegate,
        controller: storyboard.map { storyboard in { storyboard.makeController() } })
    case .scene(let make):
      application.launch(
        sceneDelegate: make,
        controller: storyboard.map { storyboard in { storyboard.makeController() } })
    case .page(let run): application.run(run)
    case .recipe(let make): make().perform(on: stage)
    case .view(let make):
      application.show {
        let controller = UIViewController()
        controller.view = make()
        return controller
      }
    case .controller(let make): application.show { storyboard?.makeController() ?? make() }
    case .document, nil: application.show { storyboard?.makeController() ?? UIViewController() }
    }
  }
}
