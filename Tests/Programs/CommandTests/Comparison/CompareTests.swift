import FoundationEssentials
import Glibc
import Imaging
import SystemPackage
import Testing

@Suite struct CompareTests {
  /// Writes a picture of 4 x 3 gray pixels, some of them changed.
  private func draw(
    _ name: String, in sandbox: borrowing Sandbox, _ changes: [Int: UInt32] = [:]
  ) throws {
    let pixels = (0..<12).map { changes[$0] ?? 0xFF80_8080 }
    let path = sandbox.path.appending(name)
    try PNG.write(Image(width: 4, height: 3, pixels: pixels), to: path)
  }

  @Test func `comparing two files prints a line and sets the exit code`() async throws {
    let sandbox = try Sandbox()
    try draw("a.png", in: sandbox)
    try draw("b.png", in: sandbox, [5: 0xFF82_8080, 6: 0xFF80_9080])
    let same = try await sandbox.zoetrope("compare a.png a.png")
    #expect(same.output == "a.png: same, all 12 pixels are equal\n")
    #expect((same.exitCode, same.standardError) == (0, ""))

    let line =
      "2 of 12 pixels differ (largest: alpha 0, red 2, green 16, blue 0), all within 2 x 1 at (1, 1)\n"
    let different = try await sandbox.zoetrope("compare a.png b.png")
    #expect(different.output == "b.png: different, \(line)")
    #expect((different.exitCode, different.standardError) == (1, ""))
    #expect(
      try await sandbox.zoetrope("compare a.png b.png --max-pixels 2").output
        == "b.png: same, \(line)")
    #expect(try sandbox.names == ["a.png", "b.png"])
  }

  @Test(arguments: [
    ("", 1), ("--metric exact", 1), ("--tolerance 15", 1), ("--tolerance 16", 0),
    ("--tolerance 2 --max-pixels 1", 0), ("--max-percent 16", 1), ("--max-percent 17", 0),
    ("--metric pixelmatch", 0), ("--metric pixelmatch --threshold 0.01", 1), ("--metric psnr", 1),
    // 10 log10(255^2 * 36 / (2^2 + 16^2)) is 39.5.
    ("--metric psnr --threshold 39", 0), ("--metric psnr --threshold 40", 1),
    // flip-evaluator gives 0.0470, and 0.0390 at 5 pixels a degree.
    ("--metric flip", 1), ("--metric flip --threshold 0.046", 1),
    ("--metric flip --threshold 0.048", 0),
    ("--metric flip --threshold 0.038 --pixels-per-degree 5", 1),
    ("--metric flip --threshold 0.040 --pixels-per-degree 5", 0),
    ("--ignore 1,1,2,1", 0), ("--ignore 1,1,1,1", 1), ("--ignore 1,1,1,1 --ignore 2,1,9,9", 0),
    ("--mask mask.png", 0),
  ])
  func `the metric and its limits decide whether pictures are the same`(
    words: String, exitCode: Int32
  ) async throws {
    let sandbox = try Sandbox()
    try draw("a.png", in: sandbox)
    try draw("b.png", in: sandbox, [5: 0xFF82_8080, 6: 0xFF80_9080])
    try draw("mask.png", in: sandbox, [5: 0xFF00_0000, 6: 0xFF00_0000])
    #expect(try await sandbox.zoetrope("compare a.png b.png \(words)").exitCode == exitCode)
  }

  @Test func `files of two directories are paired by name`() async throws {
    let sandbox = try Sandbox()
    for directory in ["a/sub", "b/sub"] { try sandbox.makeDirectory(directory) }
    for name in ["a/gone.png", "a/same.png", "b/same.png", "a/sub/x.PNG", "b/new.png"] {
      try draw(name, in: sandbox)
    }
    try draw("b/sub/x.PNG", in: sandbox, [0: 0xFF80_8081])
    try sandbox.write("no picture", to: "a/notes.txt")
    let outcome = try await sandbox.zoetrope("compare a b --diff d/e")
    #expect(
      outcome.output == """
        gone.png: missing
        new.png: extra
        same.png: same, all 12 pixels are equal
        sub/x.PNG: different, 1 of 12 pixels differ (largest: alpha 0, red 0, green 0, blue 1), \
        all within 1 x 1 at (0, 0)

        """)
    #expect((outcome.exitCode, outcome.standardError) == (1, ""))
    #expect(
      try sandbox.names.filter { $0.hasPrefix("d") } == ["d", "d/e", "d/e/sub", "d/e/sub/x.PNG"])
  }

  @Test func `the results of many pairs are printed in order`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("a")
    for index in 10..<60 { try draw("a/\(index).png", in: sandbox) }
    let outcome = try await sandbox.zoetrope("compare a a")
    #expect(
      outcome.output
        == (10..<60).map { "\($0).png: same, all 12 pixels are equal\n" }.joined())
  }

  @Test func `--json prints one JSON object`() async throws {
    let sandbox = try Sandbox()
    for directory in ["a", "b"] { try sandbox.makeDirectory(directory) }
    for name in ["a/1.png", "a/2.png", "b/2.png", "a/3.png", "a/4.png", "b/4.png", "a/5.png"] {
      try draw(name, in: sandbox)
    }
    try draw("b/3.png", in: sandbox, [5: 0xFF90_8080])
    try PNG.write(Image(width: 4, height: 4), to: sandbox.path.appending("b/4.png"))
    try sandbox.write("GIF", to: "b/5.png")
    let outcome = try await sandbox.zoetrope("compare a b --json --metric psnr")
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.output == """
        {"pairs":[
        {"name":"1.png","verdict":"missing"},
        {"depth":8,"details":"all 12 pixels are equal","differingPixels":0,\
        "largest":{"alpha":0,"blue":0,"green":0,"red":0},"name":"2.png","pixels":12,\
        "value":"inf","verdict":"same"},
        {"bounds":{"height":1,"width":1,"x":1,"y":1},"depth":8,\
        "details":"PSNR is 39.611428 dB, at least inf dB is required; 1 of 12 pixels differ \
        (largest: alpha 0, red 16, green 0, blue 0), all within 1 x 1 at (1, 1)",\
        "differingPixels":1,"largest":{"alpha":0,"blue":0,"green":0,"red":16},"name":"3.png",\
        "pixels":12,"value":39.61142896323348,"verdict":"different"},
        {"actualSize":{"height":4,"width":4},\
        "details":"the size is 4 x 4 pixels, 4 x 3 is expected",\
        "expectedSize":{"height":3,"width":4},"name":"4.png","verdict":"different"},
        {"details":"b/5.png is not a PNG file: it does not begin with the PNG signature",\
        "name":"5.png","verdict":"unreadable"}
        ],"same":1,"different":2,"missing":1,"extra":0,"unreadable":1}

        """)
  }

  @Test func `--pad compares pictures of different sizes`() async throws {
    let sandbox = try Sandbox()
    try draw("a.png", in: sandbox)
    try PNG.write(
      Image(width: 4, height: 2, filledWith: 0xFF80_8080), to: sandbox.path.appending("b.png"))
    let never = try await sandbox.zoetrope("compare a.png b.png --mask a.png --diff d.png")
    #expect(never.output == "b.png: different, the size is 4 x 2 pixels, 4 x 3 is expected\n")
    #expect(never.exitCode == 1)
    #expect(try sandbox.image("d.png").size == PixelSize(width: 20, height: 3))
    let padded = try await sandbox.zoetrope("compare a.png b.png --resize pad --max-pixels 4")
    #expect(padded.output.hasPrefix("b.png: same, 4 of 12 pixels differ"))
    #expect(padded.exitCode == 0)
  }

  @Test func `the difference picture marks exactly the pixels that count`() async throws {
    let sandbox = try Sandbox()
    try draw("a.png", in: sandbox)
    try draw("b.png", in: sandbox, [0: 0xFF81_8080, 5: 0xFF90_8080])
    try sandbox.write("old", to: "d.png")
    _ = try await sandbox.zoetrope("compare a.png b.png --tolerance 1 --diff d.png --force")
    let panel = try sandbox.image("d.png")
    #expect(panel[8, 0] != 0xFFFF_0000)
    #expect(panel[9, 1] == 0xFFFF_0000)
    #expect(panel[17, 1] == 0xFF90_8080)
  }

  @Test(arguments: [
    ("a.png b.png --diff old.png", "old.png exists already; --force replaces it."),
    ("a.png b.png --report old.html", "old.html exists already; --force replaces it."),
    ("a b --diff d", "d/1.png exists already; --force replaces it."),
    (
      "a.png b.png --diff a.png -f", "a.png cannot be written: it is an input of the comparison."
    ),
    (
      "a.png b.png --diff link.png -f",
      "link.png cannot be written: it is an input of the comparison."
    ),
    (
      "a.png b.png --mask a/1.png --diff a/1.png -f",
      "a/1.png cannot be written: it is an input of the comparison."
    ),
    ("a b --diff ./b -f", "./b/1.png cannot be written: it is an input of the comparison."),
    ("a b --diff linked -f", "linked/1.png cannot be written: it is an input of the comparison."),
  ])
  func `no input is replaced, and no other file without --force`(
    words: String, error: String
  ) async throws {
    let sandbox = try Sandbox()
    for directory in ["a", "b", "d"] { try sandbox.makeDirectory(directory) }
    for name in ["a.png", "a/1.png", "d/1.png"] { try draw(name, in: sandbox) }
    for name in ["b.png", "b/1.png"] { try draw(name, in: sandbox, [5: 0xFF90_8080]) }
    for name in ["old.png", "old.html"] { try sandbox.write("old", to: name) }
    let link = try await sandbox.shell("ln -s b.png link.png && ln -s b linked")
    #expect(link.exitCode == 0)
    let before = try sandbox.names
    let pictures = try before.filter { $0.hasSuffix("png") }.map { try sandbox.read($0) }
    let outcome = try await sandbox.zoetrope("compare \(words)")
    #expect(outcome.standardError.hasPrefix("Error: \(error)\n"))
    #expect((outcome.exitCode, outcome.output) == (64, ""))
    #expect(try sandbox.names == before)
    #expect(try before.filter { $0.hasSuffix("png") }.map { try sandbox.read($0) } == pictures)
  }

  @Test func `names with control characters are escaped`() async throws {
    let sandbox = try Sandbox()
    for directory in ["a", "b"] { try sandbox.makeDirectory(directory) }
    let name = "\u{1B}[2J\nx.png"
    try draw("a/\(name)", in: sandbox)
    try sandbox.write("no picture", to: "b/\(name)")
    let outcome = try await sandbox.zoetrope("compare a b")
    #expect(outcome.output == "\\u{1B}[2J\\nx.png: unreadable\n")
    #expect(
      outcome.standardError
        == "Error: b/\\u{1B}[2J\\nx.png is not a PNG file: it does not begin with the PNG signature\n"
    )
    let still = try await sandbox.zoetrope("still book-13-1-move --at 0 --scale 0.1 -o", [name])
    #expect(still.output == "\\u{1B}[2J\\nx.png\n")
  }

  @Test func `the report shows every pair that is not the same`() async throws {
    let sandbox = try Sandbox()
    for directory in ["a", "b"] { try sandbox.makeDirectory(directory) }
    for name in ["a/1.png", "a/2.png", "b/2.png", "a/3.png", "b/4.png", "a/5.png"] {
      try draw(name, in: sandbox)
    }
    try draw("b/3.png", in: sandbox, [5: 0xFF90_8080])
    try sandbox.write("GIF", to: "b/5.png")
    try sandbox.write("old", to: "page.html")
    let outcome = try await sandbox.zoetrope("compare a b --tolerance 1 --report page.html -f")
    #expect(outcome.exitCode == 65)
    #expect(try sandbox.names.filter { !$0.contains("/") } == ["a", "b", "page.html"])
    let page = String(decoding: try sandbox.read("page.html"), as: UTF8.self)
    #expect(page.contains("<h1>Comparison of a and b</h1>"))
    #expect(page.contains("<p>pixels that differ by more than 1 level; none allowed</p>"))
    // The page lists all pairs, and embeds the pictures of those that are not the same.
    for number in 1...5 { #expect(page.contains("\"name\":\"\(number).png\"")) }
    func holds(_ side: String, _ pair: Int, _ bytes: [UInt8]) -> Bool {
      page.contains(
        "id=\"\(side)-\(pair)\">data:image/png;base64,\(Data(bytes).base64EncodedString())<")
    }
    #expect(holds("expected", 0, try sandbox.read("a/1.png")))
    #expect(!page.contains("-1\">data:"))
    #expect(holds("expected", 2, try sandbox.read("a/3.png")))
    #expect(holds("actual", 2, try sandbox.read("b/3.png")))
    #expect(page.contains("id=\"difference-2\""))
    #expect(holds("actual", 3, try sandbox.read("b/4.png")))
    #expect(holds("expected", 4, try sandbox.read("a/5.png")))
    #expect(!page.contains("id=\"actual-4\""))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal leaves no partial report`(signal: CInt) async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("e")
    try PNG.write(Image(width: 2000, height: 2000), to: sandbox.path.appending("e/1.png"))
    // Enough pairs to take seconds, much longer than the shell needs to see the report begin.
    let outcome = try await sandbox.shell(
      """
      for copy in $(seq 2 500); do ln e/1.png e/$copy.png; done
      env --default-signal "$zoetrope" compare e e --report page.html >lines & compare=$!
      until find . -name '.*.part' | grep -q .; do sleep 0.01; done
      kill -\(signal) $compare
      wait $compare
      """)
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.exitCode == 128 + signal)
    #expect(try sandbox.names.filter { !$0.hasPrefix("e/") } == ["e", "lines"])
  }

  @Test(arguments: [
    ("a.png no.png", "no.png: unreadable\n", "cannot read no.png: No such file or directory"),
    (
      "text.png a.png", "text.png: unreadable\n",
      "text.png is not a PNG file: it does not begin with the PNG signature"
    ),
    (
      "a.png cut.png", "cut.png: unreadable\n",
      "cut.png is a damaged PNG file: it ends early, after 60 bytes"
    ),
    (
      "cut.png cut.png", "cut.png: unreadable\n",
      "cut.png is a damaged PNG file: it ends early, after 60 bytes"
    ),
    ("full no", "", "cannot read no: No such file or directory"),
    ("no full", "", "cannot read no: No such file or directory"),
    ("empty empty", "", "neither empty nor empty holds .png files"),
    ("a.png a.png --mask no.png", "", "cannot read no.png: No such file or directory"),
    (
      "a.png a.png --mask small.png", "a.png: unreadable\n",
      "a.png: the mask is 1 x 1 pixels, the image is 4 x 3"
    ),
    (
      "a.png a.png --ignore 0,0,9,9", "a.png: unreadable\n",
      "a.png: the mask and the ignored rectangles leave no pixel to compare"
    ),
  ])
  func `pictures that cannot be compared give an error sentence`(
    words: String, output: String, error: String
  ) async throws {
    let sandbox = try Sandbox()
    try draw("a.png", in: sandbox)
    for directory in ["empty", "full"] { try sandbox.makeDirectory(directory) }
    try draw("full/a.png", in: sandbox)
    try sandbox.write("text", to: "text.png")
    try PNG.write(Image(width: 1, height: 1), to: sandbox.path.appending("small.png"))
    try Data(sandbox.read("a.png").prefix(60)).write(
      to: URL(filePath: sandbox.path.appending("cut.png").string))
    let outcome = try await sandbox.zoetrope("compare \(words)")
    #expect(outcome.output == output)
    #expect(outcome.standardError == "Error: \(error)\n")
    #expect(outcome.exitCode == 65)
  }
}
