import Network
import PhotosUI
import StageKit
import StoreKit
import SwiftUI
import SystemConfiguration
import Testing
import UIKit

/// Frameworks answer as on a device whose user has said no, or that is in flight mode.
@Suite struct `what a film does not have` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Record: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test func `is a network`() {
    let record = Record()
    let monitor = application.run { () -> NWPathMonitor in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = {
        record.lines.append("\($0.status) \($0.usesInterfaceType(.wifi))")
      }
      monitor.start(queue: .main)
      return monitor
    }
    #expect(record.lines.isEmpty)
    stage.advance(to: 0.1)
    #expect(record.lines == ["unsatisfied false"])
    #expect(stage.logEntries.count == 1)
    application.run { monitor.cancel() }
    #expect(monitor.queue == nil)
  }

  @Test func `is an address that can be reached`() throws {
    try application.run {
      Result {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var flags: SCNetworkReachabilityFlags = [.reachable]
        #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags.isEmpty)
      }
    }.get()
  }

  @Test func `is an address of the fields that it has on iOS`() {
    application.run {
      var address = sockaddr_in(
        sin_len: 0, sin_family: 0, sin_port: 80, sin_addr: in_addr(s_addr: 1),
        sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
      address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
      address.sin_family = sa_family_t(AF_INET)
      #expect(address.sin_len == 16 && address.sin_port == 80 && address.sin_addr.s_addr == 1)
      let target = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(nil, $0)
        }
      }
      var flags = SCNetworkReachabilityFlags(rawValue: UInt32(kSCNetworkFlagsReachable))
      #expect(flags == .reachable)
      #expect(UInt32(kSCNetworkFlagsConnectionRequired) == flags.rawValue << 1)
      #expect(target.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.isEmpty)
    }
  }

  private final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var lines: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      lines.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      lines.append("\((error as? SKError)?.code == .cloudServiceNetworkConnectionFailed)")
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) { lines += transactions.map { "\($0.transactionState)" } }
  }

  @Test func `is a store`() {
    let buyer = Buyer()
    application.run {
      #expect(!SKPaymentQueue.canMakePayments())
      let request = SKProductsRequest(productIdentifiers: ["a"])
      request.delegate = buyer
      request.start()
      SKPaymentQueue.default().add(buyer)
      SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
    }
    stage.advance(to: 0.1)
    #expect(buyer.lines == ["true", "failed"])
  }

  private final class Chooser: NSObject, PHPickerViewControllerDelegate {
    var counts: [Int] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      counts.append(results.count)
    }
  }

  @Test func `is a photo`() {
    let record = Record()
    let chooser = Chooser()
    application.run {
      record.lines.append("\(PHPhotoLibrary.authorizationStatus())")
      PHPhotoLibrary.requestAuthorization { record.lines.append("\($0)") }
      #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
      PHPhotoLibrary.shared().performChanges {
        record.lines.append("never")
      } completionHandler: { isDone, error in
        let code = (error as? PHPhotosError)?.code
        record.lines.append("\(isDone) \(code == .accessUserDenied)")
      }
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.delegate = chooser
      picker.close()
    }
    stage.advance(to: 0.1)
    #expect(record.lines == ["notDetermined", "denied", "false true"])
    #expect(chooser.counts == [0])
    #expect(application.run { PHPhotoLibrary.authorizationStatus() } == .denied)
  }

  private struct Card: SwiftUI.View {
    @State var title = "a"
  }

  @Test func `is SwiftUI, whose views keep their values and are areas with their names`() {
    let texts = application.run { () -> [String?] in
      let card = Card()
      card.$title.wrappedValue = "b"
      #expect(card.title == "b")
      let controller = UIHostingController(rootView: card)
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      controller.view.layoutIfNeeded()
      let other = UIHostingController(rootView: AnyView(_named: "Text"))
      other.view.layoutIfNeeded()
      return [controller, other].map { $0.view.subviews.compactMap { $0 as? UILabel }.first?.text }
    }
    #expect(texts == ["SwiftUI: Card", "SwiftUI: Text"])
  }
}
