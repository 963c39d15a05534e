import FileIO
import Glibc
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

  @Test func `files whose names are not UTF-8 are compared, and named by their bytes`() async throws
  {
    let scratch = try TemporaryDirectory()
    let files = FilePairs(
      expected: scratch.path.appending("expected"), actual: scratch.path.appending("actual"))
    for root in [files.expected, files.actual] { try makeDirectory(root) }
    func write(_ image: Image, _ byte: UInt8, in root: FilePath) throws {
      let file = root.appending("x.png")
      try PNG.write(image, to: file)
      // Foundation and `String` have no such names.
      let name = root.string.utf8.map(CChar.init(bitPattern:)) + [0x2F, CChar(bitPattern: byte)]
      let renamed = name + ".png".utf8.map(CChar.init(bitPattern:)) + [0]
      #expect(rename(file.string, renamed) == 0)
    }
    try write(gray, 0xFD, in: files.expected)
    try write(white, 0xFD, in: files.actual)
    try write(gray, 0xFE, in: files.expected)
    try write(gray, 0xFF, in: files.actual)
    var outcomes: [ComparisonOutcome] = []
    for pair in try files.pairs() {
      outcomes.append(
        try await FilePairComparer(comparer: ImageComparer(), areDirectories: true)
          .outcome(of: pair))
    }
    #expect(outcomes.map(\.name) == ["\\xFD.png", "\\xFE.png", "\\xFF.png"])
    #expect(outcomes.map(\.verdict) == [.different, .missing, .extra])
    #expect(!outcomes.contains { $0.details.contains("Unicode form") })
  }

  @Test func `names that differ only in their Unicode form are two names, and the outcome says so`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let files = FilePairs(
      expected: scratch.path.appending("expected"), actual: scratch.path.appending("actual"))
    for root in [files.expected, files.actual] { try makeDirectory(root) }
    // The letter é, composed and decomposed; Swift's `String` takes them for equal.
    let (composed, decomposed) = ("caf\u{e9}.png", "cafe\u{301}.png")
    try PNG.write(gray, to: files.expected.appending(composed))
    try PNG.write(white, to: files.actual.appending(decomposed))
    let pairs = try files.pairs()
    #expect(pairs.map { Array($0.name.utf8) } == [Array(decomposed.utf8), Array(composed.utf8)])
    var outcomes: [ComparisonOutcome] = []
    for pair in pairs {
      outcomes.append(
        try await FilePairComparer(comparer: ImageComparer(), areDirectories: true)
          .outcome(of: pair))
    }
    #expect(outcomes.map(\.verdict) == [.extra, .missing])
    #expect(
      outcomes[1].details
        == "\(files.actual) has this name in another Unicode form, composed or decomposed")
    // With the same forms, each is compared with its own bytes.
    try PNG.write(gray, to: files.actual.appending(composed))
    try PNG.write(gray, to: files.expected.appending(decomposed))
    #expect(try files.pairs().allSatisfy { $0.expected != nil && $0.actual != nil })
    #expect(try files.pairs().allSatisfy { $0.remark == nil })
  }

  @Test func `names need not be UTF-8, and pairs are sorted by their bytes`() async throws {
    let scratch = try TemporaryDirectory()
    let files = FilePairs(
      expected: scratch.path.appending("expected"), actual: scratch.path.appending("actual"))
    let names = [[0xff, 0x61], [0xfe, 0x61], [0x5a], [0xc3, 0xa9]].map { (bytes: [UInt8]) in
      (bytes + Array(".png".utf8) + [0]).withUnsafeBytes {
        FilePath(platformString: Array($0.bindMemory(to: CChar.self)))
      }
    }
    for root in [files.expected, files.actual] {
      try makeDirectory(root)
      for name in names { try PNG.write(gray, to: root.pushing(name)) }
    }
    try PNG.write(white, to: files.actual.pushing(names[0]))
    let pairs = try files.pairs()
    #expect(
      pairs.map(\.actual)
        == [names[2], names[3], names[1], names[0]].map { files.actual.pushing($0) })
    let comparer = FilePairComparer(
      comparer: ImageComparer(), differences: scratch.path.appending("d"), areDirectories: true)
    var verdicts: [ComparisonOutcome.Verdict] = []
    for pair in pairs { verdicts.append(try await comparer.outcome(of: pair).verdict) }
    #expect(verdicts == [.same, .same, .same, .different])
    #expect((try? PNG.read(scratch.path.appending("d").pushing(names[0]))) != nil)
  }

  @Test func `an unreadable pair of files is named by the file that cannot be read`() async throws {
    let scratch = try TemporaryDirectory()
    let (photo, image) = (scratch.path.appending("photo.jpg"), scratch.path.appending("photo.png"))
    try put("JFIF".utf8, into: photo)
    try PNG.write(gray, to: image)
    for (expected, actual) in [(photo, image), (image, photo)] {
      let pair = try #require(try FilePairs(expected: expected, actual: actual).pairs().first)
      let outcome = try await FilePairComparer(comparer: ImageComparer()).outcome(of: pair)
      #expect(outcome.name == photo.string)
      #expect(outcome.verdict == .unreadable)
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
      let denial = FileOperation.Interceptor { operation, path in
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
