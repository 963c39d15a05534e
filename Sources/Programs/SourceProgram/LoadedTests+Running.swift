package import Commands
import FileIO
import Geometry
import PictureKit
import RecipeLoading
import SnapshotTesting
import StageKit
import SystemPackage
import TestCases
import UIKit

extension LoadedTests: LoadedTestProgram {
  package var cuts: [String] { targets.flatMap(\.cuts) }

  package var testNames: [String] {
    targets.flatMap { runner(of: $0, settings(ProgramChoice())).names }
  }

  package func run(
    _ names: Set<String>, _ choice: ProgramChoice, _ mode: SnapshotMode,
    begin: @escaping (String, Double?) -> Void, end: @escaping (TestOutcome) -> Void
  ) {
    switch mode {
    case .own(let record, let artifacts):
      SnapshotArtifacts.current = SnapshotArtifacts(directory: artifacts)
      SnapshotTestingConfiguration.commandRecord = record.flatMap {
        SnapshotTestingConfiguration.Record(rawValue: $0)
      }
    case .apple:
      AppleSnapshots.current = AppleSnapshots()
    }
    var count = 0
    for target in targets {
      runner(of: target, settings(choice)).run(where: names.contains, begin: begin) { run in
        let added = Array(snapshots.dropFirst(count))
        count += added.count
        end(
          TestOutcome(
            name: run.name,
            failures: run.failures.map { failure in
              TestOutcome.Failure(
                place: failure.file.isEmpty ? "" : "\(failure.file):\(failure.line): ",
                message: failure.message)
            }, skipReason: run.skipReason, files: run.keptFiles, snapshots: added))
      }
    }
  }

  /// The snapshots of the tests that have run.
  private var snapshots: [TestSnapshot] {
    let entries = SnapshotArtifacts.current?.entries.map {
      TestSnapshot(name: $0.name, expected: $0.expected, actual: $0.actual)
    }
    return entries
      ?? (AppleSnapshots.current?.entries ?? []).map {
        TestSnapshot(name: $0.name, expected: $0.expected, actual: $0.actual)
      }
  }

  private func settings(_ choice: ProgramChoice) -> ProgramSettings {
    var settings = ProgramSettings()
    settings.screen = choice.device ?? .application
    if choice.isLandscape { settings.screen.isTurned.toggle() }
    settings.appearance = choice.appearance ?? settings.appearance
    settings.contentSize = choice.contentSize ?? settings.contentSize
    settings.layoutDirection = choice.layoutDirection ?? settings.layoutDirection
    settings.systemVersion = choice.systemVersion ?? settings.systemVersion
    settings.locale = choice.locale
    return settings
  }

  private func runner(of target: Target, _ settings: ProgramSettings) -> TestRunner {
    TestRunner { body in
      settings.inApplication(resources: target.resources) { application in
        target.program.register()
        body(application)
      }
    }
  }
}
