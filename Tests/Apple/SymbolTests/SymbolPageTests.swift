import ImageComparison
import ImageTesting
import Imaging
import PictureKit
import Raster
import StageKit
import SystemPackage
import TestSupport
import Testing
import UIKit

/// The page of symbols and its pictures.
@Suite struct SymbolPageTests {
  private let documentation = repositoryRoot.appending("Documentation")

  @Test func `names that programs use have a shape, but for those that are listed`() throws {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let uses = try SymbolUses()
    application.run { for use in uses.uses { _ = UIImage(systemName: use.name) } }
    let missing = application.notes.compactMap { note in
      note.split(separator: " ").dropFirst(4).first.map(String.init)
    }
    #expect(Set(missing) == SymbolUses.missing)
    #expect(uses.drawn.count > 300)
  }

  @Test func `the page has the names`() throws {
    expectText(
      try SymbolPage(uses: SymbolUses(), fileCount: SymbolFile.names().count).text,
      equalsFileAt: documentation.appending("Symbols.md"))
  }

  @Test(.tags(.golden)) func `the picture shows the symbols that programs use`() throws {
    expectImage(
      try SymbolSheet(names: SymbolUses().drawn).image, matches: "symbols",
      by: .channel(tolerance: 1), in: documentation)
  }

  @Test(.tags(.golden)) func `another picture shows the other symbols`() throws {
    let shown = try Set(SymbolUses().drawn)
    let names = try SymbolFile.names().filter {
      !shown.contains($0) && !$0.hasPrefix("character.")
    }
    expectImage(
      try SymbolSheet(names: names).image, matches: "symbols-more", by: .channel(tolerance: 1),
      in: documentation)
  }
}
