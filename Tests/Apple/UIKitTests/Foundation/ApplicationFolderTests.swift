import StageKit
import Testing
import UIKit

/// The folders of an application are its own.
@Suite struct `folders of an application` {
  private func documents() -> URL? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  }

  @Test func `are empty at its beginning, can be written, and end with it`() throws {
    var paths: [String] = []
    for _ in 1...2 {
      let stage = Stage(size: .phone)
      try UIApplication(on: stage).run { () -> Result<Void, any Error> in
        Result {
          let folder = try #require(documents())
          paths.append(folder.path)
          #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
          let file = folder.appendingPathComponent("Notes.txt")
          try Data("tea".utf8).write(to: file)
          #expect(try Data(contentsOf: file) == Data("tea".utf8))
        }
      }.get()
    }
    #expect(Set(paths).count == 2)
    #expect(!paths.contains { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func `stand in the application's own, by all names`() throws {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let home = NSHomeDirectory()
      #expect(documents()?.path == "\(home)/Documents")
      #expect(
        NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)
          == ["\(home)/Library/Caches"])
      #expect(URL.documentsDirectory.path == "\(home)/Documents")
      let support = try? FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      #expect(support.map { FileManager.default.fileExists(atPath: $0.path) } == true)
      #expect(FileManager.default.urls(for: .documentDirectory, in: .networkDomainMask) == [])
    }
  }
}
