import Geometry
import ImageFiles
import Imaging
import PictureKit
import SystemPackage
import TestSupport
import Testing

@Suite struct `SVG files` {
  @Test(arguments: [
    ("width='30' height='20'", Size(30, 20)),
    ("viewBox='0 0 7 9'", Size(7, 9)),
    ("width='1in' height='2in'", Size(96, 192)),
    ("width='30' height='20' viewBox='0 0 3 2'", Size(30, 20)),
  ])
  func `have the size of their attributes`(attributes: String, size: Size) throws {
    #expect(try decode("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>").size == size)
  }

  @Test(arguments: [
    ("<svg", "a.svg is a damaged SVG file: librsvg reports \"XML parse error: "),
    (svg("", "width='0' height='4'"), "a.svg is a damaged SVG file: its size is 0.0 x 4.0; "),
    (
      svg("", "width='1e9' height='4'"),
      "a.svg is a damaged SVG file: its size is 1000000000.0 x 4.0"
    ),
    (svg("", ""), "a.svg is a damaged SVG file: it has neither a width and a height nor a viewBox"),
    (
      svg(String(repeating: "<g>", count: 100_000), "width='4' height='4'"),
      "a.svg is a damaged SVG file: its elements are nested 201 deep or more; up to 200 are allowed"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + svg("<text>&x;</text>"),
      "a.svg is a damaged SVG file: librsvg reports \"XML parse error: "
    ),
  ])
  func `that are damaged are errors that say how`(text: String, sentence: String) {
    let error = #expect(throws: ImageError.self) { try decode(text) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(String(describing: error))")
  }

  @Test func `with comments, sections and quoted angles may be long but not deep`() throws {
    let text = svg(
      "<!-- <g><g> --><style><![CDATA[<g><g>]]></style>"
        + String(repeating: "<g id='>'/><g></g>", count: 300))
    #expect(try decode(text).size == Size(8, 8))
  }

  @Test func `load nothing that they refer to`() throws {
    try withTemporaryDirectory { directory in
      let red = Image(width: 8, height: 8, filledWith: 0xFFFF_0000)
      try PNG.write(red, to: directory.appending("red.png"))
      try put("rect { fill: red }".utf8, into: directory.appending("red.css"))
      let path = directory.appending("a.svg")
      for reference in [
        "red.png", "\(directory)/red.png", "file://\(directory)/red.png",
        "http://127.0.0.1:9/red.png",
      ] {
        let image = "<image width='8' height='8' href='\(reference)'/>"
        try put(svg(image).utf8, into: path)
        #expect(try pixels(of: Drawing(contentsOf: path)) == [0], "\(reference)")
      }
      let style = "<style>@import url('file://\(directory)/red.css');</style>"
      try put(svg(style + "<rect width='8' height='8' fill='none'/>").utf8, into: path)
      #expect(try pixels(of: Drawing(contentsOf: path)) == [0])
    }
  }

  @Test func `may embed images as data`() throws {
    let red = PNG.encode(Image(width: 8, height: 8, filledWith: 0xFFFF_0000))
    let text = svg(
      "<image width='8' height='8' href='data:image/png;base64,\(base64(red))'/>")
    #expect(try pixels(of: Drawing(decoding: Array(text.utf8))) == [0xFFFF_0000])
  }

  @Test func `that take too long to draw are an error`() {
    // The number of octaves is the number of passes over the picture.
    let text = svg(
      "<filter id='f'><feTurbulence baseFrequency='0.1' numOctaves='100000'/></filter>"
        + "<rect width='8' height='8' filter='url(#f)'/>")
    let error = #expect(throws: ImageError.self) {
      try SVG.decode(Array(text.utf8), name: "a.svg", format: .svg, timeLimit: .milliseconds(1))
    }
    #expect(
      error?.description
        == "a.svg is a damaged SVG file: drawing it takes more than the 0.001 seconds that it may take"
    )
  }

  private func decode(_ text: String) throws -> VectorImage {
    try SVG.decode(Array(text.utf8), name: "a.svg")
  }
}

