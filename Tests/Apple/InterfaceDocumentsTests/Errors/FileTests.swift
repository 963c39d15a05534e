import Foundation
import InterfaceDocuments
import Testing

@Suite struct `A file` {
  /// Calls a function with the path of a new directory, which is removed afterwards.
  private func withDirectory(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test func `is read`() throws {
    try withDirectory { directory in
      let path = directory + "/View.xib"
      try xib("<view id=\"v\"/>").write(toFile: path, atomically: true, encoding: .utf8)
      let document = try InterfaceDocument(contentsOfFile: path)
      #expect(document.file == path)
      #expect(document.object("v")?.kind == .view)
    }
  }

  @Test func `that begins with a byte order mark is read`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(xib("<view id=\"v\"/>").utf8)
    #expect(try InterfaceDocument(bytes, name: "a.xib").object("v") != nil)
  }

  @Test func `that is missing is refused`() throws {
    try withDirectory { directory in
      let path = directory + "/None.xib"
      let error = try #require(
        #expect(throws: InterfaceDocumentError.self) {
          try InterfaceDocument(contentsOfFile: path)
        })
      #expect(error.kind == .unreadable)
      #expect(error.description.hasPrefix("\(path): the system cannot read the file ("))
    }
  }

  @Test(arguments: [
    ("a.storyboardc", InterfaceDocumentError.Kind.compiled), ("a.nib", .compiled),
    ("a", .unreadable),
  ])
  func `that is a directory is refused`(
    name: String, kind: InterfaceDocumentError.Kind
  ) throws {
    try withDirectory { directory in
      let path = "\(directory)/\(name)"
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      let error = try #require(
        #expect(throws: InterfaceDocumentError.self) {
          try InterfaceDocument(contentsOfFile: path)
        })
      #expect(error.kind == kind)
      #expect(
        error.description
          == "\(path): this is a directory; a storyboard or a xib, a file, is allowed")
    }
  }

  @Test func `that is a device is refused`() throws {
    let error = try #require(
      #expect(throws: InterfaceDocumentError.self) {
        try InterfaceDocument(contentsOfFile: "/dev/zero")
      })
    #expect(
      error.description
        == "/dev/zero: this is not a regular file; only regular files are allowed"
    )
  }
}
