private import FileIO
internal import ProjectFiles
internal import SourceImport
package import UIKit

/// The compiled tests of a program for iOS, with the program.
package struct LoadedTests: Sendable {
  /// The program, which registers the tests.
  package let program: _Program
  /// The path of the folder with the program's files.
  package let resources: String
  /// What was cut of program and tests, as messages of a compiler.
  package let cuts: [String]

  init(_ program: _Program, folder: ProgramFolder, cuts: [Cut]) {
    self.program = program
    resources = folder.resources.directoryText
    self.cuts = cuts.map(\.description)
  }
}
