import StageKit
import SystemPackage
import TestSupport
import Testing

/// Programs in Swift and Objective-C, a folder each.
///
/// A comment in one of the files of each says what it prints by when.
@Suite struct `programs in Swift and Objective-C` {
  private static let folder = FilePath(#filePath).removingLastComponent().appending("Mixed")
  private static let files = TestSupport.files(in: folder)
  private static let programs = Set(files.compactMap { $0.split(separator: "/").first }).map {
    String($0)
  }.sorted()

  @Test func `there are programs of all kinds`() {
    #expect(Self.programs.count >= 8)
  }

  @Test(arguments: programs)
  func `print what they promise`(name: String) async throws {
    let promises = try Self.files.filter { $0.hasPrefix("\(name)/") }.compactMap {
      try Promise(of: Self.folder.appending($0))
    }
    let promise = try #require(promises.first)
    let run = try await ObjectiveCRun(path: Self.folder.appending(name))
    run.stage.advance(to: promise.time)
    #expect(run.output == promise.lines)
  }
}
