// swift-format-ignore-file
import UIKit

class Dealer: NSObject {
  func deal(count: Int) { print("deal", count) }
  func deal(count: Int, to: String) { print("deal", count, "to", to) }
}
