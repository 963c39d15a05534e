import Foundation
import Testing

@Suite struct SwiftTypeReaderTests {
  private let int = SwiftType.named("Int", id: nil, arguments: [])

  @Test func optionalsAndListsAreRead() throws {
    #expect(try type("Int?") == .optional(int, isUnwrapped: false))
    #expect(try type("Int!") == .optional(int, isUnwrapped: true))
    #expect(try type("[Int]") == .array(int))
    #expect(try type("[Int: Int]?") == .optional(.dictionary(int, int), isUnwrapped: false))
    #expect(try type("Set<Int>") == .named("Set", id: nil, arguments: [int]))
  }

  @Test func functionsAreRead() throws {
    #expect(
      try type("() -> Void")
        == .function([], .named("Void", id: nil, arguments: []), isEscaping: false))
    #expect(
      try type("@escaping (Int, Int) -> Int") == .function([int, int], int, isEscaping: true))
    #expect(
      try type("((Int) -> Int)?")
        == .optional(.function([int], int, isEscaping: false), isUnwrapped: false))
  }

  @Test func protocolsAndClassesAreRead() throws {
    #expect(try type("(any Item)?") == .optional(.existential(item), isUnwrapped: false))
    #expect(try type("Item.Type") == .metatype(item))
    #expect(try type("inout Int") == .inOut(int))
    #expect(try type("Int...") == .variadic(int))
    #expect(try type("Item & Other") == .other)
    #expect(try type("Item.Kind") == .named("Item.Kind", id: nil, arguments: []))
  }

  private let item = SwiftType.named("Item", id: nil, arguments: [])

  private func type(_ text: String) throws -> SwiftType {
    let json = "[{\"kind\": \"text\", \"spelling\": \"\(text)\"}]"
    let fragments = try JSONDecoder().decode([Symbol.Fragment].self, from: Data(json.utf8))
    var reader = SwiftTypeReader(fragments)
    return reader.type()
  }
}
