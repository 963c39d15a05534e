import Imaging
import SystemPackage
import TestSupport
import Testing

@Suite struct `Image files` {
  @Test func `are read by their contents whatever their names`() throws {
    try withTemporaryDirectory { directory in
      let photo = samplePhoto(width: 8, height: 8)
      let path = directory.appending("photo.txt")
      try put(PNG.encode(photo), into: path)
      #expect(try Image.read(path) == photo)
      let file = try JPEG.encode(photo, quality: 1)
      try put(file, into: path)
      #expect(try Image.read(path) == JPEG.decode(file.span, name: "a"))
    }
  }

  @Test(
    arguments: [
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", ImageFormat.svg),
      ("\u{FEFF}<?xml version='1.0'?>\n<!-- a > b --><svg/>", .svg),
      ("<!DOCTYPE svg PUBLIC '-//W3C' 'x' [<!ENTITY a 'b'>]>\n<s:svg>", .svg),
      ("%PDF-1.4", .pdf), ("junk\n%PDF-1.7", .pdf),
      ("<html><svg/></html>", nil), ("<svgfoo/>", nil), ("<!-- <svg> ", nil), ("", nil),
    ] as [(String, ImageFormat?)])
  func `of vectors are recognized`(text: String, format: ImageFormat?) {
    #expect(ImageFormat(of: Array(text.utf8).span) == format)
  }

  @Test(
    arguments: [
      ([], "it is empty"), (Array("GIF89a".utf8), "it is a GIF file"),
      (Array("\0\0\0\u{18}ftypheic".utf8), "it is a HEIF file"),
      (Array("<svg/>".utf8), "it is an SVG file, which has no pixels"),
      ([1, 2], "it begins with the bytes 01 02"),
      (Array("hello".utf8), "it begins with the bytes 68 65 6C 6C"),
    ] as [([UInt8], String)])
  func `of other formats are an error that says what they are`(file: [UInt8], found: String) {
    let error = #expect(throws: ImageError.self) { try decodeImage(file) }
    #expect(
      error?.description
        == "a is not an image that can be read: \(found); PNG, JPEG and WebP are allowed")
  }

  @Test func `that cannot be read are errors with the system's reason`() throws {
    try withTemporaryDirectory { directory in
      let absent = directory.appending("no\u{1B}.jpg")
      for (path, sentence) in [
        (absent, "cannot read \(directory)/no\\u{1B}.jpg: No such file or directory"),
        (directory, "cannot read \(directory): Is a directory"),
        ("/dev/zero", "cannot read /dev/zero: it is a device or a pipe"),
      ] as [(FilePath, String)] {
        let error = #expect(throws: ImageError.self) { try Image.read(path) }
        #expect(error?.description == sentence)
      }
    }
  }

  @Test func `of a damaged PNG are errors with the PNG's reason`() {
    let error = #expect(throws: ImageError.self) { try decodeImage([137, 80, 78, 71, 13, 10]) }
    #expect(
      error?.description == "a is a damaged PNG file: it ends after 6 bytes, within its header")
  }
}
