import Foundation
import SourceImport

/// A compiled module `UIKit` with the few declarations that the tests use.
enum StubModule {
  /// The directory of the module, or the messages of the compiler.
  static let directory: Result<URL, CompilerFailure> = Result {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("SourceImportTests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let source = directory.appendingPathComponent("UIKitStub.swift")
    try? Data(text.utf8).write(to: source)
    let messages = swiftc([
      "-emit-module", "-module-name", "UIKit", "-swift-version", "5", "-o",
      directory.appendingPathComponent("UIKit.swiftmodule").path, source.path,
    ])
    if messages.contains("error:") { throw CompilerFailure(messages: messages) }
    return directory
  }.mapError { $0 as? CompilerFailure ?? CompilerFailure(messages: "\($0)") }

  /// Rewrites files and type-checks them together; returns the lines with errors.
  static func errors(in files: [SourceFile]) throws -> [String] {
    let modules = try directory.get()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SourceImportTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, file) in ImportedProgram(files: files).files.enumerated() {
      let path = folder.appendingPathComponent("File\(index).swift")
      try Data(file.text.utf8).write(to: path)
      paths.append(path.path)
    }
    let messages = swiftc(
      ["-typecheck", "-swift-version", "5", "-module-name", "App", "-parse-as-library"]
        + ["-I", modules.path] + paths)
    return messages.split(separator: "\n").filter { $0.contains(": error:") }.map {
      String($0.replacing(folder.path, with: ""))
    }
  }

  /// Rewrites one file and type-checks it; returns the lines with errors.
  static func errors(in text: String) throws -> [String] {
    try errors(in: [SourceFile(path: "App.swift", text: text)])
  }

  /// The messages of a compilation that failed.
  struct CompilerFailure: Error {
    let messages: String
  }

  /// Runs the compiler and returns its messages.
  ///
  /// `Process` of Foundation copies whole entries of `/proc/self/fd`, past the end of its memory,
  /// which ends the tests at times.
  private static func swiftc(_ arguments: [String]) -> String {
    let words = (["swiftc"] + arguments).map { "'\($0)'" }
    guard let pipe = popen(words.joined(separator: " ") + " 2>&1", "r") else {
      return "error: the shell does not start"
    }
    defer { pclose(pipe) }
    var messages: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&part, 1, part.count, pipe), count > 0 {
      messages += part[..<count]
    }
    return String(decoding: messages, as: UTF8.self)
  }

  private static let text = """
    @_exported import Foundation

    public struct Selector { public init(_ name: String) {} }
    public func _selector<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) -> Selector {
      Selector(name)
    }
    public func _selector<T, S, R>(
      _ name: String, _ method: @escaping (T) -> (S) -> R
    ) -> Selector { Selector(name) }
    public func _selector<T, S, E, R>(
      _ name: String, _ method: @escaping (T) -> (S, E) -> R
    ) -> Selector { Selector(name) }

    public func _didChange(_ object: AnyObject, _ key: String) {}
    public func _date() -> Date { Date() }
    public func _date(timeIntervalSinceNow seconds: TimeInterval) -> Date { _date() }

    open class UIStoryboardSegue {
      public init(identifier: String?, source: UIViewController, destination: UIViewController) {}
    }
    public final class _InterfaceClass<Object: AnyObject> {
      public init(_ type: Object.Type, name: String) {}
      public func make(_ make: @escaping (NSCoder) -> Object?) {}
      public func plain(_ make: @escaping () -> Object) {}
      public func segue(
        _ make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
      ) {}
      public func outlet<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void) {}
      public func property<Value>(_ name: String, _ keyPath: KeyPath<Object, Value>) {}
      public func attribute<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void) {}
      public func collection<Value>(_ name: String, _ set: @escaping (Object, [Value]) -> Void) {}
      public func action(_ name: String, _ perform: @escaping (Object) -> Void) {}
      public func action<S>(_ name: String, _ perform: @escaping (Object, S) -> Void) {}
      public func action<S, E>(_ name: String, _ perform: @escaping (Object, S, E) -> Void) {}
      public func register() {}
    }

    public func _decode(_ coder: NSCoder, into object: AnyObject) {}

    public class UIEvent {}
    public class UITouch: Hashable {
      public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) {}
      public func location(in view: UIView?) -> CGPoint { .zero }
    }
    open class UIResponder: NSObject {
      open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    public class UIColor {
      public static let red = UIColor()
      public static let black = UIColor()
    }
    open class UIView: UIResponder {
      public struct AnimationOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let curveEaseIn = AnimationOptions(rawValue: 1)
      }
      public init(frame: CGRect = .zero) { super.init() }
      open var center = CGPoint.zero
      open var isHidden = false
      open var backgroundColor: UIColor?
      open func addSubview(_ view: UIView) {}
      open func removeFromSuperview() {}
      open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
      open class func animate(
        withDuration: Double, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
      ) {}
      open class func animate(
        withDuration: Double, delay: Double, options: AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      ) {}
    }
    open class UILabel: UIView { open var text: String? }
    open class UIControl: UIView {
      public struct Event: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1)
      }
      open func addTarget(_ target: Any?, action: Selector, for event: Event) {}
    }
    open class UIButton: UIControl {}
    open class UIGestureRecognizer: NSObject {
      public enum State { case began, changed, ended }
      public init(target: Any?, action: Selector?) { super.init() }
      public init?(coder: NSCoder) { super.init() }
      open var state = State.began
      open func location(in view: UIView?) -> CGPoint { .zero }
    }
    open class UITapGestureRecognizer: UIGestureRecognizer {}
    open class UIViewController: UIResponder {
      public init(nibName: String?, bundle: Bundle?) { super.init() }
      public override convenience init() { self.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { super.init() }
      open var view: UIView! = UIView(frame: .zero)
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open var prefersStatusBarHidden: Bool { false }
      open func addChild(_ child: UIViewController) {}
      open func didMove(toParent: UIViewController?) {}
    }
    open class CALayer {
      public required init() {}
      public required init(layer: Any) {}
    }
    public protocol UIDynamicItem: AnyObject { var center: CGPoint { get set } }
    extension UIView: UIDynamicItem {}
    public class UIDynamicBehavior {}
    public class UICollisionBehavior: UIDynamicBehavior {}
    public protocol UICollisionBehaviorDelegate: AnyObject {
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint)
    }
    public class UIScreen {
      public static let main = UIScreen()
      public var bounds: CGRect { .zero }
    }
    """
}
