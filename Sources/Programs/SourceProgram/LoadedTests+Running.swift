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
  package var testNames: [String] { runner(settings(ProgramChoice())).names }

  package func run(
    _ names: Set<String>, _ choice: ProgramChoice, record: String?, artifacts: String,
    begin: @escaping (String) -> Void, end: @escaping (TestOutcome) -> Void
  ) -> [(name: String, expected: [UInt8], actual: [UInt8])] {
    let snapshots = SnapshotArtifacts(directory: artifacts)
    SnapshotArtifacts.current = snapshots
    SnapshotTestingConfiguration.commandRecord = record.flatMap {
      SnapshotTestingConfiguration.Record(rawValue: $0)
    }
    runner(settings(choice)).run(where: names.contains, begin: begin) { run in
      end(
        TestOutcome(
          name: run.name,
          failures: run.failures.map { failure in
            TestOutcome.Failure(
              place: failure.file.isEmpty ? "" : "\(failure.file):\(failure.line): ",
              message: failure.message)
          }, skipReason: run.skipReason))
    }
    return snapshots.entries
  }

  private func settings(_ choice: ProgramChoice) -> ProgramSettings {
    var settings = ProgramSettings()
    settings.screen = choice.device ?? .application
    if choice.isLandscape { settings.screen.isTurned.toggle() }
    settings.appearance = choice.appearance ?? settings.appearance
    settings.contentSize = choice.contentSize ?? settings.contentSize
    settings.systemVersion = choice.systemVersion ?? settings.systemVersion
    settings.locale = choice.locale
    return settings
  }

  private func runner(_ settings: ProgramSettings) -> TestRunner {
    TestRunner { body in
      settings.inApplication(resources: resources) { application in
        program.register()
        body(application)
      }
    }
  }
}
