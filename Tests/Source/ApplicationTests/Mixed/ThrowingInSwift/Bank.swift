// swift-format-ignore-file
import UIKit
enum BankError: Int, Error { case empty = 3, closed = 7 }
@objc protocol BankRule: AnyObject { func check(_ amount: Int) throws }
@objcMembers class Bank: NSObject {
  var balance = 10
  weak var rule: BankRule?
  init(owner: String) throws { if owner.isEmpty { throw BankError.closed } }
  override init() {}
  func open() throws { if balance == 0 { throw BankError.empty } }
  func take(_ amount: Int) throws {
    if amount > balance { throw BankError.empty }
    try rule?.check(amount)
    balance -= amount
  }
  func pay(amount: Int, to name: String) throws -> String {
    try take(amount)
    return "\(amount) to \(name)"
  }
  func fail() throws { throw NSError(domain: "Bank", code: 5, userInfo: [NSLocalizedDescriptionKey: "It is closed."]) }
}
