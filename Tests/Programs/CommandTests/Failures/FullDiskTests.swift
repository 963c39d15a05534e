import Subprocess
import Testing

/// Files that cannot be created or cannot grow: exit code 1, one sentence that names the file, and
/// no files left.
@Suite struct FullDiskTests {
  /// Commands, and their error sentences without the system's error.
  private static let films = [
    ("a.gif", "a.gif"), ("a.apng", "a.apng"), ("a.webp", "a.webp"), ("%d.png", "0.png"),
  ].map { output, name in
    ("render book-13-1-move --to 1 --quiet --force -o \(output)", name)
  }
  private static let encodedFilms = [
    ("a.mp4", "libx264"), ("a.mov", "libx264"), ("a.mkv", "libx264"), ("a.webm", "libvpx-vp9"),
  ].map { name, codec in
    ("render book-13-1-move --to 1 --quiet --force -o \(name)", "\(name) with codec \(codec)")
  }
  private static let others = [
    ("still book-13-1-move --at 1 --force -o a.png", "a.png"),
    ("sheet book-13-1-move --force -o a.png", "a.png"),
    ("compare old.png new.png --diff a.png", "a.png"),
    ("compare old.png new.png --report a.html", "a.html"),
    ("compare olds news --diff differences", "differences/a.png"),
    ("golden update book-13-1-move --directory golden", "golden/book-13-1-move"),
    ("demo films --quiet", "films/book-13-1-move.mp4 with codec libx264"),
  ]

  /// Creates a directory with files to replace and pictures that differ.
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in ["a.gif", "a.apng", "a.webp", "0.png", "a.mp4", "a.mov", "a.mkv", "a.webm"] {
      try sandbox.write("old", to: name)
    }
    for (age, time) in [("old", 0), ("new", 3)] {
      try sandbox.makeDirectory("\(age)s")
      for path in ["\(age).png", "\(age)s/a.png"] {
        _ = try await sandbox.zoetrope("still book-13-1-move --at \(time) --scale 0.5 -o \(path)")
      }
    }
    return sandbox
  }

  /// Exceeding `ulimit -f` sends SIGXFSZ, which ends a process that does not ignore it.
  @Test(arguments: films + encodedFilms + others)
  func `exceeding the file size limit gives an error that names the file`(
    words: String, name: String
  ) async throws {
    let sandbox = try await sandbox()
    let before = try sandbox.names
    let outcome = try await sandbox.shell("ulimit -f 8; \"$zoetrope\" \(words)")
    let error = outcome.standardError
    #expect(
      error.lowercased().hasPrefix("error: cannot write \(name.lowercased()): file too large"))
    #expect(error.split(separator: "\n").count == 1)
    #expect(outcome.exitCode == 1)
    #expect(try sandbox.names == before)
    for name in before where name.hasPrefix("a.") || name == "0.png" {
      #expect(try sandbox.read(name) == Array("old".utf8))
    }
  }

  @Test(
    .enabled("filling a disk requires permission to mount one") { try await canMount() },
    arguments: films + encodedFilms + others)
  func `a full disk gives an error that names the file`(words: String, name: String) async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.shell(
      """
      mkdir full
      unshare --map-root-user --mount /bin/sh -c '
        mount -t tmpfs -o size=8k none full && ln -s "$PWD"/*.png full
        for age in olds news; do mkdir full/$age && mount --bind $age full/$age; done
        cd full && "$zoetrope" \(words)
        echo "exit $?"; umount olds news; rm -d *.png olds news; ls -A'
      """)
    let lines = outcome.standardError.split(separator: "\n")
    let sentence = try #require(lines.first).lowercased()
    #expect(
      sentence.hasPrefix("error: there is no space left to write \(name.lowercased())")
        || sentence == "error: cannot write \(name.lowercased()): no space left on device"
        || sentence == "error: cannot write \(name.lowercased()): no space left on device.")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ffmpeg: ") })
    #expect(outcome.output == "exit 1\n")
  }

  @Test(arguments: [
    ("demo NAME --quiet", "directory NAME"),
    ("golden update book-13-1-move --directory NAME", "NAME/book-13-1-move"),
    ("render book-13-1-move --to 0.1 -o NAME/%d.png", "directory NAME"),
  ])
  func `a directory that cannot be created gives an error that names it`(
    words: String, target: String
  ) async throws {
    let sandbox = try Sandbox()
    let name = String(repeating: "n", count: 300)
    let outcome = try await sandbox.shell(
      "\"$zoetrope\" \(words.replacing("NAME", with: "new/\(name)"))")
    #expect(
      outcome.standardError
        == "Error: Cannot write \(target.replacing("NAME", with: "new/\(name)")): File name too long.\n"
    )
    #expect(outcome.exitCode == 1)
    #expect(try sandbox.names == [])
  }

  @Test(arguments: ["list", "list --ids", "still book-13-1-move --at 1 -o a.png"])
  func `a write error of standard output is an error`(words: String) async throws {
    let outcome = try await Sandbox().shell("\"$zoetrope\" \(words) >/dev/full")
    #expect(
      outcome.standardError == "Error: Cannot write standard output: No space left on device.\n")
    #expect(outcome.exitCode == 1)
  }
}

/// Whether this process may mount a file system in a namespace of its own.
private func canMount() async throws -> Bool {
  try await Sandbox().shell(
    "mkdir full && unshare --map-root-user --mount mount -t tmpfs none full"
  ).exitCode == 0
}
