// swift-format-ignore-file

import UIKit

/// Rolls of every function of chance.
public class Dice: NSObject {
  public private(set) var rolls: [Int] = []

  override public init() {
    super.init()
    for _ in 0..<20 {
      rolls.append(Int(arc4random_uniform(6)) + 1)
      rolls.append(Int.random(in: 1...6))
      rolls.append(Bool.random() ? 1 : 6)
      rolls.append([1, 2, 3, 4, 5, 6].randomElement()!)
      rolls.append(Int(CGFloat.random(in: 1..<7)))
    }
  }
}
