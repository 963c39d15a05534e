private import FileIO
internal import ProjectFiles
internal import SourceImport
package import UIKit

/// The compiled tests of a program for iOS.
package struct LoadedTests: Sendable {
  /// A target of tests.
  package struct Target: Sendable {
    /// The program, which registers the tests.
    package let program: _Program
    /// The path of the folder with the program's files.
    package let resources: String
    /// What was cut of the tests, and of a program that is compiled with them, as messages of a
    /// compiler.
    package let cuts: [String]

    init(_ program: _Program, folder: ProgramFolder, cuts: [Cut]) {
      self.program = program
      resources = folder.resources.directoryText
      self.cuts = cuts.map(\.description)
    }
  }

  /// The targets, in their order.
  package let targets: [Target]
}
