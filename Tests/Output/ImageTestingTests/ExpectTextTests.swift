import ImageTesting
import SystemPackage
import TestSupport
import Testing

@Suite struct ExpectTextTests: ~Copyable {
  private let directory: FilePath
  private let temporaryDirectory: TemporaryDirectory

  init() throws {
    temporaryDirectory = try TemporaryDirectory()
    directory = temporaryDirectory.path
  }

  /// Returns the failure message in a mode, without the path of the directory; nil on success.
  ///
  /// A page is a file that the text is compared with instead of the golden text `a/b`.
  private func failureMessage(
    _ text: String, _ mode: ImageRecording?, ci: String? = nil, page: String? = nil
  ) -> String? {
    var environment: [String: String] = [:]
    environment["IMAGE_TESTING_RECORD"] = mode?.rawValue
    environment["CI"] = ci
    let messages = failureMessages {
      RunSettings.$current.withValue(RunSettings(environment)) {
        if let page {
          expectText(text, equalsFileAt: directory.appending(page))
        } else {
          expectText(text, matches: "a/b", in: directory)
        }
      }
    }
    #expect(messages.count <= 1)
    return messages.first?.replacing(directory.string, with: "")
  }

  private var golden: String? {
    (try? contents(of: directory.appending("a/b.txt"))).map { String(decoding: $0, as: UTF8.self) }
  }

  private func record(_ text: String) throws {
    try makeDirectory(directory.appending("a"))
    try put(text.utf8, into: directory.appending("a/b.txt"))
  }

  @Test(arguments: [nil, ImageRecording.all, .failed, .missing])
  func `a missing golden text is recorded and fails the test, and the next run passes`(
    mode: ImageRecording?
  ) {
    #expect(
      failureMessage("one\n", mode) == "Nothing to compare with: there is no /a/b.txt."
        + " Recorded /a/b.txt: review it, then run again.")
    #expect(golden == "one\n")
    #expect(failureMessage("one\n", .never) == nil)
  }

  @Test func `a missing golden text is not recorded if recording is off or in CI`() {
    let sentence = "Nothing to compare with: there is no /a/b.txt."
    #expect(failureMessage("one\n", .never) == sentence + " Recording is off.")
    #expect(failureMessage("one\n", nil, ci: "true") == sentence + " In CI nothing is recorded.")
    #expect(golden == nil)
  }

  @Test(arguments: [nil, ImageRecording.missing, .never])
  func `a differing text fails with the first line that differs`(mode: ImageRecording?) throws {
    try record("one\ntwo\nthree\n")
    #expect(
      failureMessage("one\n2\nthree\n", mode)
        == "The text differs from /a/b.txt in line 2: '2' instead of 'two'.")
    #expect(
      failureMessage("one\ntwo", mode)
        == "The text differs from /a/b.txt in line 3: the end of the text instead of 'three'.")
    #expect(golden == "one\ntwo\nthree\n")
  }

  @Test(arguments: [ImageRecording.all, .failed])
  func `a differing text is recorded on request and fails the test`(mode: ImageRecording) throws {
    try record("one\n")
    #expect(
      failureMessage("two\n", mode) == "The text differs from /a/b.txt in line 1: 'two' instead of"
        + " 'one'. Recorded /a/b.txt: review it, then run again.")
    #expect(golden == "two\n")
  }

  @Test func `an equal text passes, and is recorded in the mode all`() throws {
    try record("one\n")
    #expect(failureMessage("one\n", nil) == nil)
    #expect(
      failureMessage("one\n", .all)
        == "The text matches /a/b.txt. Recorded /a/b.txt: review it, then run again.")
  }

  @Test func `a file of any name is recorded on request, which fails the test, but not in CI`()
    throws
  {
    let page = directory.appending("page.md")
    try put("one\n".utf8, into: page)
    let sentence = "The text differs from /page.md in line 1: 'two' instead of 'one'."
    #expect(failureMessage("one\n", nil, page: "page.md") == nil)
    #expect(failureMessage("two\n", nil, page: "page.md") == sentence)
    #expect(
      failureMessage("two\n", .failed, ci: "true", page: "page.md")
        == sentence + " In CI nothing is recorded.")
    #expect(try contents(of: page) == Array("one\n".utf8))
    #expect(
      failureMessage("two\n", .failed, page: "page.md")
        == sentence + " Recorded /page.md: review it, then run again.")
    #expect(try contents(of: page) == Array("two\n".utf8))
    #expect(failureMessage("two\n", nil, page: "page.md") == nil)
  }
}
