import AVFoundation
import CoreLocation
import LocalAuthentication
import MapKit
import MessageUI
import SafariServices
import StageKit
import Testing
import UIKit
import UserNotifications
import WebKit

/// What a film does not have is denied, or an area that says its name.
@Suite struct `frameworks beside UIKit` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Places: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var lines: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      lines.append("\(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("failed \((error as? CLError)?.code == .denied)")
    }
  }

  @Test func `deny the place of the device, and log that once`() {
    let places = application.run { Places() }
    application.run {
      places.manager.delegate = places
      places.manager.requestWhenInUseAuthorization()
      places.manager.startUpdatingLocation()
    }
    stage.advance(to: 0.1)
    #expect(places.lines == ["notDetermined", "denied", "failed true"])
    #expect(stage.logEntries.count == 1)
    let (berlin, paris) = (
      CLLocation(latitude: 52.52, longitude: 13.405),
      CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    // The distance by the haversine formula with a radius of 6371.0088 km.
    #expect(abs(berlin.distance(from: paris) - 877_464) < 100)
  }

  private final class Navigation: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      lines.append("finished \(webView.title ?? "")")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { lines.append("failed \(webView.url?.host() ?? "")") }
  }

  @Test func `load texts of pages, and fail for those of a network`() throws {
    let navigation = Navigation()
    let url = try #require(URL(string: "https://example.org/page"))
    let view = application.run {
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.navigationDelegate = navigation
      view.loadHTMLString("<html><title>Home</title></html>", baseURL: nil)
      return view
    }
    stage.advance(to: 0.2)
    application.run { _ = view.load(URLRequest(url: url)) }
    stage.advance(to: 0.5)
    #expect(navigation.lines == ["finished Home", "failed example.org"])
    #expect(view.canGoBack && !view.canGoForward)
  }

  @Test func `deny notifications and keep them`() {
    var lines: [String] = []
    application.run {
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization(options: [.alert]) { isGranted, _ in lines.append("\(isGranted)")
      }
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      center.getPendingNotificationRequests { lines += $0.map(\.content.title) }
      center.getNotificationSettings { lines.append("\($0.authorizationStatus)") }
    }
    stage.advance(to: 0.1)
    #expect(lines == ["false", "Tea", "denied"])
  }

  @Test func `show the address of a page in a controller that closes`() throws {
    let url = try #require(URL(string: "https://example.org/page"))
    let controller = application.run { () -> SFSafariViewController in
      let controller = SFSafariViewController(url: url)
      controller.loadViewIfNeeded()
      return controller
    }
    let texts = controller.view.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("example.org"))
  }

  @Test func `place marks on a map by their degrees`() {
    let map = application.run { () -> MKMapView in
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let point = MKPointAnnotation()
      point.coordinate = CLLocationCoordinate2D(latitude: 10.5, longitude: 20.5)
      map.addAnnotation(point)
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
          span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)), animated: false)
      map.layoutIfNeeded()
      return map
    }
    // A quarter of 100 points above the middle, an eighth of 200 points to the right of it.
    #expect(map.annotations.first.flatMap { map.view(for: $0)?.center } == CGPoint(x: 125, y: 25))
  }

  @Test func `show a rectangle of the flat map inside of insets, and find no way`() {
    nonisolated(unsafe) var lines: [String] = []
    let map = application.run { () -> MKMapView in
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let corners = [
        CLLocationCoordinate2D(latitude: 1, longitude: 20),
        CLLocationCoordinate2D(latitude: -1, longitude: 24),
      ]
      let line = MKPolyline(coordinates: corners, count: 2)
      map.addOverlay(line, level: .aboveRoads)
      map.setVisibleMapRect(
        line.boundingMapRect, edgePadding: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0),
        animated: false)
      let request = MKDirections.Request()
      request.source = .forCurrentLocation()
      MKDirections(request: request).calculate { response, error in
        lines.append("\(response == nil) \((error as? URLError)?.code == .notConnectedToInternet)")
      }
      return map
    }
    stage.advance(to: 0.1)
    // 4 degrees are 200 points wide, and 100 points are left of them.
    #expect(abs(map.region.center.longitude - 21) < 1e-9)
    #expect(abs(map.region.span.longitudeDelta - 6) < 1e-9)
    #expect(abs(map.region.center.latitude) < 1e-9 && abs(map.region.span.latitudeDelta - 2) < 1e-9)
    #expect(map.overlays.count == 1 && lines == ["true true"])
    // One eighth of the map is 45 degrees of longitude; the equator is in its middle.
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 45))
    #expect(point == MKMapPoint(x: MKMapRect.world.width * 0.625, y: MKMapRect.world.height / 2))
  }

  @Test func `keep the time of a film, and report its end`() {
    var lines: [String] = []
    let player = application.run { () -> AVPlayer in
      let player = AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4")))
      _ = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
      ) { _ in lines.append("end \(stage.time)") }
      player.play()
      return player
    }
    stage.advance(to: 2)
    #expect(application.run { player.currentTime().seconds } == 2)
    application.run { player.rate = 2 }
    stage.advance(to: 10)
    #expect(lines == ["end 6.0"] && player.rate == 0)
  }

  @Test func `recognize nobody, and send nothing`() {
    var lines: [String] = []
    application.run {
      #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication))
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") {
        isKnown, error in
        lines.append("\(isKnown) \((error as? LAError)?.code == .biometryNotAvailable)")
      }
    }
    stage.advance(to: 0.1)
    #expect(lines == ["false true"])
    #expect(!MFMailComposeViewController.canSendMail())
  }
}
