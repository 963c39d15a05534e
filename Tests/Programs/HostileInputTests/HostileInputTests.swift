import FileIO
import ImageTesting
import SystemPackage
import TestSupport
import Testing

/// Files that are hostile, one of each kind: each is refused with a sentence, or read.
///
/// All together take less than a minute. The bound of each is on the time that the processor spends
/// in this thread, which a busy machine does not change; drawings in processes of their own have
/// limits of theirs.
@Suite struct HostileInputTests {
  @Test(arguments: HostileReader.allCases.flatMap { reader in reader.files.map { (reader, $0) } })
  func `a hostile file has its outcome`(reader: HostileReader, file: FilePath) throws {
    let start = ThreadClock.seconds
    let name = file.lastComponent?.string ?? ""
    let outcome = try reader.outcome(of: readFile(file, maxSize: 1 << 24), name: name)
    expectText(outcome + "\n", equalsFileAt: FilePath(file.string + ".txt"))
    #expect(ThreadClock.seconds - start < 30)
  }

  @Test func `every reader has hostile files`() {
    for reader in HostileReader.allCases { #expect(!reader.files.isEmpty, "\(reader)") }
  }
}
