import InterfaceDocuments
import Testing
import UIKit

/// The tables of initializers and key paths against the table of classes.
@Suite struct `tables of classes` {
  @Test func `documents can make every class that they name`() {
    let rows = AppleClasses.all.filter(\.isMadeByDocuments)
    #expect(PlainObjects.classNames.sorted() == rows.map(\.name).sorted())
  }

  @Test func `properties with names are those of classes of the table`() {
    // A constraint is no object of a document's class.
    let natives = Set(AppleClasses.all.compactMap(\.native)).union(["LayoutConstraint"])
    #expect(KeyTable.classNames.subtracting(natives) == [])
  }

  @Test func `every control and behavior has properties with names`() {
    let keyed = KeyTable.classNames
    // What they have is set by methods, or is the superclass's.
    let plain: Set = ["UIButton", "UICollisionBehavior", "UISearchTextField"]
    for row in AppleClasses.all {
      let ancestors = AppleClasses.ancestors(of: row.name)
      guard let native = row.native, !plain.contains(row.name),
        ancestors.contains("UIControl") || ancestors.contains("UIDynamicBehavior")
      else { continue }
      #expect(keyed.contains(native), "\(row.name) has no property in KeyTable+Classes.swift")
    }
  }
}
