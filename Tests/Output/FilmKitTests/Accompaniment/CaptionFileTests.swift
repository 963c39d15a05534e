import FilmKit
import SystemPackage
import TestSupport
import Testing

@Suite struct CaptionFileTests {
  private func captions(_ text: String) throws -> [Caption] {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.srt")
    try put(Array(text.utf8), into: path)
    return try CaptionFile.read(path)
  }

  @Test func `SubRip has numbers, times and lines`() throws {
    let read = try captions(
      "\u{FEFF}1\r\n00:00:01,500 --> 00:00:02,000\r\n<i>A</i> &amp; b < c\r\nD\r\n\r\n\r\n2\r\n"
        + "01:00:00,000 --> 01:00:01,250 X1:10\r\nE\r\n")
    #expect(
      read == [
        Caption(start: 1.5, end: 2, lines: ["A & b < c", "D"]),
        Caption(start: 3600, end: 3601.25, lines: ["E"]),
      ])
  }

  @Test func `WebVTT has a header, notes, names and settings`() throws {
    let read = try captions(
      """
      WEBVTT - a talk

      STYLE
      ::cue { color: red }

      NOTE a note
      of two lines

      second
      00:03.000 --> 00:04.000 align:start
      <v Ann>Hello</v> <c.big>you</c>

      00:01.000 --> 00:02.000
      First
      """)
    #expect(read.map(\.lines) == [["First"], ["Hello you"]])
    #expect(read.map(\.start) == [1, 3])
  }

  @Test(arguments: [
    ("", "has no captions."), ("WEBVTT\n", "has no captions."),
    ("1\nHello\n", "line 1: '1' is not the beginning of a caption"),
    ("00:00:01,000 --> 00:00:60,000\nA", "line 1: '00:00:60,000' is not a time"),
    ("\n\n7\n00:00:x1,000 --> 00:00:02,000\nA", "line 4: '00:00:x1,000' is not a time"),
    ("1\n00:00:02,000 -->\nA", "line 2: '' is not a time"),
    ("1\n00:00:02,000 --> 00:00:01,000\nA", "line 2: the caption ends before it begins."),
    ("1\n0:01 --> 0:02 --> 0:03\nA", "line 2: a caption has two times with one --> in between."),
  ])
  func `a broken file names its line`(text: String, sentence: String) {
    let error = #expect(throws: FilmError.self) { _ = try captions(text) }
    #expect(error?.sentence.contains(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func `a file that is missing or not UTF-8 says so`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.srt")
    let missing = #expect(throws: FilmError.self) { _ = try CaptionFile.read(path) }
    #expect(missing?.sentence == "\(path) cannot be read: No such file or directory.")
    try put([0xE9, 0xFF], into: path)
    let latin = #expect(throws: FilmError.self) { _ = try CaptionFile.read(path) }
    #expect(latin?.sentence == "\(path) is not a text in UTF-8: save it as one.")
  }

  @Test func `captions are written as they are read`() throws {
    let list = [
      Caption(start: 0, end: 1.001, lines: ["A", "B"]),
      Caption(start: 3723.5, end: 3724, lines: ["C"]),
    ]
    #expect(try captions(list.subRip) == list)
    #expect(list.clipped(to: 1) == [Caption(start: 0, end: 1, lines: ["A", "B"])])
  }

  @Test func `chapters are lines with a time and a title`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("chapters.txt")
    try put(Array("# A film\n0:00 Fall\n\n1:30.5  The end\n".utf8), into: path)
    #expect(
      try Chapter.read(path) == [
        Chapter(start: 0, title: "Fall"), Chapter(start: 90.5, title: "The end"),
      ])
  }

  @Test(arguments: [
    ("Fall\n", "line 1: 'Fall' is not a time"), ("0:00\n", "line 1: the title is missing"),
    ("0:10 A\n0:05 B\n", "line 2: the chapter does not begin after the one before it."),
    ("# nothing\n", "has no chapters"),
  ])
  func `a broken file of chapters names its line`(text: String, sentence: String) throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("chapters.txt")
    try put(Array(text.utf8), into: path)
    let error = #expect(throws: FilmError.self) { _ = try Chapter.read(path) }
    #expect(error?.sentence.contains(sentence) == true, "\(error?.sentence ?? "")")
  }
}
