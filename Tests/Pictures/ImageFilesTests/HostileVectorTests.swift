import ImageFiles
import Imaging
import PictureKit
import Testing

/// Documents made to end, to fill or to keep busy the process that draws them, one of each kind.
@Suite struct `Hostile SVG files` {
  /// What a document draws, its size, and how its error begins after the name of the file.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: String
    var side = 20
    var sentence = ""
  }

  static let fatal = "librsvg cannot draw it with 2 GiB of memory, and ends by signal 6"
  static let slow = "drawing it takes more than the 1.0 seconds that it may take"

  @Test(arguments: [
    Case(
      testDescription: "a kernel as large as its picture",
      content: filter(
        "<feConvolveMatrix order='21' kernelMatrix='\(String(repeating: "1 ", count: 441))'/>"),
      sentence: fatal),
    Case(
      testDescription: "a font of a thousand million points",
      content: "<text font-size='1e9' y='50'>abc</text>", side: 100,
      sentence: fatal),
    Case(
      testDescription: "a tile far away",
      content: """
        <defs><filter id='f'><feFlood/><feTile/></filter></defs>
        <rect y='99999999' width='67.97' height='7.82' filter='url(#f)'/>
        """, side: 100, sentence: fatal),
    Case(
      testDescription: "hundreds of passes over nine million pixels",
      content: filter("<feTurbulence baseFrequency='0.9' numOctaves='400'/>"), side: 3000,
      sentence: slow),
    Case(
      testDescription: "a neighborhood as large as the picture",
      content: filter("<feMorphology radius='1e6'/>"), side: 3000, sentence: slow),
    Case(
      testDescription: "references to ten copies, ten times",
      content: "<g id='a0'><rect width='1' height='1'/></g>"
        + (1...10).map { level in
          "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
            + "</g>"
        }.joined()),
    Case(
      testDescription: "a text of five million letters",
      content: "<text>\(String(repeating: "abcd ", count: 1_000_000))</text>"),
    Case(
      testDescription: "entities in entities",
      content: "<text>&e9;</text>"),
  ])
  func `are errors, and the program goes on`(hostile: Case) throws {
    let entities = (1...9).map { level in
      "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 10))'>"
    }.joined()
    let text =
      "<!DOCTYPE svg [<!ENTITY e0 'lol'>\(entities)]>"
      + svg(hostile.content, "width='\(hostile.side)' height='\(hostile.side)'")
    // A busy machine may take long to come to the end of the memory.
    let timeLimit: Duration = hostile.sentence == Self.fatal ? .seconds(300) : .seconds(1)
    let error = try #require(
      #expect(throws: ImageError.self) {
        try SVG.decode(Array(text.utf8), name: "a.svg", format: .svg, timeLimit: timeLimit)
      })
    let start = "a.svg is a damaged SVG file: \(hostile.sentence)"
    #expect(error.description.hasPrefix(start), "\(error)")
  }

  @Test func `leave others as they are`() throws {
    let text = svg("<rect width='8' height='8' fill='red'/>")
    #expect(try pixels(of: Drawing(decoding: Array(text.utf8))) == [0xFFFF_0000])
  }

  private static func filter(_ primitive: String) -> String {
    "<filter id='f'>\(primitive)</filter><rect width='100%' height='100%' filter='url(#f)'/>"
  }
}
