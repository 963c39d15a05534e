import Foundation
import Geometry
import PictureKit
import StageKit
import SystemPackage
import TestSupport
import Testing
import Text
import UIKit

@Suite struct `fonts among the files of a program` {
  @Test func `fonts that Info.plist lists are found, and others are named`() throws {
    try withTemporaryDirectory { directory in
      try writeRenamedFont(to: directory.appending("test.ttf").string)
      let plist = try PropertyListSerialization.data(
        fromPropertyList: ["UIAppFonts": ["Fonts/test.ttf", "absent.otf", "Info.plist"]],
        format: .xml, options: 0)
      try plist.write(to: URL(fileURLWithPath: directory.appending("Info.plist").string))
      TextShaping.withShaper(PangoTextShaper()) {
        let stage = Stage(size: Size(320, 480))
        let application = UIApplication(on: stage, resources: directory.string)
        #expect(UIFont(name: "TestSans-Regular", size: 20) != nil)
        let text = TextContents(
          string: "a", attributes: [.font: Font(name: "Test Sans", size: 20) as Any])
        #expect(TextLayout(text).missingFonts == [])
        #expect(
          application.notes == [
            "Info.plist lists the font absent.otf, which is not among the program's files",
            "Info.plist lists the font Info.plist, which is not a TrueType or OpenType font",
          ])
      }
    }
  }

  @Test func `a font is added by its URL`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("test.ttf").string
      try writeRenamedFont(to: path)
      TextShaping.withShaper(PangoTextShaper()) {
        let url = URL(fileURLWithPath: path)
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        var error: Unmanaged<CFError>?
        let other = url.deletingLastPathComponent().appendingPathComponent("absent.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(other as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().localizedDescription.contains("absent.ttf") == true)
      }
    }
  }

  @Test func `a font is added by its bytes`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("test.ttf").string
      try writeRenamedFont(to: path, word: "Byte")
      try TextShaping.withShaper(PangoTextShaper()) {
        let provider = try #require(CGDataProvider(filename: path))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName as String? == "ByteSans-Regular")
        func isMissing() -> Bool {
          let text = TextContents(
            string: "a", attributes: [.font: Font(name: "Byte Sans", size: 20) as Any])
          return !TextLayout(text).missingFonts.isEmpty
        }
        #expect(isMissing())
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(!isMissing())
      }
    }
  }

  @Test func `bytes of no font, and of one that is cut, are none`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("test.ttf").string
      try writeRenamedFont(to: path)
      let data = try #require(CGDataProvider(filename: path)?.data)
      for bytes in [Data("no font".utf8), Data(), data.prefix(40)] {
        #expect(CGDataProvider(data: bytes).flatMap { CGFont($0) } == nil)
      }
    }
  }
}
