public import FrameworkSupport
public import Geometry
internal import StageContext
@_exported public import UIKit

/// A view of a web page, whose contents a film does not have: an area that says its address.
///
/// Pages that are given as texts or files are loaded; those of a network fail as on a device that
/// is offline.
open class WKWebView: PlaceholderView {
  /// How the view was created.
  public let configuration: WKWebViewConfiguration
  /// The receiver of what happens with pages; nil by default.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The receiver of what pages ask the user; nil by default.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls the page, which is empty.
  public let scrollView = UIScrollView()
  /// The title of the page: that of its text; nil without one.
  open private(set) var title: String?
  /// The address; nil before the first page.
  open private(set) var url: URL?
  /// Whether a page is loaded.
  open private(set) var isLoading = false
  /// How much of the page is loaded, from 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Whether the page came by a safe way.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether gestures go back and forth; it changes nothing.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have previews; it changes nothing.
  open var allowsLinkPreview = true
  /// The name that the view has for servers; it changes nothing.
  open var customUserAgent: String?
  /// Whether the page can be examined; it changes nothing.
  open var isInspectable = false
  /// The magnification of the page; it changes nothing.
  open var pageZoom = 1.0
  /// Whether there is a page before: the list has one page at a time after its first.
  open var canGoBack: Bool { position > 0 }
  /// Whether there is a page after.
  open var canGoForward: Bool { position + 1 < pages.count }

  private struct Page {
    var url: URL?
    var text: String?
  }

  private var pages: [Page] = []
  private var position = -1

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - configuration: How it is created.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Creates a view.
  override public convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// What the area says: the title or the address of the page.
  override open var placeholderName: String { title ?? url?.absoluteString ?? "WKWebView" }

  /// Loads a request, which fails unless it is one of a file.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    open(Page(url: request.url, text: nil))
  }

  /// Loads a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(Page(url: url, text: answer(to: url)))
  }

  /// Loads a text of a page.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(Page(url: baseURL, text: string))
  }

  /// Loads bytes of a page.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { open(Page(url: baseURL, text: String(decoding: data, as: UTF8.self))) }

  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? { position >= 0 ? show(pages[position]) : nil }
  /// Loads the page again, without a cache.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Goes to the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { go(by: -1) }
  /// Goes to the page after.
  @discardableResult
  open func goForward() -> WKNavigation? { go(by: 1) }
  /// Ends the loading.
  open func stopLoading() { isLoading = false }

  /// Calls a function without a value: pages have no scripts.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    ApplicationContext.logUnavailable("A script of a page", "it has no value")
    DispatchQueue.main.async { completionHandler?(nil, nil) }
  }

  /// Calls a function with a picture of the area.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    DispatchQueue.main.async { completionHandler(image, nil) }
  }

  private func go(by distance: Int) -> WKNavigation? {
    guard pages.indices.contains(position + distance) else { return nil }
    position += distance
    return show(pages[position])
  }

  private func open(_ page: Page) -> WKNavigation? {
    pages.removeSubrange((position + 1)...)
    pages.append(page)
    position += 1
    return show(page)
  }

  private func show(_ page: Page) -> WKNavigation? {
    let navigation = WKNavigation()
    guard let delegate = navigationDelegate else {
      begin(page, navigation)
      return navigation
    }
    let action = WKNavigationAction(request: URLRequest(url: page.url ?? URL(fileURLWithPath: "/")))
    delegate.webView(self, decidePolicyFor: action) { [self] policy in
      if policy == .allow { begin(page, navigation) }
    }
    return navigation
  }

  private func begin(_ page: Page, _ navigation: WKNavigation) {
    url = page.url
    title = nil
    isLoading = true
    estimatedProgress = 0.1
    setNeedsLayout()
    DispatchQueue.main.async { [self] in
      guard isLoading else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
      guard isLoading else { return }
      isLoading = false
      estimatedProgress = 1
      guard let text = page.text ?? answer(to: page.url) else {
        let error = URLError(.notConnectedToInternet)
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: navigation, withError: error)
        return
      }
      title = text.firstMatch(of: #/(?i)<title[^>]*>([^<]*)</title>/#).map { String($0.1) }
      setNeedsLayout()
      navigationDelegate?.webView(self, didCommit: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
  }

  /// Returns the text of an address: of a file, or one that a script answers.
  private func answer(to url: URL?) -> String? {
    url.flatMap { try? Data(contentsOf: $0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension WKWebView: DocumentMade {
  package static func makeForDocument() -> AnyObject { WKWebView() }
}