@Suite struct `PDF files` {
  @Test func `are drawn as vectors, a page each`() throws {
    let file = pdf(pages: ["1 0 0 rg 0 0 40 20 re f", "0 0 1 rg 0 10 40 10 re f"])
    let first = try PDF.decode(file, name: "a.pdf")
    let second = try PDF.decode(file, page: 2, name: "a.pdf")
    #expect(first.size == Size(40, 20) && second.size == Size(40, 20))
    #expect(try pixels(of: first) == [0xFFFF_0000])
    // PDF's y axis points up: the upper half is blue.
    let image = try image(of: second, scale: 3)
    #expect(image.size == PixelSize(width: 120, height: 60))
    #expect(image[60, 10] == 0xFF00_00FF && image[60, 50] == 0)
  }

  @Test func `with soft masks are drawn as bitmaps for three scales`() throws {
    // The mask is white where the page is to be seen, in its right half.
    let file = pdf(pages: ["/Masked gs 1 0 0 rg 0 0 40 20 re f"], mask: "1 g 20 0 20 20 re f")
    let drawing = try PDF.decode(file, name: "a.pdf")
    #expect(drawing.size == Size(40, 20))
    #expect(drawing.variants.map(\.scale) == [1, 2, 3])
    for scale in [1, 2, 3] {
      let image = try image(of: drawing, scale: Double(scale))
      #expect(image[10 * scale, 10 * scale] == 0 && image[30 * scale, 10 * scale] == 0xFFFF_0000)
    }
  }

  @Test func `are read by their contents`() throws {
    let file = pdf(pages: ["0 1 0 rg 0 0 40 20 re f"])
    #expect(try pixels(of: Drawing(decoding: file)) == [0xFF00_FF00])
  }

  @Test func `without the page are errors`() {
    let file = pdf(pages: ["", ""])
    for (page, reason) in [(3, "Wrong page range given"), (0, "there is no page 0")] {
      let error = #expect(throws: ImageError.self) {
        try PDF.decode(file, page: page, name: "a.pdf")
      }
      #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
    }
  }

  @Test func `that are damaged are errors with the program's reason`() {
    let error = #expect(throws: ImageError.self) {
      try Drawing(decoding: Array("%PDF-1.4\nnothing".utf8), name: "a.pdf")
    }
    #expect(
      error?.description.hasPrefix("a.pdf is a damaged PDF file: pdftocairo reports ") == true)
  }

  @Test func `cut anywhere are errors or pages`() throws {
    let file = pdf(pages: ["1 0 0 rg 0 0 40 20 re f"])
    for length in stride(from: 8, to: file.count, by: 37) {
      do {
        _ = try PDF.decode(Array(file[..<length]), name: "a.pdf")
      } catch {
        #expect(error.description.hasPrefix("a.pdf "))
      }
    }
  }

  @Test func `need a program whose absence is a sentence`() {
    expectError(
      "cannot read a.pdf: the program no-such-program is missing; install it with "
        + "`apt install poppler-utils`", program: "no-such-program")
  }

  @Test(arguments: [
    // A program that never stops writing is to reach the limit of bytes before that of time.
    ("endless", Duration.seconds(60), "wrote more than 67108864 bytes and was ended"),
    ("busy", .milliseconds(200), "took more than 0.2 seconds and was ended"),
    ("silent", .milliseconds(200), "took more than 0.2 seconds and was ended"),
  ])
  func `end a program that does not end`(name: String, timeLimit: Duration, reason: String) {
    let program = program(name)
    expectError(
      "cannot read a.pdf: \(program) \(reason)", program: program, timeLimit: timeLimit)
  }

  @Test(arguments: [("failing", "reports \"last\""), ("killed", "was killed by signal 9")])
  func `report the last lines of a program that fails, and its signal`(
    name: String, reason: String
  ) {
    // More than a socket's buffer, which the program does not read.
    let input = [UInt8](repeating: 65, count: 1 << 20)
    let program = program(name)
    let error = #expect(throws: ImageError.self) {
      try PDF.decode(input, page: 1, name: "a.pdf", program: program, timeLimit: .seconds(60))
    }
    #expect(error?.description == "a.pdf is a damaged PDF file: \(program) \(reason)")
  }

  /// Returns the path of a shell script in place of `pdftocairo`.
  private func program(_ name: String) -> String {
    FilePath(#filePath).removingLastComponent().appending("FakePrograms").appending(name).string
  }

  private func expectError(
    _ sentence: String, program: String, timeLimit: Duration = .seconds(60)
  ) {
    let error = #expect(throws: ImageError.self) {
      try PDF.decode([1, 2, 3], page: 1, name: "a.pdf", program: program, timeLimit: timeLimit)
    }
    #expect(error?.description == sentence)
  }
}
