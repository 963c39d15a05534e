import SourceImport
import Testing

@Suite struct `imports` {
  @Test func `imports that UIKit includes become one import and keep their lines`() throws {
    let text = """
      import Foundation
      import UIKit
      import class UIKit.UIView
      let a = 1
      """
    #expect(userPart(text) == "import UIKit\n\n\nlet a = 1")
  }

  @Test func `an import that is removed takes its semicolon with it`() {
    #expect(
      userPart("import Foundation;\nimport UIKit;\nlet a = 1\n") == "import UIKit;\n\nlet a = 1\n")
  }

  @Test func `a testable import loses its attribute`() {
    #expect(userPart("@testable import UIKit\n") == "import UIKit\n")
  }

  @Test func `a file that imports a module beside UIKit imports UIKit too`() {
    #expect(userPart("import CoreMotion\n") == "import UIKit; import CoreMotion\n")
    #expect(userPart("import UIKit\nimport CoreMotion\n") == "import UIKit\nimport CoreMotion\n")
    for module in ["AVFoundation", "AudioToolbox"] {
      #expect(userPart("import \(module)\n") == "import UIKit; import \(module)\n")
    }
    #expect(
      userPart("import UIKit\nimport class AVFoundation.AVAudioPlayer\n")
        == "import UIKit\nimport AVFoundation\n")
  }

  @Test func `an import of a module that exports another one becomes one of that`() {
    let text = "import UIKit\nimport AVFAudio\nvar p: AVAudioPlayer?\n"
    #expect(userPart(text) == "import UIKit\nimport AVFoundation\nvar p: AVAudioPlayer?\n")
  }

  @Test func `SnapKit has a substitute where its source is not here`() {
    let text = "import UIKit\nimport SnapKit\nvar c: SnapKit.Constraint?\nlet p = SnapKit.a.b\n"
    #expect(
      userPart(text)
        == "import UIKit\nimport ConstraintMaking\nvar c: ConstraintMaking.Constraint?\n"
        + "let p = ConstraintMaking.a.b\n")
    let own = ImportedProgram(
      files: [SourceFile(path: "A.swift", text: text)], modules: ["SnapKit"])
    #expect(own.problems == [] && withoutFirstLine(own.files[0].text).contains("import SnapKit"))
  }

  @Test func `Then has a substitute where its source is not here`() {
    #expect(
      userPart("import UIKit\nimport Then\nlet a = UIView().then { $0.tag = 1 }\n")
        == "import UIKit\nimport ObjectSetup\nlet a = UIView().then { $0.tag = 1 }\n")
  }

  @Test func `a type of a library hides Swift's of that name in a file that imports it`() {
    #expect(
      userPart("import UIKit\nimport Moya\nvar a: Task { .a }\nvar b: Task<Int, Never>?\n")
        == "import UIKit\nimport RequestTargets\nvar a: RequestTargets.Task { .a }\n"
        + "var b: Task<Int, Never>?\n")
    #expect(
      userPart("import UIKit\nimport Moya\nstruct Task {}\nvar a: Task\n")
        == "import UIKit\nimport RequestTargets\nstruct Task {}\nvar a: Task\n")
    #expect(userPart("import UIKit\nvar a: Task?\n") == "import UIKit\nvar a: Task?\n")
  }

  @Test func `answers and results of one argument are those of Alamofire's fourth version`() {
    #expect(
      userPart("import UIKit\nimport Alamofire\nvar a: DataResponse<Any>?\n")
        == "import UIKit\nimport RequestMaking\nvar a: AFDataResponse<Any>?\n")
    #expect(
      userPart("import UIKit\nimport Alamofire\nvar a: Alamofire.Result<Int>?\n")
        == "import UIKit\nimport RequestMaking\nvar a: RequestMaking.AFResult<Int>?\n")
    #expect(
      userPart("import UIKit\nimport Alamofire\nvar a: DataResponse<Int, AFError>?\n")
        == "import UIKit\nimport RequestMaking\nvar a: DataResponse<Int, AFError>?\n")
    #expect(
      userPart("import UIKit\nimport Alamofire\nenum Result<A> {}\nvar a: Result<Int>?\n")
        == "import UIKit\nimport RequestMaking\nenum Result<A> {}\nvar a: Result<Int>?\n")
  }

  @Test func `a service of maps brings Core Location`() {
    let use = "let a: CLLocationCoordinate2D? = nil\n"
    #expect(rewritten("import UIKit\nimport GoogleMaps\n" + use).contains("import CoreLocation"))
    #expect(!rewritten("import UIKit\nimport GoogleMaps\n").contains("import CoreLocation"))
  }

  @Test func `a library's name before a member stays if a type of the library has it`() {
    #expect(
      userPart("import UIKit\nimport Reachability\nvar a: Reachability.Connection?\n")
        == "import UIKit\nimport NetworkReaching\nvar a: Reachability.Connection?\n")
  }

  @Test(arguments: [
    ("Alamofire", "RequestMaking"), ("Kingfisher", "ImageFetching"),
    ("SDWebImage", "ImageFetching"), ("RxSwift", "ObservableSequences"),
    ("RxCocoa", "ObservableSequences"), ("RxRelay", "ObservableSequences"),
    ("NSObject_Rx", "ObservableSequences"), ("RxDataSources", "ObservableSequences"),
    ("Action", "ObservableSequences"), ("AlamofireImage", "ImageFetching"),
    ("TinyConstraints", "AnchorConstraints"), ("Lottie", "AnimationPlaying"),
    ("Swinject", "ServiceResolving"), ("Realm", "ObjectStoring"),
    ("RealmSwift", "ObjectStoring"), ("Rswift", "ResourceNames"),
    ("RswiftResources", "ResourceNames"), ("SwiftyJSON", "JSONValues"),
    ("Moya", "RequestTargets"), ("RxMoya", "RequestTargets"), ("CombineMoya", "RequestTargets"),
    ("ObjectMapper", "ObjectMapping"), ("AlamofireObjectMapper", "ObjectMapping"),
    ("PinLayout", "FramePinning"), ("Cartography", "ConstraintOperators"),
    ("PureLayout", "EdgePinning"), ("Reusable", "CellReuse"),
    ("Localize_Swift", "TextLocalizing"), ("ReachabilitySwift", "NetworkReaching"),
    ("RxGesture", "ObservableSequences"), ("SwifterSwift", "TypeExtensions"),
    ("CombineCocoa", "ControlPublishers"),
  ])
  func `libraries have substitutes where their source is not here`(
    library: String, substitute: String
  ) {
    #expect(
      userPart("import UIKit\nimport \(library)\nvar a: \(library).B?\n")
        == "import UIKit\nimport \(substitute)\nvar a: \(substitute).B?\n")
  }

  @Test func `a name that a module beside UIKit lacks costs no import`() {
    let text = "import UIKit\nimport AVFoundation\nvar e: AVAssetExportSession?\n"
    #expect(ImportedProgram(files: [SourceFile(path: "A.swift", text: text)]).problems == [])
    #expect(userPart(text) == text)
  }

  @Test func `notifications of users need no import of their own`() {
    func imports(_ text: String) -> Int {
      let program = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
      return program.files[0].text.split(separator: "\n")
        .count { $0 == "import UserNotifications" }
    }
    #expect(imports("import UIKit\nlet a = UNUserNotificationCenter.current()\n") == 1)
    #expect(
      imports(
        "import UIKit\nimport UserNotifications\nlet a = UNUserNotificationCenter.current()\n") == 1
    )
    #expect(imports("import UIKit\nlet a = UNIT\n") == 0)
  }

  @Test func `a module that cannot be had is named with file and line`() {
    let result = ImportedProgram(
      files: [
        SourceFile(
          path: "a/B.swift", text: "import UIKit\nimport PromiseKit\nimport Foo\nimport Bar\n")
      ], modules: ["Bar"])
    #expect(
      result.problems.map(\.description) == [
        "a/B.swift:2: error: imports PromiseKit, whose source is not here: put it into the folder "
          + "Packages/PromiseKit beside the program, or name the folder with its checkout by --packages.",
        "a/B.swift:3: warning: imports Foo, whose source is not here: put it into the folder "
          + "Packages/Foo beside the program, or name the folder with its checkout by --packages.",
      ])
  }

  @Test func `a library of a service is not asked for`() {
    let result = ImportedProgram(files: [
      SourceFile(path: "A.swift", text: "import UIKit\nimport FirebaseAuth\n")
    ])
    #expect(
      result.problems.map(\.description) == [
        "A.swift:2: warning: imports FirebaseAuth, the library of a service on the network, which a "
          + "film does not have."
      ])
  }

  @Test func `a module of Apple's of which a file uses nothing is not imported`() {
    let unused = ImportedProgram(files: [
      SourceFile(
        path: "A.swift", text: "import UIKit\nimport HealthKit\nlet AVERAGE = 1, HKone = 2\n")
    ])
    #expect(unused.problems == [])
    #expect(
      withoutFirstLine(unused.files[0].text) == "import UIKit\n\nlet AVERAGE = 1, HKone = 2\n")
    let used = ImportedProgram(files: [
      SourceFile(path: "A.swift", text: "import UIKit\nimport HealthKit\nvar v: HKUnit?\n"),
      SourceFile(
        path: "B.swift", text: "import UIKit\nimport AVFoundation\nvar p: AVAudioPlayer?\n"),
    ])
    #expect(
      used.problems.map(\.description) == [
        "A.swift:2: error: imports HealthKit, which is not available: it is part of Apple's systems. "
          + "The file uses HKUnit of it in line 3."
      ])
  }

  @Test func `what Foundation exports of Combine is imported`() {
    func imports(_ text: String) -> Bool {
      rewritten(text).contains("\nimport Combine\n")
    }
    #expect(imports("import Foundation\nclass A: ObservableObject { @Published var a = 1 }\n"))
    #expect(!imports("import Foundation\nclass A { var publisher = 1 }\n"))
    #expect(!imports("import Foundation\nprotocol ObservableObject {}\nvar a: ObservableObject?\n"))
    let both = rewritten("import UIKit\nimport Combine\nvar a: AnyCancellable?\n")
    #expect(both.ranges(of: "import Combine").count == 1)
  }

  @Test func `what a template's delegate has of CloudKit is left out`() throws {
    let text = """
      import UIKit
      import CloudKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var container: CKContainer = {
          CKContainer(name: "A")
        }()
        func applicationWillTerminate(_ application: UIApplication) { saveContext() }
        func saveContext() {
          if container.viewContext.hasChanges { try! container.viewContext.save() }
        }
      }
      """
    let alone = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
    #expect(
      alone.problems.map(\.description) == [
        "A.swift:2: warning: imports CloudKit, which is not available: it is part of Apple's systems. "
          + "What uses it is left out: container, saveContext()."
      ])
    let result = userPart(text)
    #expect(!result.contains("container"))
    #expect(
      result.contains("application: UIApplication) { saveContext() }\n  func saveContext() {"))
    // Another file, or another method, that needs the store.
    let other = SourceFile(path: "B.swift", text: "import UIKit\nlet a = delegate.container\n")
    let needed = ImportedProgram(files: [SourceFile(path: "A.swift", text: text), other])
    #expect(needed.problems.map(\.severity) == [.error])
    let used = text.replacing("{ saveContext() }", with: "{ saveContext(); container.load() }")
    let method = ImportedProgram(files: [SourceFile(path: "A.swift", text: used)])
    #expect(method.problems.map(\.severity) == [.error])
  }

  @Test func `the first line names the user's file`() {
    let result = ImportedProgram(files: [SourceFile(path: "My \"App\".swift", text: "let a = 1\n")])
    #expect(
      result.files[0].text
        == "#sourceLocation(file: \"My _App_.swift\", line: 1)\nlet a = 1\n")
  }

  @Test func `a byte order mark and a line for the shell do not stay after the first line`() {
    #expect(rewritten("\u{FEFF}let a = 1") == "let a = 1")
    #expect(rewritten("#!/usr/bin/swift\nlet a = 1") == "///usr/bin/swift\nlet a = 1")
  }

  @Test func `the system is iOS in compilation conditions`() {
    #expect(
      userPart("#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif os(Linux)\n#endif\n")
        == "#if true || os(tvOS)\nlet a = 1\n#elseif false\n#endif\n")
  }
}
