public import Geometry
public import UIKit

/// How a view of a page is created; scripts and cookies have no effect.
open class WKWebViewConfiguration: NSObject {
  /// Settings of pages.
  open var preferences = WKPreferences()
  /// Scripts and messages.
  open var userContentController = WKUserContentController()
  /// Settings of each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages store.
  open var websiteDataStore = WKWebsiteDataStore()
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// Whether films are shown in their places; it changes nothing.
  open var allowsInlineMediaPlayback = false
  /// Whether films are shown in a small window; it changes nothing.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether pages are shown when they are complete; it changes nothing.
  open var suppressesIncrementalRendering = false
  /// Which films wait for the user; it changes nothing.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The name of the program for servers; it changes nothing.
  open var applicationNameForUserAgent: String?
  /// Which texts are links; it changes nothing.
  open var dataDetectorTypes: WKDataDetectorTypes = []

  /// Creates a configuration.
  override public init() { super.init() }
  /// Takes the addresses of a scheme, which are not asked for.
  open func setURLSchemeHandler(_ urlSchemeHandler: AnyObject?, forURLScheme urlScheme: String) {}
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.audio, .video]
}

/// Kinds of texts that are links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// All of them.
  public static let all = Self(rawValue: .max)
}

/// Settings of pages; they change nothing.
open class WKPreferences: NSObject {
  /// The smallest size of texts.
  open var minimumFontSize = 0.0
  /// Whether pages have scripts.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Creates settings.
  override public init() { super.init() }
}

/// Settings of a page; they change nothing.
open class WKWebpagePreferences: NSObject {
  /// The kinds of pages.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }
  /// Whether a page has scripts.
  open var allowsContentJavaScript = true
  /// The kind of the page.
  open var preferredContentMode = ContentMode.recommended
  /// Creates settings.
  override public init() { super.init() }
}

/// What pages store: nothing.
open class WKWebsiteDataStore: NSObject {
  /// The store of all pages.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store that keeps nothing.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The kinds of what is stored: none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Calls a function; there is nothing to be removed.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { DispatchQueue.main.async(execute: completionHandler) }
}

/// The process of pages; there is none.
open class WKProcessPool: NSObject {}

/// How a picture of a page is made.
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view.
  open var rect = CGRect.null
}

/// A script that is added to pages, which are not run.
open class WKUserScript: NSObject {
  /// When a script runs.
  public enum InjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
  }
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: InjectionTime
  /// Whether it runs in whole pages alone.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// A message of a page; there are none.
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { "" }
  /// The name of its receiver.
  open var name: String { "" }
}

/// A receiver of messages of pages, which do not come.
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts that are added to pages, and the receivers of messages.
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// Creates one without scripts.
  override public init() { super.init() }
  /// Adds a script, which is not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes the scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a receiver, which gets no message.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver.
  open func removeScriptMessageHandler(forName name: String) {}
}
