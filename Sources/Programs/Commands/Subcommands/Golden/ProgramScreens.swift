import ArgumentParser
import FileIO
import Geometry
import Golden
import StageKit
import SystemPackage

/// The runs of a program of which golden pictures are made: its previews, and what its scripts
/// show, on each device of a matrix.
struct ProgramScreens {
  /// The runs, in the order of previews and scripts.
  private(set) var all: [GoldenScreen] = []
  /// Whether the program has no other pictures.
  let isComplete: Bool

  /// Creates the runs.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - matrix: The devices.
  ///   - choice: The values of options.
  ///   - main: Returns the recipe that is performed with a script.
  /// - Throws: A `ValidationError` if the program has nothing to show; an `ExitCode`, after
  ///   printing a sentence, if a script cannot be read.
  init(
    of program: any LoadedSource, _ matrix: PictureMatrix, _ choice: ProgramChoice,
    main: (ProgramChoice) throws -> any Recipe
  ) throws {
    isComplete = matrix.isComplete
    let previews = Self.previews(of: program, choice)
    let scripts: [String?] =
      choice.preview != nil ? [] : choice.script.map { [$0] } ?? [nil] + matrix.scripts
    var failure: (any Error)?
    for variant in matrix.variants(of: choice) {
      for (preview, name) in previews {
        var choice = variant.choice
        choice.preview = preview.id
        let recipes = try program.recipes(named: nil, choice)
        all += recipes.map { recipe in
          GoldenScreen(
            group: GoldenScreen.fileName(of: preview.file), suffix: variant.suffix,
            recipe: recipe, moments: .time(matrix.time, name: name),
            scale: matrix.scale ?? variant.choice.device?.scale ?? recipe.deviceScale)
        }
      }
      for script in scripts {
        var choice = variant.choice
        choice.script = script
        do {
          let recipe = try main(choice)
          let screen = GoldenScreen(
            group: GoldenScreen.fileName(of: script.flatMap { FilePath($0).stem } ?? recipe.id),
            suffix: variant.suffix, recipe: recipe, moments: .snapshots,
            scale: matrix.scale ?? variant.choice.device?.scale ?? recipe.deviceScale)
          if screen.hasSnapshots {
            all.append(screen)
          } else if let script {
            throw ValidationError(
              "\(script) has no picture, such as 'snapshot \"Menu\" at 1.5'.")
          } else if previews.isEmpty, matrix.scripts.isEmpty {
            all.append(
              GoldenScreen(
                group: screen.group, suffix: variant.suffix, recipe: recipe, moments: .keyMoments,
                scale: screen.scale))
          }
        } catch let error as ValidationError where script == nil {
          // Previews and scripts with a controller may be all that the program shows.
          failure = error
        }
      }
    }
    if all.isEmpty { throw failure ?? ValidationError("The program has nothing to show.") }
  }

  /// Returns the previews that are chosen, with names that are unique in their files.
  private static func previews(
    of program: any LoadedSource, _ choice: ProgramChoice
  ) -> [(ProgramPreview, String)] {
    // A script and a class are other pictures.
    guard choice.script == nil, choice.controller == nil, choice.storyboard == nil else {
      return []
    }
    var uses: [String: Int] = [:]
    return program.previews.compactMap { preview in
      let name = GoldenScreen.fileName(of: preview.name)
      let key = "\(preview.file)/\(name)".lowercased()
      uses[key, default: 0] += 1
      let number = uses[key, default: 1]
      let names = [preview.name, preview.id, "\(preview.file)/\(preview.name)"]
      let isChosen = choice.preview.map(names.contains) ?? true
      return isChosen ? (preview, number == 1 ? name : "\(name)-\(number)") : nil
    }
  }
}

extension Recipe {
  /// The number of pixels per point of the device.
  fileprivate var deviceScale: Double { stage().traitCollection.displayScale }
}
