import CoreImage
import ImageFilters
import ImageTesting
import SystemPackage
import TestSupport
import Testing

/// The typed filters of Core Image against the catalog of filters.
@Suite struct TypedFilterTests {
  private let folder = repositoryRoot.appending("Sources/Apple/CoreImage/Typed")

  @Test(arguments: TypedFilterSource.groups)
  func `the protocols and methods are those of the catalog`(
    file: String, categories: [FilterDefinition.Category]
  ) {
    expectText(
      TypedFilterSource.text(of: categories), equalsFileAt: folder.appending("\(file).swift"))
  }

  @Test func `the properties are those of the catalog`() {
    expectText(
      TypedFilterSource.properties, equalsFileAt: folder.appending("CIBuiltInFilter+Inputs.swift"))
  }

  @Test func `each kind of filters stands in one file`() {
    let categories = TypedFilterSource.groups.flatMap(\.categories)
    #expect(categories.count == Set(categories).count)
    #expect(Set(categories) == Set(FilterDefinition.Category.allCases))
  }

  @Test func `filters with a protocol in common have the same inputs`() {
    let groups = Dictionary(grouping: TypedFilterSource.filters, by: \.protocolName)
    #expect(groups.count > 80)
    for (name, filters) in groups {
      #expect(Set(filters.map { $0.properties.map(\.key) }).count == 1, "\(name)")
    }
  }

  @Test func `a property of several filters has one key and one type`() {
    let properties = Dictionary(
      grouping: TypedFilterSource.filters.flatMap(\.properties), by: \.name)
    for (name, uses) in properties {
      #expect(Set(uses.map(\.key)).count == 1, "\(name)")
      #expect(Set(uses.map(\.kind)).count == 1, "\(name)")
    }
  }

  @Test func `filters without a typed form are filters of the catalog`() {
    for name in TypedFilter.untyped { #expect(CIFilter(name: name) != nil, "\(name)") }
  }
}
