import FileIO
import ImageComparison
import Imaging
import SystemPackage
import TestSupport
import Testing

@Suite struct `File pairs` {
  private let gray = Image(width: 4, height: 3, filledWith: 0xFF80_8080)
  private let white = Image(width: 4, height: 3, filledWith: 0xFFFF_FFFF)

  /// Creates directories `expected` and `actual` with files of the same and of different names.
  private func makeFiles(in directory: FilePath) throws -> FilePairs {
    let pairs = FilePairs(
      expected: directory.appending("expected"), actual: directory.appending("actual"))
    for root in [pairs.expected, pairs.actual] {
      try makeDirectory(root)
      try makeDirectory(root.appending("sub"))
    }
    for name in ["gone.png", "same.png", "sub/x.PNG"] {
      try PNG.write(gray, to: pairs.expected.appending(name))
    }
    try PNG.write(gray, to: pairs.actual.appending("same.png"))
    try PNG.write(white, to: pairs.actual.appending("sub/x.PNG"))
    try put("no image".utf8, into: pairs.actual.appending("new.png"))
    try put("a note".utf8, into: pairs.actual.appending("note.txt"))
    return pairs
  }

  @Test func `directories are paired by name, subdirectories included`() throws {
    try withTemporaryDirectory { directory in
      let files = try makeFiles(in: directory)
      #expect(files.areDirectories)
      try files.validate()
      let pairs = try files.pairs()
      #expect(pairs.map(\.name) == ["gone.png", "new.png", "same.png", "sub/x.PNG"])
      #expect(pairs.map { $0.expected != nil } == [true, false, true, true])
      #expect(pairs.map { $0.actual != nil } == [false, true, true, true])
    }
  }

  @Test func `a file and a directory cannot be compared`() throws {
    try withTemporaryDirectory { directory in
      let files = try makeFiles(in: directory)
      let file = files.expected.appending("same.png")
      let error = #expect(throws: FilePairsError.self) {
        try FilePairs(expected: file, actual: files.actual).validate()
      }
      #expect(
        error?.description
          == "\(files.actual) is a directory and \(file) is not: compare two files or two "
          + "directories.")
    }
  }

  @Test func `a missing directory and directories without PNG files are errors`() throws {
    try withTemporaryDirectory { directory in
      let missing = directory.appending("missing")
      let error = #expect(throws: FilePairsError.self) {
        try FilePairs(expected: directory, actual: missing).pairs()
      }
      #expect(error?.description == "cannot read \(missing): No such file or directory")
      let empty = #expect(throws: FilePairsError.self) {
        try FilePairs(expected: directory, actual: directory).pairs()
      }
      #expect(empty?.description == "neither \(directory) nor \(directory) holds .png files")
    }
  }

  @Test func `a subdirectory that cannot be read is an error that names it`() throws {
    try withTemporaryDirectory { directory in
      let files = try makeFiles(in: directory)
      let unreadable = files.actual.appending("sub")
      let denial: @Sendable (FileOperation, FilePath) -> Errno? = { operation, path in
        operation == .list && path == unreadable ? .permissionDenied : nil
      }
      let error = #expect(throws: FilePairsError.self) {
        try FileOperation.$interceptor.withValue(denial) { try files.pairs() }
      }
      #expect(error?.description == "cannot read \(unreadable): Permission denied")
    }
  }

  @Test func `outcomes have the images of all pairs that are not the same`() async throws {
    let scratch = try TemporaryDirectory()
    let files = try makeFiles(in: scratch.path)
    let comparer = FilePairComparer(
      comparer: ImageComparer(), differences: scratch.path.appending("diff"),
      areDirectories: true, includesImages: true)
    var outcomes: [ComparisonOutcome] = []
    for pair in try files.pairs() { outcomes.append(try await comparer.outcome(of: pair)) }
    #expect(outcomes.map(\.verdict) == [.missing, .extra, .same, .different])
    #expect(outcomes.map { $0.images.expected != nil } == [true, false, false, true])
    // The extra file is not a PNG file.
    #expect(outcomes.map { $0.images.actual != nil } == [false, false, false, true])
    #expect(outcomes.map { $0.images.difference != nil } == [false, false, false, true])
    #expect(outcomes[3].details.hasPrefix("12 of 12 pixels differ"))
    let panel = try PNG.read(scratch.path.appending("diff/sub/x.PNG"))
    #expect(panel == Samples.comparisonPanel(expected: Samples(gray), actual: Samples(white)))
    #expect(TestSupport.files(in: scratch.path.appending("diff")) == ["sub/x.PNG"])
  }

  @Test func `a file that cannot be decoded is an unreadable pair`() async throws {
    let scratch = try TemporaryDirectory()
    let files = try makeFiles(in: scratch.path)
    let note = files.actual.appending("note.txt")
    let pair = try #require(
      try FilePairs(expected: files.expected.appending("same.png"), actual: note).pairs().first)
    let outcome = try await FilePairComparer(comparer: ImageComparer()).outcome(of: pair)
    #expect(outcome.verdict == .unreadable)
    #expect(outcome.details.hasPrefix("\(note) is not a PNG file: "))
  }
}
