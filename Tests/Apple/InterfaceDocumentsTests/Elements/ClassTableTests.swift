import InterfaceDocuments
import Testing

/// The table of Apple's classes in itself, and against the kinds of elements.
@Suite struct `The table of classes` {
  @Test func `names each class once`() {
    #expect(Set(AppleClasses.all.map(\.name)).count == AppleClasses.all.count)
    #expect(AppleClasses.all.count > 150)
  }

  @Test(arguments: AppleClasses.all)
  func `has the superclass of a class`(row: AppleClass) {
    for name in AppleClasses.ancestors(of: row.name) {
      #expect(AppleClasses.named(name) != nil, "\(row.name) descends from \(name)")
    }
  }

  @Test func `has a class for each known element that makes one`() {
    let known = Set(ObjectKind.known)
    #expect(AppleClasses.all.compactMap(\.element).allSatisfy(known.contains))
    // Parts of other objects, what stands for others, and a controller of SwiftUI.
    let others: Set<ObjectKind> = [
      .collectionViewCellContentView, .containerView, .customObject, .exit, .hostingController,
      .placeholder, .searchDisplayController, .segment, .tableViewCellContentView,
      .tableViewSection, .viewControllerPlaceholder,
    ]
    #expect(known.filter { AppleClasses.made(of: $0) == nil } == others)
  }

  @Test(arguments: ObjectKind.known)
  func `agrees with the groups of elements`(kind: ObjectKind) {
    guard let row = AppleClasses.made(of: kind) else { return }
    let ancestors = AppleClasses.ancestors(of: row.name)
    #expect(kind.isView == ancestors.contains("UIView"))
    #expect(kind.isController == ancestors.contains("UIViewController"))
    #expect(kind.isGestureRecognizer == ancestors.contains("UIGestureRecognizer"))
  }
}
