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
  /// Where the program's files are.
  private let resources: ResourceFolder
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
  ///   - resources: Where the program's files are.
  package init(
    id: String, title: String, program: _Program, entry: _Program.Entry?,
    storyboard: ProgramStoryboard?, resources: ResourceFolder
  ) {
    self.id = id
    self.title = title
    self.program = program
    self.entry = entry
    self.storyboard = storyboard
    self.resources = resources
    if let storyboard { settings.screen = DeviceScreen(canvas: storyboard.canvas) }
  }

  package var canvas: Size { previewSize ?? settings.screen.size }
  package var duration: Double { settings.duration }

  /// The size that the traits of a preview give; nil for the whole screen.
  private var previewSize: Size?

  /// The name of the file of a preview, without its extension; nil for other recipes.
  package var previewFile: String? {
    if case .preview(let file, _) = entry?.start { file } else { nil }
  }

  /// Returns the recipe of a preview with what its traits say; others as they are.
  ///
  /// The preview is made once for that.
  package func applyingTraits() -> ProgramRecipe {
    guard case .preview(_, let make) = entry?.start else { return self }
    var recipe = self
    recipe.settings.script = { _, _ in }
    let stage = Stage(size: canvas)
    settings.apply(to: stage)
    let application = UIApplication(on: stage, files: resources)
    application.deviceScreen = settings.screen
    stage.withParameters {
      settings.texts.run {
        settings.setLocale(of: application)
        application.run(program.register)
        application.run {
          let preview = make()
          let kinds = preview.traits.map(\.kind)
          let isLandscape = canvas.width > canvas.height
          if kinds.contains(.landscape), !isLandscape { recipe.settings.screen.isTurned.toggle() }
          if kinds.contains(.dark) { recipe.settings.appearance = .dark }
          recipe.previewSize = preview.size(on: recipe.settings.screen.size)
        }
      }
    }
    return recipe
  }

  package func perform(on stage: Stage) {
    settings.apply(to: stage)
    if previewSize != nil { stage.safeAreaInsets = .zero }
    let application = UIApplication(on: stage, files: resources)
    application.deviceScreen = settings.screen
    application.context.console.writesToStandardError = true
    settings.texts.run {
      settings.setLocale(of: application)
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
    case .preview(_, let make):
      application.show { make().makeController() }
      // Around a view with round corners.
      application.run { application.windows.last?.backgroundColor = .systemBackground }
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
