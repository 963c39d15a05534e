internal import FrameworkSupport
internal import StageContext
import UIKit

/// The object that is notified of a request to the store.
public protocol SKRequestDelegate: AnyObject {
  /// Called when the request is done.
  func requestDidFinish(_ request: SKRequest)
  /// Called when the request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The object that is notified of the products of the store.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products of the store: none.
open class SKProductsResponse: NSObject {
  /// The products.
  open var products: [SKProduct] { [] }
  /// The names of which there are no products.
  open var invalidProductIdentifiers: [String] { [] }
}

/// A request to the store, which cannot be reached.
open class SKRequest: NSObject {
  private weak var observer: (any SKRequestDelegate)?
  private var isStarted = false

  /// The object that is notified of the request.
  open var delegate: (any SKRequestDelegate)? {
    get { observer }
    set { observer = newValue }
  }

  /// Tells the delegate that the store cannot be reached.
  open func start() {
    ApplicationContext.logUnavailable("A store", "it cannot be reached")
    isStarted = true
    DispatchQueue.main.async { [self] in
      guard isStarted else { return }
      observer?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
    }
  }
  /// Ends the request.
  open func cancel() { isStarted = false }
}

/// A request for products.
open class SKProductsRequest: SKRequest {
  /// The names of the products.
  public let productIdentifiers: Set<String>

  /// Creates a request.
  public init(productIdentifiers: Set<String>) {
    self.productIdentifiers = productIdentifiers
    super.init()
  }
}

/// Asks the user for a review, which a film does not show.
open class SKStoreReviewController: NSObject {
  /// Logs once that no user is asked.
  open class func requestReview() {
    ApplicationContext.logUnavailable("A store", "no user is asked for a review")
  }
  /// Logs once that no user is asked.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
