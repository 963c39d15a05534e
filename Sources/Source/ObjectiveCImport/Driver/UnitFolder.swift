private import FileIO
internal import ProjectFiles
internal import SystemPackage

/// Copies of a program's files in Objective-C as clang reads them: characters of e-books are
/// replaced, and imports name the copies of the program's headers.
///
/// Each copy begins with a directive that names the user's file, so that messages and the syntax
/// tree do. What frameworks declare is precompiled, so their imports are left out.
struct UnitFolder {
  /// A file that is parsed.
  struct Unit {
    /// The path of the user's file, or of the first listing.
    let path: String
    /// The path of the copy.
    let copy: FilePath
  }

  /// The name of the copy of what Swift files declare.
  static let swiftName: FilePath.Component = "swift-interface.h"

  /// The name of the file that imports what Swift files see.
  static let visibleName: FilePath.Component = "visible-headers.m"

  /// How a message begins that stands for a header that is missing.
  static let missingHeader = "missing header "

  /// How a message begins that stands for a header that is left out.
  static let leftOutHeader = "left out header "

  /// The files that are parsed, in the order of the program.
  let units: [Unit]
  /// The copy of the prefix header; nil without one.
  let prefix: FilePath?
  /// What was read differently, a line each.
  let notes: [String]

  /// Writes the copies.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - directory: An empty directory.
  ///   - frameworks: The names of the frameworks that are declared.
  ///   - swift: What Swift files declare; nil without any.
  /// - Throws: `Errno` if a copy cannot be written.
  init(
    _ program: ProgramFolder, in directory: FilePath, frameworks: Set<String>,
    swift: SwiftHeader? = nil
  ) throws(Errno) {
    let copies = Copies(program: program, frameworks: frameworks, hasSwift: swift != nil)
    if let swift {
      let imports = swift.headers.map { "#import \"\(copies.name(of: $0))\"\n" }.joined()
      try writeFile(
        (ListingText.directive(line: 1, of: "<Swift>") + "\n" + imports + swift.text).utf8,
        to: directory.appending(Self.swiftName))
    }
    var units: [Unit] = []
    var notes: [String] = []
    for header in program.headers {
      try writeFile(
        copies.text(of: header).utf8, to: directory.appending(copies.name(of: header.path)))
      notes += Self.notes(of: header)
    }
    let sources = program.files.filter(\.language.isOfC)
    if program.isListing, let first = sources.first {
      let listing = Listing(sources)
      let copy = directory.appending("listings.m")
      try writeFile(copies.text(listing.text, from: first.path).utf8, to: copy)
      units.append(Unit(path: first.path.printable, copy: copy))
      notes += listing.notes
    } else {
      for source in sources {
        let copy = directory.appending(copies.name(of: source.path))
        try writeFile(copies.text(of: source).utf8, to: copy)
        units.append(Unit(path: source.path.printable, copy: copy))
        notes += Self.notes(of: source)
      }
    }
    if let first = program.visibleHeaders.first {
      let copy = directory.appending(Self.visibleName)
      let imports = program.visibleHeaders.map { "#import \"\(copies.name(of: $0))\"\n" }
      try writeFile(imports.joined().utf8, to: copy)
      units.append(Unit(path: first.printable, copy: copy))
    }
    self.units = units
    self.notes = notes
    prefix = program.prefixHeader.map { directory.appending(copies.name(of: $0.path)) }
  }

  private static func notes(of file: ProgramFile) -> [String] {
    file.printed.notes.map { "\(file.path.printable):\($0.line): note: \($0.sentence)" }
  }
}

/// The names and texts of copies.
private struct Copies {
  /// Headers of the system that have no framework.
  private static let systemHeaders: Set<String> = [
    "Availability.h", "AvailabilityMacros.h", "TargetConditionals.h", "assert.h", "complex.h",
    "ctype.h", "errno.h", "fcntl.h", "float.h", "inttypes.h", "iso646.h", "limits.h", "locale.h",
    "malloc.h", "math.h", "memory.h", "pthread.h", "setjmp.h", "signal.h", "stdarg.h", "stdbool.h",
    "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h", "strings.h", "tgmath.h", "time.h",
    "unistd.h", "xlocale.h",
  ]
  private static let systemFolders: Set<Substring> = [
    "arpa", "dispatch", "libkern", "mach", "net", "netinet", "objc", "os", "sys",
  ]

  let program: ProgramFolder
  let frameworks: Set<String>
  let hasSwift: Bool
  private var names: [FilePath: FilePath.Component] = [:]

  init(program: ProgramFolder, frameworks: Set<String>, hasSwift: Bool) {
    self.program = program
    self.hasSwift = hasSwift
    self.frameworks = frameworks
    for (index, file) in (program.headers + program.files).enumerated() {
      let stem = (file.path.lastComponent?.string ?? "").filter {
        $0.isLetter || $0.isNumber || ".+_-".contains($0)
      }
      names[file.path] = FilePath.Component("\(index)-\(stem)")
    }
  }

  func name(of path: FilePath) -> FilePath.Component { names[path] ?? "unknown.h" }

  func text(of file: ProgramFile) -> String {
    let path = file.path.printable
    return ListingText.directive(line: 1, of: path) + "\n"
      + text(file.printed.text, from: file.path)
  }

  /// Returns a text with other imports; lines keep their numbers.
  func text(_ text: String, from path: FilePath) -> String {
    let imports = ImportLine.imports(in: SourceToken.tokens(of: text))
    let text = AvailabilityChecks.replaced(in: text)
    guard !imports.isEmpty else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in imports where line.line <= lines.count {
      lines[line.line - 1] = Substring(replacement(of: line, from: path))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the line in place of an import.
  private func replacement(of line: ImportLine, from path: FilePath) -> String {
    // The file system of a Mac takes any case of letters.
    if hasSwift, line.name.lowercased().hasSuffix("-swift.h") {
      return "#import \"\(UnitFolder.swiftName)\""
    }
    if let header = program.header(line, from: path) {
      return "#import \"\(name(of: header.path))\""
    }
    let framework = line.framework.map { String($0) }
    if let framework, line.isAngled,
      frameworks.contains(framework) || Self.systemFolders.contains(framework[...])
    {
      return ""
    }
    if Self.systemHeaders.contains(line.name) { return "" }
    if program.isLeftOut(line) { return "#warning \(UnitFolder.leftOutHeader)\(line.name)" }
    return "#warning \(UnitFolder.missingHeader)\(line.name)"
  }
}
