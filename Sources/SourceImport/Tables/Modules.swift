/// What becomes of the modules that iOS programs import.
enum Modules {
  /// What the module `UIKit` exports or replaces.
  static let includedInUIKit: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "Glibc", "ObjectiveC",
    "QuartzCore", "UIKit", "UIKitCore", "os",
  ]

  /// Modules that stand beside `UIKit`.
  static let standing: Set<String> = ["CoreMotion", "PlaygroundSupport", "XCPlayground"]

  /// Modules of the toolchain that need no change.
  static let neutral: Set<String> = [
    "Swift", "Synchronization", "_Concurrency", "RegexBuilder", "Zoetrope",
  ]

  /// Why well-known modules cannot be had.
  static let unavailable: [String: String] = {
    var reasons: [String: String] = [:]
    let apple = """
      ARKit AVFoundation AVKit Accelerate AudioToolbox CallKit CloudKit Combine Contacts CoreAudio
      CoreBluetooth CoreData CoreImage CoreLocation CoreML CoreText EventKit GLKit GameController
      GameKit GameplayKit HealthKit HomeKit ImageIO LocalAuthentication MapKit MediaPlayer
      MessageUI Messages Metal MetalKit MobileCoreServices ModelIO MultipeerConnectivity
      NotificationCenter Observation OpenGLES PDFKit PassKit Photos PhotosUI RealityKit
      SafariServices SceneKit Security Social SpriteKit StoreKit SwiftData SwiftUI
      SystemConfiguration UniformTypeIdentifiers UserNotifications Vision WatchConnectivity
      WatchKit WebKit WidgetKit simd AppKit Cocoa XCTest OSLog
      """
    for module in apple.split(whereSeparator: \.isWhitespace) {
      reasons[String(module)] = "it is part of Apple's systems"
    }
    let foreign = """
      Alamofire Cartography CocoaLumberjack Firebase Kingfisher Lottie Masonry Nimble Nuke PromiseKit
      Quick ReactiveCocoa ReactiveSwift Realm RealmSwift Result RxBlocking RxCocoa RxDataSources
      RxGesture RxRelay RxSwift SDWebImage SVProgressHUD Shimmer SnapKit SnapshotTesting Spring
      SwiftyJSON Then Validated pop
      """
    for module in foreign.split(whereSeparator: \.isWhitespace) {
      reasons[String(module)] = "it is a library of other authors that needs Apple's systems"
    }
    return reasons
  }()
}
