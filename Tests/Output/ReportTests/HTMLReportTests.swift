import FoundationEssentials
import ImageComparison
import Imaging
import Report
import Subprocess
import SystemPackage
import TestSupport
import Testing

@Suite struct `HTML report` {
  private let red = PNG.encode(Image(width: 2, height: 1, filledWith: 0xFFFF_0000))
  private let green = PNG.encode(Image(width: 3, height: 1, filledWith: 0xFF00_FF00))
  private let blue = PNG.encode(Image(width: 2, height: 2, filledWith: 0xFF00_00FF))

  private func compared(
    _ name: String, _ pixels: [UInt32], by metric: Metric = .exact
  ) -> ComparisonOutcome {
    let ground = Image(width: 4, height: 1, filledWith: 0xFF00_0000)
    let actual = Image(width: 4, height: 1, pixels: pixels)
    return ComparisonOutcome(
      name: name, verdict: .different, details: "so different",
      comparison: actual.compare(with: ground, by: metric),
      images: .init(expected: red, difference: green, actual: blue))
  }

  /// Returns the page of some outcomes.
  private func page(
    _ outcomes: [ComparisonOutcome], title: String = "title", metric: Metric = .exact,
    allowance: Allowance = .pixels(0)
  ) throws -> ParsedPage {
    try withTemporaryDirectory { directory in
      let path = directory.appending("report.html")
      var report = try HTMLReport(at: path, title: title, metric: metric, allowance: allowance)
      for outcome in outcomes { try report.add(outcome) }
      try report.publish()
      #expect(names(in: directory) == ["report.html"])
      return ParsedPage(String(decoding: try contents(of: path), as: UTF8.self))
    }
  }

  @Test func `the page lists all pairs in order`() throws {
    let black: UInt32 = 0xFF00_0000
    let found = try page([
      compared("a.png", [black, black + 1, black + 2, black]),
      ComparisonOutcome(name: "b.png", verdict: .missing, images: .init(expected: red)),
      ComparisonOutcome(name: "c.png", verdict: .unreadable, details: "no picture"),
      ComparisonOutcome(
        name: "d.png", verdict: .different,
        comparison: .sizes(
          expected: PixelSize(width: 1, height: 1), actual: PixelSize(width: 2, height: 1))),
    ]).pairs
    #expect(found.map(\.name) == ["a.png", "b.png", "c.png", "d.png"])
    #expect(found.map(\.verdict) == ["different", "missing", "unreadable", "different"])
    #expect(found.map(\.details) == ["so different", "", "no picture", ""])
    #expect(found.map(\.amount) == ["2 px", nil, nil, nil])
    #expect(found.map(\.rank) == [2, nil, nil, nil])
    #expect(found.map(\.pictures) == [["expected", "difference", "actual"], ["expected"], [], []])
    #expect(found[0].bounds == ParsedPage.Bounds(x: 1, y: 0, width: 2, height: 1))
    #expect(found[1].bounds == nil)
  }

