private import ProjectFiles

/// What becomes of the modules that iOS programs import.
enum Modules {
  /// What the module `UIKit` exports or replaces.
  ///
  /// Their imports become one of `UIKit`: names of Foundation and Dispatch that it replaces hide
  /// those of the system's modules only in a file that does not import these by itself.
  static let includedInUIKit: Set<String> = [
    "CoreFoundation", "CoreGraphics", "CoreImage", "Darwin", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML",
    "Glibc",
    "OSLog", "ObjectiveC", "QuartzCore", "UIKit", "UIKitCore", "os",
  ]

  /// Modules of ``includedInUIKit`` that are Apple's alone: here the compiler can import none of
  /// that name.
  static let absent: Set<String> = ["Darwin", "OSLog", "ObjectiveC", "UIKitCore", "os"]

  /// Modules that stand beside `UIKit`.
  static let standing: Set<String> = [
    "AVFoundation", "AVKit", "AudioToolbox", "Combine", "Contacts", "ContactsUI", "CoreData",
    "CoreLocation", "CoreMotion", "EventKit", "EventKitUI", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Network",
    "Photos", "PhotosUI", "PlaygroundSupport",
    "SafariServices", "SceneKit", "Security", "SnapshotTesting", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UserNotifications",
    "WebKit",
    "XCPlayground",
  ]

  /// Modules that cannot be had, and those of ours in whose place they are, by their names.
  static let exported: [String: String] = [
    "AVFAudio": "AVFoundation", "CoreMedia": "AVFoundation",
    "CoreText": "UIKit", "ImageIO": "UIKit",
    "InlineSnapshotTesting": "SnapshotTesting", "MobileCoreServices": "UIKit",
    // Of these libraries the source is never compiled: the files of R.swift are made here, Lottie
    // draws by layers of Apple's that do not exist here, and Realm's database is in C++.
    "Lottie": "AnimationPlaying", "Realm": "ObjectStoring", "RealmSwift": "ObjectStoring",
    "Rswift": "ResourceNames", "RswiftResources": "ResourceNames",
    "Speech": "AVFoundation",
    "Testing": "StageTesting",
    "UniformTypeIdentifiers": "UIKit", "XCTest": "TestCases",
  ]

  /// Modules of other authors in whose place one of ours stands if their source is not here.
  static let substitutes: [String: String] = [
    "Action": "ObservableSequences", "Alamofire": "RequestMaking",
    "AlamofireImage": "ImageFetching", "Kingfisher": "ImageFetching", "SDWebImage": "ImageFetching",
    "AlamofireObjectMapper": "ObjectMapping", "Cartography": "ConstraintOperators",
    "CombineCocoa": "ControlPublishers", "CombineMoya": "RequestTargets",
    "Localize_Swift": "TextLocalizing",
    "Moya": "RequestTargets", "NSObject_Rx": "ObservableSequences",
    "ObjectMapper": "ObjectMapping", "PinLayout": "FramePinning", "PureLayout": "EdgePinning",
    "Reachability": "NetworkReaching", "ReachabilitySwift": "NetworkReaching",
    "Reusable": "CellReuse", "RxCocoa": "ObservableSequences",
    "RxDataSources": "ObservableSequences", "RxGesture": "ObservableSequences",
    "RxMoya": "RequestTargets",
    "RxRelay": "ObservableSequences", "RxSwift": "ObservableSequences",
    "SnapKit": "ConstraintMaking", "SwifterSwift": "TypeExtensions", "SwiftyJSON": "JSONValues",
    "Swinject": "ServiceResolving",
    "SwinjectAutoregistration": "ServiceResolving",
    "Then": "ObjectSetup", "TinyConstraints": "AnchorConstraints",
  ]

  /// Modules of ``substitutes`` with a type of their name, which that name means before a member.
  static let namedAsTypes: Set<String> = ["Reachability"]

  /// Types of modules of ours whose names Swift has, too: in a file that imports the library a name
  /// without arguments is the library's.
  static let hidingNames: [String: Set<String>] = ["RequestTargets": ["Task"]]

