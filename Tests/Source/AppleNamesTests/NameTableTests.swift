import AppleNames
import Testing

@Suite("Tables of names")
struct NameTableTests {
  @Test("All lines can be read", arguments: AppleNames.tables.map(\.title))
  func wellFormed(title: String) throws {
    let table = try #require(AppleNames.tables.first { $0.title == title })
    #expect(try !table.read().isEmpty)
  }

  @Test("Each thing stands once, over all tables of its kind")
  func once() throws {
    for tables in [
      [AppleNames.calledMethods, AppleNames.implementedMethods, AppleNames.libraryMethods],
      [AppleNames.properties, AppleNames.swift2Properties], [AppleNames.classProperties],
      [AppleNames.types, AppleNames.constants, AppleNames.notifications],
    ] {
      var seen: Set<String> = []
      for line in try tables.flatMap({ try $0.read() }) {
        let name = line.selector?.description ?? line.old.first?.fullName ?? line.today.fullName
        #expect(seen.insert(name).inserted, "\(name) stands twice")
      }
    }
  }

  @Test("Methods have as many parameters in each spelling, and as many types")
  func parameters() throws {
    for line in try (AppleNames.calledMethods.read() + AppleNames.implementedMethods.read()) {
      for old in line.old where !line.isProperty {
        #expect(old.labels.count == line.today.labels.count, "\(old.fullName)")
      }
    }
    for line in try AppleNames.implementedMethods.read() {
      let types = line.note?.split(separator: ";").count ?? 0
      #expect(types <= line.today.labels.count, "\(line.today.fullName)")
    }
    let notes = try AppleNames.calledMethods.read().compactMap(\.note)
    #expect(notes.allSatisfy { $0 == "Swift 2" })
  }

  @Test("Enumerations have the only notes of types, and prefixes of their own")
  func enumerations() throws {
    let notes = try AppleNames.types.read().compactMap(\.note)
    #expect(notes.allSatisfy { $0 == "enum" || $0.hasPrefix("enum ") })
    #expect(notes.count == Enumeration.all.count)
    #expect(Set(Enumeration.all.map(\.prefix)).count == Enumeration.all.count)
  }
}
