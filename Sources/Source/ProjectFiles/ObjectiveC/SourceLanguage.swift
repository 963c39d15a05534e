package import SystemPackage

/// The language of a file of a program, by its name.
package enum SourceLanguage: Sendable {
  case swift
  /// Objective-C: `.m`.
  case objectiveC
  /// C that Objective-C calls: `.c`.
  case c
  /// A header: `.h` or `.pch`.
  case header
  /// A listing as a text prints it: `.txt`.
  case listing
  /// Objective-C++ or C++, which are not read.
  case cPlusPlus

  /// Finds the language; nil for a file of another kind.
  package init?(_ path: FilePath) {
    switch path.extension {
    case "swift": self = .swift
    case "m": self = .objectiveC
    case "c": self = .c
    case "h", "pch", "inc": self = .header
    case "txt": self = .listing
    case "mm", "cpp", "cc", "cxx", "hpp", "hh": self = .cPlusPlus
    default: return nil
    }
  }

  /// Whether clang reads the files: those of Objective-C and C, their headers and listings.
  package var isOfC: Bool { self != .swift && self != .cPlusPlus }
}
