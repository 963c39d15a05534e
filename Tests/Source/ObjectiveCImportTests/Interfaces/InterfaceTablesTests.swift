import ObjectiveCImport
import Testing

@Suite struct InterfaceTablesTests {
  private let tables = InterfaceTables([
    InterfaceTable(name: "Test.h", bytes: Array(text.utf8))
  ])

  @Test func aMethodIsFoundInASuperclass() throws {
    let member = try #require(tables.member("addThing:atPoint:", of: "Derived"))
    #expect(member.owner == "Base")
    #expect(member.result == "Thing *")
    #expect(
      member.parameters == [
        InterfaceParameter(name: "thing", type: "Thing *"),
        InterfaceParameter(name: "point", type: "CGPoint"),
      ])
    guard case .function(let function) = member.swift else {
      Issue.record("\(String(describing: member.swift)) is no function")
      return
    }
    #expect(function.fullName == "addThing(_:at:)")
    #expect(function.parameters.map(\.type) == ["Thing?", "CGPoint"])
    #expect(function.result == "Thing")
  }

  @Test func aPropertyHasAGetterAndASetter() throws {
    let getter = try #require(tables.member("isHidden", of: "Base"))
    let setter = try #require(tables.member("setHidden:", of: "Base"))
    #expect(getter.property == "hidden" && !getter.isSetter)
    #expect(setter.property == "hidden" && setter.isSetter)
    guard case .variable(let variable) = setter.swift else {
      Issue.record("\(String(describing: setter.swift)) is no property")
      return
    }
    #expect(variable.name == "isHidden" && variable.type == "Bool")
    #expect(!variable.modifiers.isFinal)
    #expect(tables.member("setShared:", of: "Base", isClassMember: true) == nil)
    #expect(tables.member("shared", of: "Base", isClassMember: true)?.result == "Base *")
    #expect(tables.member("shared", of: "Base") == nil)
  }

  @Test func modifiersAreRead() throws {
    let member = try #require(tables.member("shared", of: "Base", isClassMember: true))
    guard case .variable(let variable) = member.swift else {
      Issue.record("\(String(describing: member.swift)) is no property")
      return
    }
    #expect(variable.modifiers.isStatic && variable.modifiers.isFinal)
    #expect(tables.type("Other")?.kind == .value && tables.type("Other")?.swift == "Other")
    #expect(tables.type("Base")?.kind == .open)
  }

  @Test func aBlockPropertyKeepsItsType() throws {
    let getter = try #require(tables.member("action", of: "Base"))
    #expect(getter.result == "void (^)(BOOL)")
    #expect(getter.property == "action")
  }

  @Test func requirementsKnowWhetherTheyAreOptional() {
    #expect(tables.member("needed", ofProtocol: "Doing")?.isOptional == false)
    #expect(tables.member("wanted", ofProtocol: "Doing")?.isOptional == true)
    #expect(tables.member("needed", of: "Derived")?.owner == "Doing")
  }

  @Test func categoriesAddMembersAndProtocols() {
    #expect(tables.member("more", of: "Base")?.owner == "Base")
    #expect(tables.type("Base")?.protocols == ["More"])
    #expect(tables.type("Derived")?.protocols == ["Doing", "Other"])
    #expect(tables.type("Derived")?.superclass == "Base")
  }

  @Test func allOwnersOfASelectorAreFound() {
    #expect(tables.members("needed").map(\.owner) == ["Doing", "Other"])
  }

  @Test func constantsOfEnumerationsHaveTheirType() {
    #expect(tables.variable("CurveEaseIn")?.swift == "Base.Curve.easeIn")
    #expect(tables.variable("CurveNone")?.swift == "Base.noCurve")
    #expect(tables.typeName("Curve")?.members.map(\.name) == ["CurveEaseIn", "CurveNone"])
    #expect(tables.typeName("Curve")?.type == "NSInteger")
  }

  @Test func functionsVariablesAndStructuresAreFound() throws {
    let function = try #require(tables.function("GetMidX"))
    #expect(function.parameters == [InterfaceParameter(name: "rect", type: "CGRect")])
    #expect(function.swift == .expression("$0.midX"))
    #expect(tables.function("Log")?.isVariadic == true)
    #expect(tables.variable("RectZero")?.type == "CGRect")
    #expect(tables.typeName("Interval")?.swift == "Double")
    #expect(tables.typeName("Handler")?.type == "void (^)(Thing *)")
    #expect(tables.typeName("Point")?.members.map(\.name) == ["x", "y"])
    #expect(tables.typeName("Vector")?.members.map(\.swift) == ["dx", "deltaY"])
  }
}

private let text = """
  // A comment.
  @class Thing, Derived;
  @protocol Doing;
  @protocol Doing <NSObject> => Doing
  - (void)needed; => func needed()
  @optional
  - (void)wanted; => func wanted()
  @end
  @interface Base : NSObject => Base
  - (Thing *)addThing:(Thing *)thing atPoint:(CGPoint)point; => func addThing(_: Thing?, at: CGPoint) -> Thing
  @property(nonatomic, getter=isHidden) BOOL hidden; => var isHidden: Bool
  @property(class, nonatomic, readonly) Base *shared; => final static var shared: Base
  @property(nonatomic, copy) void (^action)(BOOL); => var action: ((Bool) -> Void)?
  @end
  @interface Base (More) <More>
  - (int)more; => var more: Int32
  @end
  @interface Derived<__covariant Item> : Base<Item> <Doing, Other> => Derived
  @end
  @interface Other : NSObject => struct Other
  - (void)needed; => func needed()
  @end
  typedef NS_ENUM(NSInteger, Curve) { => Base.Curve
    CurveEaseIn = 1, => .easeIn
    CurveNone = 2, => Base.noCurve
  };
  typedef double Interval; => Double
  typedef void (^Handler)(Thing *); => ((Thing) -> Void)
  typedef struct Point { CGFloat x, y; } Point; => Point
  typedef struct Vector { => Vector
    CGFloat dx; => dx
    CGFloat dy; => deltaY
  } Vector;
  CGFloat GetMidX(CGRect rect); => $0.midX
  void Log(NSString *format, ...); => func Log
  extern const CGRect RectZero; => CGRect.zero
  """
