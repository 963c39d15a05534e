import ObjectiveCImport
import Testing

/// The names of constants that do not follow from those of Swift.
@Suite struct ConstantNameTests {
  /// The names that the table defines as others, with these.
  private static let names: [(name: String, meaning: String)] = {
    let table = InterfaceTable.standard.first { $0.name == "ConstantNames.h" }
    let lines = String(decoding: table?.bytes ?? [], as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.hasPrefix("#define ") }.compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 3 ? (String(words[1]), String(words[2])) : nil
    }
  }()

  @Test func `each stands for a constant of a table or of this one`() {
    #expect(Self.names.count > 80)
    for (name, meaning) in Self.names {
      let isKnown = InterfaceTables.standard.variable(meaning) != nil
      #expect(isKnown || Self.names.contains { $0.name == meaning }, "\(name)")
    }
  }

  @Test func `none is a constant of another table`() {
    for (name, _) in Self.names {
      #expect(InterfaceTables.standard.variable(name) == nil, "\(name)")
    }
  }

  @Test func `programs use them`() async throws {
    let result = try await Translation(
      method: "NSDictionary *a = @{NSStrikethroughStyleAttributeName: @1}; (void)a;")
    #expect(result.problems.isEmpty)
    #expect(result.swift.contains("NSAttributedString.Key.strikethroughStyle"))
  }
}
