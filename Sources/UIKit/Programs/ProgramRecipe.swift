package import Geometry
package import StageKit

/// A recipe that runs a program for iOS from one of its entries, on a device.
package struct ProgramRecipe: Recipe {
  package let id: String
  package let title: String
  private let program: _Program
  private let entry: _Program.Entry
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
  ///   - entry: Where the film starts.
  ///   - resources: The path of the folder with the program's files.
  package init(
    id: String, title: String, program: _Program, entry: _Program.Entry, resources: String
  ) {
    self.id = id
    self.title = title
    self.program = program
    self.entry = entry
    self.resources = resources
  }

  /// Where the film starts.
  package var start: _Program.Start { entry.start }
  package var canvas: Size { settings.screen.size }
  package var duration: Double { settings.duration }

  package func perform(on stage: Stage) {
    settings.apply(to: stage)
    let application = UIApplication(on: stage, resources: resources)
    application.deviceScreen = settings.screen
    application.run(program.register)
    switch entry.start {
    case .application, .document: break
    case .page(let run): application.run(run)
    case .controller(let make): application.show(make)
    case .view(let make):
      application.show {
        let controller = UIViewController()
        controller.view = make()
        return controller
      }
    case .recipe(let make): make().perform(on: stage)
    }
    settings.script(application, stage)
  }
}
