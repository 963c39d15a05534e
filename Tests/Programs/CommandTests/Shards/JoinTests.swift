import Imaging
import SystemPackage
import TestSupport
import Testing

/// Films that are rendered in parts and joined.
@Suite struct JoinTests {
  private let small = "book-13-1-move --to 1 --fps 30 --scale 0.2 --quiet"

  private func renderShards(
    _ output: String, _ options: String = "", count: Int, in sandbox: borrowing Sandbox
  ) async throws {
    for number in 1...count {
      let outcome = try await sandbox.zoetrope(
        "render \(small) -o \(output) --shard \(number)/\(count) \(options)")
      #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    }
  }

  @Test(arguments: [1, 2, 7, 30])
  func `joined PNG frames are those of one run, bit by bit`(count: Int) async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("render \(small) -o whole")
    try await renderShards("joined", count: count, in: sandbox)
    let outcome = try await sandbox.zoetrope("join joined --remove-shards --quiet")
    #expect(outcome.output == "joined: 30 frames, 64 x 114, 30 a second\n")
    #expect(files(in: sandbox.path.appending("joined")).count == 30)
    for name in files(in: sandbox.path.appending("whole")) {
      #expect(try sandbox.read("joined/\(name)") == sandbox.read("whole/\(name)"))
    }
    #expect(try !sandbox.names.contains("joined.shards"))
  }

  private static let formats = [
    "a.mp4 --quality high", "a.mp4", "a.mov", "a.mkv", "a.webm --quality draft",
    "a.mp4 --codec libx265 --quality draft", "a.mp4 --codec libsvtav1 --quality draft",
    "a.mp4 --quality lossless", "a.mov --codec prores", "a.webm --background transparent",
  ]

  @Test(arguments: formats)
  func `a joined film is that of one run, byte for byte`(options: String) async throws {
    let output = try #require(options.split(separator: " ").first.map(String.init))
    let rest = String(options.dropFirst(output.count))
    let sandbox = try Sandbox()
    let whole = try await sandbox.zoetrope("render \(small) -o whole-\(output) \(rest)")
    #expect(whole.standardError == "")
    for count in [1, 3] {
      for number in 1...count {
        let outcome = try await sandbox.zoetrope(
          "render \(small) -o \(output) --shard \(number)/\(count) \(rest)")
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
      }
      let outcome = try await sandbox.zoetrope("join \(output) --remove-shards --quiet --force")
      #expect(outcome.standardError == "")
      #expect(outcome.output == String(whole.output.dropFirst("whole-".count)))
      #expect(try sandbox.read(output) == sandbox.read("whole-\(output)"), "\(count) shards")
    }
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp"])
  func `a joined animated image is that of one run`(output: String) async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("render \(small) -o whole-\(output)")
    try await renderShards(output, count: 3, in: sandbox)
    _ = try await sandbox.zoetrope("join \(output) --quiet")
    #expect(try sandbox.read(output) == sandbox.read("whole-\(output)"))
  }

  @Test func `a lossless joined film has the pixels of one run`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("render \(small) -o whole.mkv --codec ffv1")
    try await renderShards("a.mkv", "--codec ffv1", count: 4, in: sandbox)
    _ = try await sandbox.zoetrope("join a.mkv --quiet")
    let whole = try await decode(sandbox.path.appending("whole.mkv"), width: 64, height: 114)
    #expect(whole.count == 30)
    #expect(try await decode(sandbox.path.appending("a.mkv"), width: 64, height: 114) == whole)
  }

  @Test func `frames keep their numbers, in shards, too`() async throws {
    let sandbox = try Sandbox()
    let what = "render book-13-1-move --fps 10 --scale 0.1 --quiet"
    _ = try await sandbox.zoetrope("\(what) -o whole")
    let outcome = try await sandbox.zoetrope("\(what) --frames 12-13 -o part")
    #expect(outcome.output == "part: 2 frames, 32 x 57, 10 a second\n")
    #expect(files(in: sandbox.path.appending("part")) == ["0012.png", "0013.png"])
    for number in 1...2 {
      _ = try await sandbox.zoetrope("\(what) --frames 30- -o f-%03d.png --shard \(number)/2")
    }
    _ = try await sandbox.zoetrope("join f-%03d.png --remove-shards --quiet")
    let names = try sandbox.names.filter { $0.hasPrefix("f-") }
    #expect(names == ["f-030.png", "f-031.png", "f-032.png", "f-033.png", "f-034.png"])
    for number in 30...34 {
      #expect(try sandbox.read("f-0\(number).png") == sandbox.read("whole/00\(number).png"))
    }
  }

  @Test func `a shard that is whole is not rendered again, and a damaged one is`() async throws {
    let sandbox = try Sandbox()
    let shard = "render \(small) -o a.mp4 --shard 2/3"
    _ = try await sandbox.zoetrope(shard)
    let first = try sandbox.read("a.mp4.shards/2-of-3/0010.png")
    let second = try await sandbox.zoetrope(shard)
    #expect(second.output == "a.mp4.shards/2-of-3: present\n")
    try sandbox.write("damaged", to: "a.mp4.shards/2-of-3/0010.png")
    let third = try await sandbox.zoetrope(shard)
    #expect(third.output == "a.mp4.shards/2-of-3: 10 frames, 64 x 114, 30 a second\n")
    #expect(try sandbox.read("a.mp4.shards/2-of-3/0010.png") == first)
    let other = try await sandbox.zoetrope(shard + " --background white --crf 30")
    #expect(
      other.standardError.hasPrefix(
        "Error: a.mp4.shards/2-of-3 belongs to another film: --background is not given, not "))
    #expect(other.exitCode == 1)
  }
}
