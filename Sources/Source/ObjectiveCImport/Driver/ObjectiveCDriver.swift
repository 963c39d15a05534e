private import FileIO
package import ProjectFiles
package import SystemPackage

/// Parses the files in Objective-C of a program with clang.
package struct ObjectiveCDriver: Sendable {
  /// The syntax tree of a file.
  package struct Tree: Sendable {
    /// The path of the user's file, or of the first listing.
    package let path: String
    /// The tree, in clang's JSON.
    package let json: [UInt8]

    /// Creates a tree.
    package init(path: String, json: [UInt8]) { (self.path, self.json) = (path, json) }
  }

  /// What clang says about a program.
  package struct Result: Sendable {
    /// The syntax trees, in the order of the files.
    package var trees: [Tree] = []
    /// What is wrong with the files, in their order.
    package var errors: [ClangMessage] = []
    /// What the program loses, a line each.
    package var warnings: [String] = []

    /// Creates the result of no file.
    package init(warnings: [String] = []) { self.warnings = warnings }
  }

  private let clang: Clang
  private let source: HeaderSource

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - compiler: The path of `swiftc`, beside which clang is.
  ///   - headers: The headers of the frameworks.
  /// - Throws: An ``ObjectiveCError`` if there is no clang.
  package init(compiler: FilePath, headers: ClangHeaders) throws(ObjectiveCError) {
    guard let clang = Clang(beside: compiler) else { throw Clang.missing(beside: compiler) }
    self.clang = clang
    source = .folder(headers)
  }

  /// Creates a driver with the headers of all frameworks.
  ///
  /// - Parameters:
  ///   - compiler: The path of `swiftc`, beside which clang is.
  ///   - directory: The directory of the headers, which are written unless they are there.
  /// - Throws: An ``ObjectiveCError`` if there is no clang.
  package init(compiler: FilePath, directory: FilePath) throws(ObjectiveCError) {
    guard let clang = Clang(beside: compiler) else { throw Clang.missing(beside: compiler) }
    self.clang = clang
    source = .cache(directory.appending("headers"), clang: clang.path)
  }

  /// Parses the files of a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - swift: What its Swift files declare; nil without any.
  ///   - directory: The directory for the copies that are parsed; it is created and removed.
  /// - Returns: The syntax trees and messages.
  /// - Throws: An ``ObjectiveCError`` if the headers cannot be written or read, clang cannot be
  ///   run, or does not end.
  package func parse(
    _ program: ProgramFolder, swift: SwiftHeader? = nil, in directory: FilePath
  ) async throws(ObjectiveCError) -> Result {
    let headers = try await source.headers(counting: .automatic)
    let names = ((try? entries(of: headers.frameworks)) ?? [])
      .filter { $0.extension == "framework" }.map(\.stem)
    let folder: UnitFolder
    let scratch: FilePath
    do {
      scratch = try makeProcessDirectory(in: directory)
    } catch {
      throw ObjectiveCError(.other("Cannot write to \(directory.printable): \(error)."))
    }
    defer { removeTree(scratch) }
    do {
      folder = try UnitFolder(program, in: scratch, frameworks: Set(names), swift: swift)
    } catch {
      throw ObjectiveCError(.other("Cannot write to \(directory.printable): \(error)."))
    }
    var result = Result(warnings: program.unread.map { "warning: \($0)" } + folder.notes)
    var texts = SourceLines(program)
    let outputs = try await outputs(of: folder, isMixed: swift != nil, in: scratch, &texts)
    for (unit, output) in zip(folder.units, outputs) {
      guard output.isComplete else {
        throw ObjectiveCError(
          .other(
            "\(unit.path) cannot be parsed with \(Clang.maxTime) s of processor time and 4 GiB of "
              + "memory\(Self.reason(output.messages))."))
      }
      let messages = MessageSorting(
        ClangMessage.messages(in: output.messages), isMixed: swift != nil, lines: &texts)
      result.errors += messages.errors.filter { !result.errors.contains($0) }
      result.warnings += messages.warnings.filter { !result.warnings.contains($0) }
      result.trees.append(Tree(path: unit.path, json: output.tree))
    }
    return result
  }

  /// The first words of clang about its own failure.
  private static func reason(_ messages: String) -> String {
    let line = messages.split(whereSeparator: \.isNewline)
      .first { $0.contains("error: ") && !$0.hasPrefix("clang: ") }
    guard let line, let range = line.firstRange(of: "error: ") else { return "" }
    return ": \(line[range.upperBound...])"
  }

  /// Runs clang for all units.
  ///
  /// It runs again for those with errors that they have because the compiler counts references,
  /// which they do themselves, and for those with unknown classes, which are declared for them.
  private func outputs(
    of folder: UnitFolder, isMixed: Bool, in scratch: FilePath, _ lines: inout SourceLines
  ) async throws(ObjectiveCError) -> [Clang.Output] {
    let headers = [folder.prefix].compactMap(\.self)
    var outputs = try await outputs(of: folder.units, headers, counting: .automatic)
    func errors(of output: Clang.Output) -> [ClangMessage] {
      ClangMessage.messages(in: output.messages).filter { $0.severity == .error }
    }
    let broken = outputs.indices.filter {
      errors(of: outputs[$0]).contains(where: ReferenceCounting.isBroken)
    }
    var manual: Set<Int> = []
    if !broken.isEmpty {
      let others = try await self.outputs(
        of: broken.map { folder.units[$0] }, headers, counting: .manual)
      for (index, other) in zip(broken, others)
      where other.isComplete && errors(of: other).count < errors(of: outputs[index]).count {
        outputs[index] = other
        manual.insert(index)
      }
    }
    for index in outputs.indices {
      let names = MessageSorting.unknownClasses(
        in: ClangMessage.messages(in: outputs[index].messages), isMixed: isMixed, lines: &lines)
      guard !names.isEmpty else { continue }
      let file = scratch.appending("unknown-\(index).h")
      do {
        try writeFile("@class \(names.joined(separator: ", "));\n".utf8, to: file)
      } catch {
        throw ObjectiveCError(.other("Cannot write to \(scratch.printable): \(error)."))
      }
      let other = try await self.outputs(
        of: [folder.units[index]], [file] + headers,
        counting: manual.contains(index) ? .manual : .automatic)[0]
      if other.isComplete { outputs[index] = other }
    }
    return outputs
  }

  /// Runs clang for units with headers that it can read.
  private func outputs(
    of units: [UnitFolder.Unit], _ included: [FilePath], counting: ReferenceCounting
  ) async throws(ObjectiveCError) -> [Clang.Output] {
    var isDamaged = false
    while true {
      let headers = try await source.headers(counting: counting, isDamaged: isDamaged)
      let outputs = try await outputs(
        of: units.map { arguments(for: $0, included, headers, counting) })
      let failure = outputs.lazy.filter(\.isComplete)
        .compactMap { ClangMessage.failure(in: $0.messages) }.first
      guard let failure else { return outputs }
      guard source.isCache, !isDamaged else {
        throw ObjectiveCError(
          .other("Clang cannot read the headers in \(headers.frameworks.printable): \(failure)."))
      }
      isDamaged = true
    }
  }

  /// Runs clang with some lists of arguments, as many at a time as there are processors.
  private func outputs(of lists: [[String]]) async throws(ObjectiveCError) -> [Clang.Output] {
    let clang = clang
    let jobs = availableThreads(upTo: max(1, lists.count))
    let results = await withTaskGroup(of: (Int, Parsing).self) { group in
      var results: [Int: Parsing] = [:]
      var next = 0
      for index in 0..<min(jobs, lists.count) {
        let list = lists[index]
        group.addTask { (index, await Self.parsing(clang, list)) }
        next = index + 1
      }
      while let (index, parsing) = await group.next() {
        results[index] = parsing
        guard next < lists.count else { continue }
        let list = lists[next]
        let index = next
        group.addTask { (index, await Self.parsing(clang, list)) }
        next += 1
      }
      return results
    }
    var outputs: [Clang.Output] = []
    for index in lists.indices {
      switch results[index] {
      case .output(let output): outputs.append(output)
      case .failure(let error): throw error
      case nil: break
      }
    }
    return outputs
  }

  /// What became of a unit.
  private enum Parsing: Sendable {
    case output(Clang.Output)
    case failure(ObjectiveCError)
  }

  private static func parsing(_ clang: Clang, _ arguments: [String]) async -> Parsing {
    do throws(ObjectiveCError) {
      return .output(try await clang.run(arguments))
    } catch {
      return .failure(error)
    }
  }

  private func arguments(
    for unit: UnitFolder.Unit, _ included: [FilePath], _ headers: ClangHeaders,
    _ counting: ReferenceCounting
  ) -> [String] {
    ClangHeaders.arguments(counting: counting)
      + ["-fsyntax-only", "-Xclang", "-ast-dump=json", "-F", headers.frameworks.string]
      + (headers.precompiled.map { ["-include-pch", $0.string] }
        ?? ["-include", headers.frameworks.appending(HeaderFolder.headerName).string])
      + included.flatMap { ["-include", $0.string] } + [unit.copy.string]
  }
}

/// The lines of a program's files by their paths.
package struct SourceLines {
  private let files: [String: ProgramFile]
  private var lines: [String: [Substring]] = [:]

  package init(_ program: ProgramFolder) {
    files = Dictionary(
      (program.files + program.headers).map { ($0.path.printable, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the lines of a file; none if it is none of the program's.
  package mutating func lines(of path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let found = files[path]?.printed.text.split(separator: "\n", omittingEmptySubsequences: false)
    lines[path] = found ?? []
    return found ?? []
  }
}
