import Geometry
import PictureKit
import Testing
import UIKit

@Suite struct `standard images` {
  @Test func `are symbols, which take the color of the view`() {
    for image in [UIImage.actions, .add, .checkmark, .remove, .strokedCheckmark] {
      #expect(image.isSymbolImage && image.size.width > 0)
    }
    #expect(UIImage.checkmark.size == UIImage(systemName: "checkmark.circle.fill")?.size)
  }
}
