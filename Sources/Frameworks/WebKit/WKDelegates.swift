public import UIKit

/// A page that is loaded.
open class WKNavigation: NSObject {}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Whether the answer of a page is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A page that is to be loaded.
open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// Why it is loaded: by the program.
  public let navigationType = WKNavigationType.other
  /// The part of the page, which is the whole one.
  public let targetFrame: WKFrameInfo? = WKFrameInfo()

  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// An answer to a request of a page.
open class WKNavigationResponse: NSObject {
  /// The response.
  public let response: URLResponse
  /// Whether it can be shown.
  public let canShowMIMEType = true

  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A part of a page.
open class WKFrameInfo: NSObject {
  /// Whether it is the whole one.
  public let isMainFrame = true
}

/// What a view of a page reports; all methods are optional.
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is loaded; the function decides.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Never called: servers do not answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Called when a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Never called: servers do not answer.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  /// Called when a page cannot be loaded.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called when the text of a page comes.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Never called: a page that has begun is complete.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Never called: nothing ends the page's process.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Lets the page load.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Lets the page load.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What a page asks the user; all methods are optional, and none is called.
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called for a new window; nil, the default, opens none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called for an alert of a page.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// Called when a page closes its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// Opens no window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Goes on.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// The sizes of a new window.
open class WKWindowFeatures: NSObject {}
