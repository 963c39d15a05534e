import Controls
import Geometry
import StageKit
import Testing
import UIKit

/// Colors and fonts that are picked, and items that are dragged nowhere.
@Suite struct `controllers that pick` {
  private final class Taker: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colors.append(color) }
  }

  private let stage = Stage(size: .phone)

  @Test func `a tap on a color of the grid picks it`() throws {
    let application = UIApplication(on: stage)
    let taker = Taker()
    let picker = application.run {
      let picker = UIColorPickerViewController()
      picker.delegate = taker
      return picker
    }
    application.show { picker }
    // The first row is gray: white at the left.
    stage.tap(at: Point(30, 90), time: 0.5)
    _ = stage.frame(at: 1)
    #expect(taker.colors.count == 1)
    #expect(taker.colors.first == picker.selectedColor && picker.selectedColor != .black)
  }

  @Test func `a provider gives objects of the class that is asked for`() {
    let application = UIApplication(on: stage)
    application.run {
      let provider = NSItemProvider(object: "text")
      #expect(provider.canLoadObject(ofClass: String.self))
      #expect(provider.canLoadObject(ofClass: NSString.self))
      #expect(!provider.canLoadObject(ofClass: UIImage.self))
      var loaded: [String] = []
      provider.loadObject(ofClass: String.self) { object, _ in
        loaded.append(object as? String ?? "")
      }
      #expect(loaded.isEmpty)
      _ = stage.frame(at: 0.1)
      #expect(loaded == ["text"])
    }
  }
}