  /// Types of the fourth version of Alamofire with one argument, and those of ours by their names.
  static let withOneArgument: [String: String] = [
    "DataResponse": "AFDataResponse", "Result": "AFResult",
  ]

  /// Modules of the toolchain that need no change.
  static let neutral: Set<String> = [
    "ObjectiveCSupport", "Observation", "RegexBuilder", "ResourceNames", "StageTesting", "Swift",
    "Synchronization", "TestCases",
    "Zoetrope",
    "_Concurrency",
  ]

  /// Well-known modules of other authors, without which most of a file is lost.
  static let foreign: Set<String> = words(
    """
    Alamofire Cartography CocoaLumberjack Firebase Kingfisher Masonry Nimble Nuke PromiseKit
    Quick ReactiveCocoa ReactiveSwift Result RxBlocking RxCocoa RxDataSources
    RxGesture RxRelay RxSwift SDWebImage SVProgressHUD Shimmer SnapKit Spring
    SwiftyJSON Then Validated pop
    """)

  /// Modules of Apple's systems, with the names that a file uses of each: a `*` stands for the rest
  /// of a name.
  static let apple: [String: Set<String>] = {
    let table = """
      ARKit AR*; Accelerate vDSP* vImage* cblas*; AppKit NSView NSColor*; CallKit CX*; CloudKit CK*; Cocoa NSView*;
      CoreAudio Audio*; CoreBluetooth CB*;
      CoreML ML*; GLKit GLK*; GameController GC*; GameKit GK*;
      GameplayKit GK*; HealthKit HK*; HomeKit HM*;
      Messages MS*; Metal MTL*;
      MetalKit MTK*; ModelIO MDL*; MultipeerConnectivity MC*;
      NotificationCenter NC*; OpenGLES EAGL*; PDFKit PDF*;
      PassKit PK*; QuickLook QL*; QuickLookThumbnailing QL*; RealityKit Entity AR*;
      Social SL*; SwiftData ModelContainer Query;
      Vision VN*;
      VisionKit VN* DataScanner* ImageAnalysis* ImageAnalyzer*; WatchConnectivity WC*; WatchKit WK*;
       WidgetKit Widget*; simd simd*
      """
    var result: [String: Set<String>] = [:]
    for entry in table.split(separator: ";") {
      let names = entry.split(whereSeparator: \.isWhitespace).map(String.init)
      result[names[0]] = Set(names.dropFirst())
    }
    return result
  }()

  /// Returns whether a module is one of other authors, or of the program.
  static func isOfOthers(_ module: String) -> Bool {
    !includedInUIKit.contains(module) && !standing.contains(module) && exported[module] == nil
      && !neutral.contains(module) && apple[module] == nil
  }

  /// Returns why a module of other authors cannot be imported, and what to do.
  static func advice(on module: String) -> String {
    if ServiceModules.contains(module) {
      return "the library of a service on the network, which a film does not have."
    }
    return "whose source is not here: put it into the folder Packages/\(module) beside the "
      + "program, or name the folder with its checkout by --packages."
  }

  /// Names of Apple's modules that `UIKit` or a module that stands beside it declares.
  static let declared: Set<String> = words(
    """
    AudioFormatID AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID
    AudioServicesPlayAlertSound AudioServicesPlaySystemSound
    CTFontManagerRegisterFontsForURL CTFontManagerScope SystemSoundID kSystemSoundID_Vibrate
    """)

  /// Returns whether a name is one of a module's, and not declared here.
  static func isName(_ name: String, among names: Set<String>) -> Bool {
    !declared.contains(name)
      && names.contains { entry in
        guard entry.hasSuffix("*") else { return entry == name }
        let prefix = entry.dropLast()
        let rest = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix), let next = rest.first else { return false }
        // `AVAudioPlayer` is a name of AV*, `AVERAGE` and `AVenue` are not.
        return prefix.last?.isLowercase == true || next == "_"
          || next.isUppercase && rest.contains(where: \.isLowercase)
      }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
