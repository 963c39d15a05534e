private import FileIO
private import Geometry
package import InteractionScript
internal import ProjectFiles
internal import SourceImport
private import StageFoundation
private import StageKit
private import SystemPackage
package import UIKit

/// A compiled program for iOS, of which films can be made.
package struct LoadedProgram: Sendable {
  /// The program as the user gave it, for messages.
  private let path: String
  /// The script in the comments of its files.
  package let script: Script
  /// All recipes of the program: the application, then the others in the order of the files.
  package let all: [ProgramRecipe]
  private let program: _Program
  private let documents: ProgramDocuments
  private let leftOut: [LeftOutSource]
  private let cuts: [Cut]
  /// The superclasses of the program's classes within it.
  private let superclasses: [String: [String]]
  private let resources: ResourceFolder
  private let files: [ProgramFile]

  init(
    _ program: _Program, folder: ProgramFolder, script: Script, leftOut: [LeftOutSource] = [],
    cuts: [Cut] = []
  ) {
    self.script = script
    self.cuts = cuts
    superclasses = cuts.isEmpty ? [:] : folder.superclasses
    self.leftOut = leftOut
    self.program = program
    path = folder.path.printable
    let resources = ResourceFolder(
      path: folder.resources.directoryText, without: Set(folder.otherPrograms.map(\.string)))
    self.resources = resources
    let entries = program.entries.filter { entry in
      if let file = entry.previewFile { return !folder.isFile || file == folder.shownFile?.stem }
      return entry.isPage || folder.shows(entry.name)
    }
    let documents = ProgramDocuments(of: folder, classes: Set(entries.map(\.name)))
    self.documents = documents
    files = folder.files
    let application =
      entries.first { $0.isApplication } ?? entries.first { $0.isScene }
    var ids: Set<String> = []
    func recipe(
      _ entry: _Program.Entry?, title: String, storyboard: StoryboardStart?
    ) -> ProgramRecipe {
      let id = Self.id(of: title)
      let unique = sequence(first: 1) { $0 + 1 }.lazy
        .map { $0 == 1 ? id : "\(id)-\($0)" }.first { ids.insert($0).inserted }
      var recipe = ProgramRecipe(
        id: unique ?? id, title: title, program: program, entry: entry,
        storyboard: storyboard.map(ProgramStoryboard.init), resources: resources)
      if storyboard == nil, application != nil {
        recipe.settings.screen =
          documents.main.map { DeviceScreen(canvas: $0.canvas) } ?? .application
      }
      if folder.isForPad, !recipe.settings.screen.isPad { recipe.settings.screen = .pad }
      recipe.settings.isLandscapeOnly = documents.isLandscapeOnly
      return recipe
    }
    /// Returns a program on a phone that is held upright at the beginning, if it can be.
    func upright(_ recipe: ProgramRecipe) -> ProgramRecipe {
      var recipe = recipe
      let screen = recipe.settings.screen
      if documents.supportsPortrait, !screen.isPad, screen.size.width > screen.size.height {
        recipe.settings.screen.isTurned.toggle()
      }
      return recipe
    }
    // The delegate may be left out because it needs a module that does not exist here.
    let startsFromDocument = !folder.isFile && documents.main?.controllerID != nil
    let first =
      application != nil || startsFromDocument
      ? upright(recipe(application, title: folder.name, storyboard: documents.main)) : nil
    let others = entries.filter { !$0.isApplication && !$0.isScene && $0.previewFile == nil }
    all =
      [first].compactMap(\.self)
      + others.compactMap { entry in
        let scene = documents.scene(of: entry.name)
        if case .document = entry.start, scene == nil { return nil }
        return recipe(entry, title: entry.isPage ? folder.name : entry.name, storyboard: scene)
      }
      + entries.filter { $0.previewFile != nil }.map { entry in
        var recipe = recipe(entry, title: entry.name, storyboard: nil)
        if application == nil { recipe.settings.screen = .application }
        return recipe
      }
  }

  /// The recipes of previews, in the order of the files.
  package var previewRecipes: [ProgramRecipe] { all.filter { $0.previewFile != nil } }

  /// Returns the recipe of a preview.
  ///
  /// - Parameter name: Its name, that with the name of its file before it, `Home/Empty`, or the
  ///   recipe's id.
  /// - Returns: The recipe.
  /// - Throws: A ``RecipeFileError`` that suggests the nearest name.
  package func preview(named name: String) throws -> ProgramRecipe {
    let previews = previewRecipes
    let found = previews.first {
      $0.title == name || $0.id == name || "\($0.previewFile ?? "")/\($0.title)" == name
    }
    if let found { return try checked(found) }
    guard !previews.isEmpty else {
      throw RecipeFileError("\(path) has no preview of a view or controller of UIKit.")
    }
    let names = previews.map(\.title)
    throw RecipeFileError(
      "\(path) has no preview '\(name.printable)'\(name.suggestion(of: names)).")
  }

  /// The recipes where a film starts unless one is named: the recipes of the source, a playground's
  /// page, the application or its main storyboard, the controllers, or the views; the first of
  /// these that there are.
  ///
  /// - Throws: A ``LeftOutError`` if the main storyboard starts with a controller whose file was
  ///   left out, a ``RecipeFileError`` if the main storyboard of an application cannot be read.
  package var recipes: [ProgramRecipe] {
    get throws {
      let recipes = startRecipes
      if let failure = documents.mainFailure, recipes.contains(where: { $0.entry.showsMain }) {
        throw RecipeFileError("\(failure).")
      }
      return try recipes.map(checked)
    }
  }

  /// Returns the recipes of controllers or views that no other one makes or inherits from; all if
  /// there are none.
  package func outermost(of recipes: [ProgramRecipe]) -> [ProgramRecipe] {
    let used = ClassUses(of: Set(recipes.map(\.title)), in: files).used
    let outermost = recipes.filter { !used.contains($0.title) }
    return outermost.isEmpty ? recipes : outermost
  }

  private var startRecipes: [ProgramRecipe] {
    let kinds: [(_Program.Start?) -> Bool] = [
      { if case .recipe = $0 { true } else { false } },
      { if case .page = $0 { true } else { false } },
      {
        switch $0 {
        case .application, .scene, nil: true
        default: false
        }
      },
      {
        switch $0 {
        case .controller, .document: true
        default: false
        }
      },
      { if case .view = $0 { true } else { false } },
      { if case .preview = $0 { true } else { false } },
    ]
    return kinds.lazy.map { kind in all.filter { kind($0.entry?.start) } }
      .first { !$0.isEmpty } ?? []
  }

  /// Returns the recipe of a controller or view.
  ///
  /// - Parameter name: The name of its class, its identifier in a storyboard, or the recipe's id.
  /// - Returns: The recipe.
  /// - Throws: A ``RecipeFileError`` that suggests the nearest name, a ``LeftOutError`` if the file
  ///   of the controller was left out.
  package func recipe(named name: String) throws -> ProgramRecipe {
    if let found = all.first(where: { $0.title == name || $0.id == name }) {
      return try checked(found)
    }
    if let scene = documents.scene(of: name) { return try checked(recipe(scene, title: name)) }
    if let source = leftOut.first(where: { $0.file.declares(name) }) {
      throw LeftOutError(name, source)
    }
    try checkCuts(of: name)
    let nearest = name.suggestion(of: all.map(\.title))
    throw RecipeFileError("\(path) has no controller or view '\(name.printable)'\(nearest).")
  }

  /// Returns the recipe of a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard, with or without its extension.
  ///   - controller: The class or storyboard identifier of a controller; nil for the initial one.
  /// - Returns: The recipe.
  /// - Throws: A ``RecipeFileError`` that names what there is, a ``LeftOutError`` if the file of
  ///   the controller was left out.
  package func recipe(storyboard name: String, controller: String?) throws -> ProgramRecipe {
    if let failure = documents.failure(named: name) { throw RecipeFileError("\(failure).") }
    guard let storyboard = documents.storyboard(named: name) else {
      let names = documents.names.joined(separator: ", ")
      throw RecipeFileError(
        "\(path) has no storyboard '\(name.printable)' that can be read; it has "
          + "\(names.isEmpty ? "none" : names).")
    }
    let controllers = documents.controllers(in: storyboard.name).joined(separator: ", ")
    guard let controller else {
      guard storyboard.controllerID != nil else {
        throw RecipeFileError(
          "\(storyboard.name).storyboard has no initial controller; name one with --controller: "
            + "\(controllers).")
      }
      return try checked(recipe(storyboard, title: storyboard.name))
    }
    guard let scene = documents.scene(of: controller, in: storyboard.name) else {
      throw RecipeFileError(
        "\(storyboard.name).storyboard has no controller '\(controller.printable)'; it has "
          + "\(controllers).")
    }
    return try checked(recipe(scene, title: controller))
  }

  /// Returns a recipe if what it starts with is in the program: its class, and the controllers of
  /// its document.
  private func checked(_ recipe: ProgramRecipe) throws -> ProgramRecipe {
    if let entry = recipe.entry {
      let isStart = entry.isApplication || entry.isScene
      // The delegates of the application and of its scene start it together.
      let delegates = program.entries.filter { isStart && ($0.isApplication || $0.isScene) }
      for name in Set([entry.name] + delegates.map(\.name)).sorted() { try checkCuts(of: name) }
    }
    guard let start = recipe.storyboard, let id = start.controllerID else { return recipe }
    for name in documents.classes(shownBy: id, in: start.name) {
      if let source = leftOut.first(where: { $0.file.declares(name) }) {
        throw LeftOutError(name, source)
      }
      try checkCuts(of: name)
    }
    return recipe
  }

  /// Throws a ``CutError`` if a film of a class is lost by what was cut.
  private func checkCuts(of name: String) throws {
    let classes = Set([name] + (superclasses[name] ?? []))
    if let cut = cuts.first(where: { $0.loses(classes) }) { throw CutError(name, cut) }
  }

  private func recipe(_ scene: StoryboardStart, title: String) -> ProgramRecipe {
    var recipe = ProgramRecipe(
      id: Self.id(of: title), title: title, program: program, entry: nil,
      storyboard: ProgramStoryboard(scene), resources: resources)
    recipe.settings.isLandscapeOnly = documents.isLandscapeOnly
    return recipe
  }

  /// The identifier of a type, in letters, digits and hyphens.
  private static func id(of name: String) -> String {
    let id = String(name.hyphenated.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return id.contains { $0 != "-" } ? id : "program"
  }
}

extension _Program.Entry? {
  /// Whether a film of the entry begins with the main storyboard: that of a delegate, or of none.
  fileprivate var showsMain: Bool { self.map { $0.isApplication || $0.isScene } ?? true }
}

extension _Program.Entry {
  /// Whether the entry is the code of a playground page, whose name says nothing.
  fileprivate var isPage: Bool { if case .page = start { true } else { false } }
  /// Whether the entry is the delegate of the application.
  fileprivate var isApplication: Bool { if case .application = start { true } else { false } }
  /// The name of the file of a preview; nil for others.
  fileprivate var previewFile: String? {
    if case .preview(let file, _) = start { file } else { nil }
  }
  /// Whether the entry is the delegate of a scene.
  fileprivate var isScene: Bool { if case .scene = start { true } else { false } }
}

extension ProgramStoryboard {
  /// Creates the start of a film from that of a document.
  fileprivate init(_ start: StoryboardStart) {
    self.init(name: start.name, controllerID: start.controllerID, canvas: start.canvas)
  }
}
