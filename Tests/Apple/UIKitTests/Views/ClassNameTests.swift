import InterfaceDocuments
import Layers
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `names of classes` {
  @Test func `a program sees the names of the table`() {
    for row in AppleClasses.all {
      guard let native = row.native, native != row.name else { continue }
      let names = AppleClassName.renamedModules.map { AppleClassName.of(name: "\($0).\(native)") }
      #expect(names.contains(row.name), "\(native) is printed as \(names)")
    }
  }

  @Test(arguments: [
    (UIImage.self as Any.Type, "UIImage"), (NSLayoutConstraint.self, "NSLayoutConstraint"),
    (NSLayoutXAxisAnchor.self, "NSLayoutXAxisAnchor"), (NSTextContainer.self, "NSTextContainer"),
    (NSCollectionLayoutGroup.self, "NSCollectionLayoutGroup"), (UILabel.self, "UILabel"),
    (UndoManager.self, "NSUndoManager"), (CAShapeLayer.self, "CAShapeLayer"),
  ])
  func `a class has its name of UIKit`(type: Any.Type, name: String) {
    #expect(AppleClassName.of(type) == name)
  }
}
