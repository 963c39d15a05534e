internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

/// Why nothing is bought.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// What is to be bought.
open class SKPayment: NSObject {
  /// The name of the product.
  public let productIdentifier: String
  /// How many.
  open var quantity: Int { 1 }

  /// Creates a payment of a product.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

/// What can be bought; a store that cannot be reached has none.
open class SKProduct: NSObject {
  /// The name.
  open var productIdentifier: String { "" }
  /// The title.
  open var localizedTitle: String { "" }
  /// The text.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// The country of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A payment, which has failed.
open class SKPaymentTransaction: NSObject {
  /// What is to be bought.
  public let payment: SKPayment
  /// How far the payment is: it has failed.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Why it has failed: payments are not allowed.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The name: there is none.
  open var transactionIdentifier: String? { nil }
  /// When it was made: it was not.
  open var transactionDate: Date? { nil }
  /// The payment of which this one is a copy: there is none.
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}

/// The object that is notified of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called when payments have got further.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when payments are gone.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when earlier payments could not be found.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when all earlier payments are found.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// Payments, which are not allowed.
open class SKPaymentQueue: NSObject {
  private struct Observer {
    weak var observer: (any SKPaymentTransactionObserver)?
  }
  private var observers: [Observer] = []

  /// The payments of the application.
  open class func `default`() -> SKPaymentQueue {
    ApplicationContext.shared.service { _ in SKPaymentQueue() }
  }
  /// Whether payments are allowed: they are not.
  open class func canMakePayments() -> Bool { false }
  /// The payments: none.
  open var transactions: [SKPaymentTransaction] { [] }

  /// Adds an observer.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(observer: observer))
  }
  /// Takes an observer away.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.observer === observer }
  }
  /// Tells observers that a payment has failed.
  open func add(_ payment: SKPayment) {
    ApplicationContext.logUnavailable("A store", "payments are not allowed")
    tell { [self] in $0.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)]) }
  }
  /// Tells observers that no earlier payments are found.
  open func restoreCompletedTransactions() {
    ApplicationContext.logUnavailable("A store", "payments are not allowed")
    tell { [self] in
      $0.paymentQueue(
        self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
    }
  }
  /// Ends a payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}

  private func tell(_ body: @escaping (any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async { [self] in
      for observer in observers.compactMap(\.observer) { body(observer) }
    }
  }
}
