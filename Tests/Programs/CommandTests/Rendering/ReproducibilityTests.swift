import Testing

/// Films have the same bytes on every machine.
@Suite struct ReproducibilityTests {
  @Test(arguments: [
    "a.mp4", "a.mp4 --quality high", "a.mp4 --codec libx265 --quality draft", "a.mov", "a.mkv",
    "a.mkv --codec ffv1", "a.mp4 --quality lossless", "a.mkv --codec libsvtav1", "a.webm",
    "a.webm --quality draft", "a.webm --background transparent", "a.gif", "a.apng", "a.webp",
  ])
  func `a film does not depend on the number of processors`(output: String) async throws {
    let sandbox = try Sandbox()
    let name = try #require(output.split(separator: " ").first.map(String.init))
    let words = "render book-13-1-rotate-chain --from 1 --to 1.2 --quiet -o \(output)"
    let one = try await sandbox.shell("taskset -c 0 \"$zoetrope\" \(words)")
    #expect((one.exitCode, one.standardError) == (0, ""))
    let bytes = try sandbox.read(name)
    let all = try await sandbox.zoetrope("\(words) --force")
    #expect(all.exitCode == 0)
    let isEqual = try sandbox.read(name) == bytes
    #expect(isEqual)
  }
}