  @Test func `the page embeds the bytes of every image`() throws {
    let black: UInt32 = 0xFF00_0000
    let page = try page([
      ComparisonOutcome(name: "a.png", verdict: .extra, images: .init(actual: green)),
      compared("b.png", [black, black, black, 0]),
    ])
    #expect(
      try page.pictures == [
        "actual-0": green, "expected-1": red, "difference-1": green, "actual-1": blue,
      ])
  }

  @Test func `the amount has the unit of the metric`() throws {
    let black: UInt32 = 0xFF00_0000
    let pixels = [black + 255, black, black, black]
    let found = try page([
      compared("a.png", pixels, by: .psnr()), compared("b.png", pixels, by: .ssim()),
      compared("c.png", [black, black, black, black], by: .psnr()),
    ]).pairs
    // One sample of twelve differs by all levels: 10 log10(12) dB.
    #expect(found.map(\.amount) == ["10.79 dB", "no window", "equal"])
    #expect(isClose(found[0].rank ?? 0, 1.0 / 12, within: 1e-15))
    #expect(found.map(\.rank).suffix(2) == [nil, 0])
  }

  @Test func `names and titles are escaped`() throws {
    let name = #"</script><script>alert("1")</script><!-- & 'é'.png"#
    let text = try page(
      [ComparisonOutcome(name: name, verdict: .same, details: name)], title: "{{script}} \(name)")
    #expect(try text.pairs.map(\.name) == [name])
    #expect(try text.pairs.map(\.details) == [name])
    let heading =
      "{{script}} &lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"
      + "&lt;!-- &amp; &#39;é&#39;.png"
    #expect(text.heading == heading)
    #expect(!text.source.contains("alert(\"1\")"))
  }

  // Browsers go by scalars: a grapheme cluster that begins before a markup character must not hide
  // it. U+0600 is prepended to what follows, a carriage return joins a line feed, and so on.
  @Test func `markup characters are escaped after characters of every Unicode class`() throws {
    let prefixes = unicodeSamples.map(String.init)
    let name =
      prefixes.flatMap { prefix in "<>&\"'".map { "\(prefix)\($0)script" } }
      .joined() + "\u{2028}\u{2029}"
    let page = try page(
      [ComparisonOutcome(name: name, verdict: .same, details: name)], title: "title \(name)")
    let pair = try #require(try page.pairs.first)
    #expect(Array(pair.name.unicodeScalars) == Array(name.unicodeScalars))
    #expect(Array(pair.details.unicodeScalars) == Array(name.unicodeScalars))
    for text in [try #require(page.heading), String(try #require(page.rawPairs.first))] {
      let scalars = text.unicodeScalars
      #expect(!scalars.contains("<") && !scalars.contains(">"))
    }
    let data = try #require(page.rawPairs.first).unicodeScalars
    #expect(!data.contains("&") && !data.contains("\u{2028}") && !data.contains("\u{2029}"))
    let heading = try #require(page.heading).unicodeScalars
    #expect(!heading.contains("\"") && !heading.contains("'"))
    // What is left are entities.
    #expect(
      heading.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy {
        text in
        ["lt;", "gt;", "amp;", "quot;", "#39;"].contains { text.starts(with: $0.unicodeScalars) }
      })
  }

  @Test func `the policy has the hashes of the style and the script`() async throws {
    let source = try page([ComparisonOutcome(name: "a.png", verdict: .same)]).source
    for element in ["style", "script"] {
      let text = try #require(
        source.split(separator: "<\(element)>").last?.split(separator: "</\(element)>").first)
      let directive = try await "\(element)-src 'sha256-\(sha256(String(text)))'"
      #expect(source.contains(directive))
    }
  }

  @Test func `the page loads nothing`() throws {
    let source = try page([ComparisonOutcome(name: "a.png", verdict: .same)]).source
    #expect(
      !source.contains("http://") && !source.contains("https://") && !source.contains("//cdn"))
    for attribute in ["src=", "import ", "@import", "url(", "fetch("] {
      #expect(!source.contains(attribute), "\(attribute)")
    }
    // The only link is an empty icon, so that no browser requests one from a server.
    #expect(source.ranges(of: "href=").count == 1 && source.contains(#"href="data:,""#))
    #expect(source.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(!source.contains("unsafe-"))
    #expect(source.ranges(of: #/\son[a-z]+=/#).isEmpty && source.ranges(of: " style=").isEmpty)
  }

  @Test func `every placeholder of the template is replaced`() throws {
    let page = try page(
      [ComparisonOutcome(name: "a.png", verdict: .same)], metric: .channel(tolerance: 2),
      allowance: .percent(0.5))
    #expect(!page.source.contains("{{"))
    #expect(
      page.source.contains(
        "<p>pixels that differ by more than 2 levels; up to 0.5 % allowed</p>"))
    #expect(
      try self.page([], metric: .psnr(atLeast: 30)).source.contains("<p>PSNR, at least 30.0 dB</p>")
    )
    #expect(page.source.hasSuffix("</script>\n</body>\n</html>\n"))
  }

  @Test func `a page that is not published leaves no file and the old one in place`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("report.html")
      try put("old".utf8, into: path)
      do {
        var report = try HTMLReport(
          at: path, title: "", metric: .exact, allowance: .pixels(0))
        try report.add(ComparisonOutcome(name: "a.png", verdict: .same))
        #expect(names(in: directory).count == 2)
      }
      #expect(names(in: directory) == ["report.html"])
      #expect(try contents(of: path) == Array("old".utf8))
    }
  }

  @Test(arguments: [
    ("/nowhere/report.html", "cannot write /nowhere/report.html: No such file or directory"),
    ("/dev/full", "cannot write /dev/full: No space left on device"),
    ("/tmp", "cannot write /tmp: Is a directory"),
  ])
  func `an error names the page that cannot be written, and the reason`(
    path: String, sentence: String
  ) {
    let error = #expect(throws: ReportError.self) {
      let report = try HTMLReport(
        at: FilePath(path), title: "", metric: .exact, allowance: .pixels(0))
      try report.publish()
    }
    #expect(error?.description == sentence)
  }
}

/// Returns a hash in Base64, by the program `sha256sum`.
private func sha256(_ text: String) async throws -> String {
  let scratch = try TemporaryDirectory()
  let path = scratch.path.appending("text")
  try put(text.utf8, into: path)
  let result = try await run(
    .name("sha256sum"), arguments: [path.string], output: .string(limit: 1000),
    error: .discarded)
  let digits = Array(result.standardOutput.prefix(64))
  let bytes = stride(from: 0, to: 64, by: 2).compactMap {
    UInt8(String(digits[$0..<$0 + 2]), radix: 16)
  }
  return Data(bytes).base64EncodedString()
}
