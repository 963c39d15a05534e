import Foundation
import ObjectiveCImport
import SystemPackage
import TestSupport
import Testing

/// The tables of UIKit and its neighbors are written by these tests.
@Suite struct TableGenerationTests {
  @Test func tablesHaveWhatTheModulesHave() async throws {
    let names = TableWriter.frameworks.map { "\($0.name).h" }
    let others = InterfaceTables(InterfaceTable.standard.filter { !names.contains($0.name) })
    let directory = repositoryRoot.appending(
      "Sources/Source/ObjectiveCImport/Interfaces/Tables")
    let declared = others.globalNames
    var writer = TableWriter(
      try await ModuleGraphs.read(),
      declared: Set(
        declared.functions + declared.variables
          + (try macros(in: directory.appending("Prelude.h.txt")))))
    let isRecording = ["all", "failed"].contains(
      ProcessInfo.processInfo.environment["IMAGE_TESTING_RECORD"])
    for framework in TableWriter.frameworks {
      let file = directory.appending("\(framework.name).h.txt")
      let text = writer.table(framework.name)
      let written = (try? contents(of: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard text != written else { continue }
      if isRecording { try put(text.utf8, into: file) }
      Issue.record(
        """
        \(framework.name).h.txt is not what the modules have: \(difference(written, text))
        Record it: IMAGE_TESTING_RECORD=failed swift test --filter TableGenerationTests
        """)
    }
  }

  /// Returns the names of the macros in a file.
  private func macros(in path: FilePath) throws -> [String] {
    String(decoding: try contents(of: path), as: UTF8.self).split(separator: "\n").compactMap {
      $0.firstMatch(of: /^#define (\w+)/).map { String($0.1) }
    }
  }

  /// Returns the first lines that only one of two texts has.
  private func difference(_ old: String, _ new: String) -> String {
    let lines = [old, new].map { Set($0.split(separator: "\n")) }
    let gone = lines[0].subtracting(lines[1]).sorted().prefix(5).map { "- \($0)" }
    let added = lines[1].subtracting(lines[0]).sorted().prefix(5).map { "+ \($0)" }
    return "\n" + (gone + added).joined(separator: "\n")
  }
}
