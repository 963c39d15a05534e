// swift-format-ignore-file
// Swift calls methods of a header by the names that its importer makes.
//
// After 0.1 s it has printed:
//   true
//   big 2
//   progress 0.5
//   done 3
//   motif leaf
//   scroll 4
//   open example.com
//   block
//   end (null)
//   items 5
//   line 6
//   true
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let hud = StageHUD.showAdded(to: view, animated: true)
    print(StageHUD(for: view) === hud)
    hud.setBig(2)
    hud.showProgress(0.5)
    hud.dismiss(completion: { count in print("done", count) })
    hud.addMotif("leaf")
    hud.scroll(byNumberOfItems: 4)
    hud.open(URL(string: "https://example.com")!)
    hud.run { print("block") }
    hud.endWithError(nil)
    hud.setItemsToShow(5)
    hud.drawLine(6, tintColor: .red)
    print(StageHUD.hide(for: view, animated: true))
  }
}
