import ArgumentParser
package import Commands
import FileIO
package import Geometry
import Glibc
import InteractionScript
package import RecipeLoading
package import StageKit
import SystemPackage
import UIKit

extension LoadedProgram: LoadedSource {
  package var allRecipes: [any Recipe] { all }

  package func recipes(named id: String?, _ choice: ProgramChoice) throws -> [any Recipe] {
    let script = try effectiveScript(of: choice)
    if let preview = choice.preview {
      var recipe = try self.preview(preview)
      recipe.settings.apply(choice, script)
      return [recipe.applyingTraits()]
    }
    let name = choice.controller ?? id ?? script.settings.controller
    return try chosen(
      storyboard: choice.storyboard ?? script.settings.storyboard, name: name
    ).map { recipe in
      var recipe = recipe
      recipe.settings.apply(choice, script)
      return recipe.applyingTraits()
    }
  }

  package var previews: [ProgramPreview] {
    previewRecipes.map { ProgramPreview(file: $0.previewFile ?? "", name: $0.title, id: $0.id) }
  }

  private func preview(_ name: String) throws -> ProgramRecipe {
    do {
      return try preview(named: name)
    } catch let error as RecipeFileError {
      throw ValidationError(error.description)
    } catch let error as CutError {
      printError("Error: \(error)")
      throw ExitCode.failure
    }
  }

  package func outermost(of recipes: [any Recipe]) -> [any Recipe] {
    outermost(of: recipes.compactMap { $0 as? ProgramRecipe })
  }

  package func frameRate(_ choice: ProgramChoice) throws -> FrameRate? {
    try effectiveScript(of: choice).settings.frameRate
  }

  private func chosen(storyboard: String?, name: String?) throws -> [ProgramRecipe] {
    do {
      if let storyboard { return [try recipe(storyboard: storyboard, controller: name)] }
      if let name { return [try recipe(named: name)] }
      return try recipes
    } catch let error as RecipeFileError {
      throw ValidationError(error.description)
    } catch let error as LeftOutError {
      printError("Error: \(error)")
      throw ExitCode.unreadable
    } catch let error as CutError {
      printError("Error: \(error)")
      throw ExitCode.failure
    }
  }

  /// Returns the script of the option, with the settings that it lacks from the source's comments;
  /// or that of the comments.
  private func effectiveScript(of choice: ProgramChoice) throws -> Script {
    guard let path = choice.script else { return script }
    var script: Script
    do {
      script = try Script(file: FilePath(path))
    } catch {
      printError("Error: \(error)")
      throw ExitCode.unreadable
    }
    script.settings.merge(self.script.settings)
    return script
  }
}

extension ProgramSettings {
  /// Sets the values of options, or else of a script.
  fileprivate mutating func apply(_ choice: ProgramChoice, _ script: Script) {
    let given = script.settings
    screen = choice.device ?? given.device ?? screen
    if choice.isLandscape || given.isLandscape == true { screen.isTurned.toggle() }
    appearance = choice.appearance ?? given.appearance ?? appearance
    contentSize = choice.contentSize ?? contentSize
    layoutDirection = choice.layoutDirection ?? layoutDirection
    locale = choice.locale ?? locale
    systemVersion = choice.systemVersion ?? systemVersion
    duration = choice.duration ?? given.duration ?? duration
    showsTouches = given.showsTouches ?? false
    self.script = { application, stage in
      script.schedule(on: application, of: stage) { sentence in
        guard script.isStrict else { return stage.logOnce(sentence) }
        printError("Error: \(sentence)")
        UnfinishedWork.undoAll { Glibc.exit(ExitCode.failure.rawValue) }
      }
    }
  }
}
