private import FileIO
internal import ProjectFiles
internal import SourceImport

/// A film cannot start, since what it starts with was left out of the program; one sentence.
package struct LeftOutError: Error, CustomStringConvertible {
  package let description: String

  init(_ name: String, _ source: LeftOutSource) {
    description =
      "\(name) cannot be shown, since its file \(source.file.path.printable) is left out."
  }
}

/// A film cannot be shown, since code that it starts with was cut; one sentence.
package struct CutError: Error, CustomStringConvertible {
  package let description: String

  init(_ name: String, _ cut: Cut) {
    description = "\(name) cannot be shown, since \(cut.name) \(cut.effect): \(cut.reason)."
  }
}
