import ObjectiveCImport
import Testing

/// What the tables of the frameworks promise to what reads them.
@Suite struct StandardTablesTests {
  private let tables = InterfaceTables.standard

  @Test func everyMemberIsFoundByItsSelector() throws {
    var count = 0
    for name in tables.classNames {
      let type = try #require(tables.type(name))
      for member in tables.members(of: type) {
        let found = tables.member(member.selector, of: name, isClassMember: member.isClassMember)
        #expect(found?.owner == name, "\(name) \(member.selector)")
        #expect(!member.result.isEmpty && !member.selector.isEmpty)
        count += 1
      }
    }
    #expect(count > 5000)
  }

  @Test func everySwiftSideIsRead() throws {
    let types =
      tables.classNames.compactMap { tables.type($0) }
      + tables.protocolNames.compactMap { tables.protocol($0) }
    for type in types {
      for member in tables.members(of: type) where member.swiftText != nil {
        #expect(member.swift != nil, "\(type.name) \(member.selector)")
      }
    }
    for name in tables.globalNames.functions {
      let function = try #require(tables.function(name))
      if function.swiftText != nil { #expect(function.swift != nil, "\(name)") }
    }
  }

  @Test func everySuperclassAndProtocolIsDeclared() {
    for name in tables.classNames {
      guard let type = tables.type(name) else { continue }
      if let superclass = type.superclass { #expect(tables.type(superclass) != nil, "\(name)") }
      for adopted in type.protocols {
        #expect(tables.protocol(adopted) != nil, "\(name) adopts \(adopted)")
      }
    }
  }

  @Test func constantsAreExpressionsOfTheirTypes() {
    #expect(
      tables.variable("UIViewAnimationOptionCurveEaseIn")?.swift
        == "UIView.AnimationOptions.curveEaseIn")
    #expect(tables.variable("UIRectEdgeNone")?.swift == "[]")
    #expect(tables.variable("kCAFillModeForwards")?.swift == "CAMediaTimingFillMode.forwards")
    #expect(tables.typeName("CATransform3D")?.members.count == 16)
    #expect(tables.typeName("UIWindowLevel")?.type == "CGFloat")
    #expect(tables.variable("UILayoutPriorityRequired")?.type == "UILayoutPriority")
    #expect(tables.variable("UILayoutPriorityRequired")?.swift == "UILayoutPriority.required")
  }

  @Test func whatDescendsFromAClassIsKnown() {
    #expect(tables.isClass("UIImageView", subclassOf: "UIResponder"))
    #expect(!tables.isClass("CALayer", subclassOf: "UIView"))
  }
}
