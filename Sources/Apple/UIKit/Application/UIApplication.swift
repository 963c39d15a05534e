internal import Geometry
internal import StageContext
public import StageKit

/// The application that runs on a stage: its windows, and what stands for the device.
///
/// Each stage has its own. While a stage calls the code of its application, that is ``shared``, so
/// that several stages can run at once.
public final class UIApplication: UIResponder {
  /// The state of the application.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The application that is running; nil outside the code of one.
  static var current: UIApplication? {
    ApplicationContext.currentApplication.map { unsafeDowncast($0, to: UIApplication.self) }
  }

  /// The application that is running.
  ///
  /// It traps outside the code of an application, for example in a static variable that is read
  /// before.
  public static var shared: UIApplication {
    unsafeDowncast(ApplicationContext.sharedApplication, to: UIApplication.self)
  }

  /// What the frameworks below UIKit know of the application.
  let context: ApplicationContext
  /// The stage on which the application runs, and which retains it.
  var stage: Stage { context.stage }
  /// The screen, as large as the stage.
  let screen: UIScreen
  /// The main bundle: the files of the program.
  let bundle: Bundle
  /// What documents use of the classes of the program.
  var interfaceClasses = InterfaceClasses()
  /// The interface documents that have been read.
  let interfaceDocuments = InterfaceLibrary()

  /// The application's delegate.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The delegate of a program that was launched, which nothing else retains.
  var retainedDelegate: (any UIApplicationDelegate)?
  var scenes: [UIScene] = []
  /// The windows, from back to front.
  public internal(set) var windows: [UIWindow] = []
  /// The state: always active.
  public var applicationState: State { .active }
  /// Whether the idle timer is disabled; there is none.
  public var isIdleTimerDisabled = false

  /// The number of calls of ``beginIgnoringInteractionEvents()`` that have not been ended.
  private var ignoringCount = 0

  /// Creates the application of a stage, which retains it.
  ///
  /// - Parameters:
  ///   - stage: A stage without an application.
  ///   - resources: The path of the folder with the program's files: interface documents, images,
  ///     asset catalogs and so on; nil, the default, for none.
  public convenience init(on stage: Stage, resources: String? = nil) {
    self.init(on: stage, files: resources.map { ResourceFolder(path: $0) })
  }

  /// Creates the application of a stage, which retains it.
  ///
  /// - Parameters:
  ///   - stage: A stage without an application.
  ///   - files: Where the program's files are; nil for none.
  package init(on stage: Stage, files: ResourceFolder?) {
    precondition(stage.application == nil, "the stage has an application")
    context = ApplicationContext(stage: stage)
    let bundle = Bundle(resources: files.map { ResourceDirectory($0) } ?? .empty)
    self.bundle = bundle
    screen = UIScreen(stage: stage)
    super.init()
    context.provide { bundle }
    context.smoothsEdges = bundle.infoDictionary?["UIViewEdgeAntialiasing"] as? Bool ?? false
    context.provide { KeyTable { $0.addClassesOfUIKit() } }
    stage.application = self
    UndoManager.setClock { ApplicationContext.current?.stage.time }
    UndoManager.notifyOfEvents()
    addFonts()
    applyAccentColor()
  }

  /// Returns the application by its name, `shared`; nil for other names.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Returns the application by its name, `shared`; nil for other names.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Calls a function while the application is ``shared``.
  ///
  /// - Parameter body: A function, for example one that creates a view controller.
  /// - Returns: What the function returns.
  public func run<Result>(_ body: () -> Result) -> Result {
    context.run(self, body)
  }

  /// Returns the application's object of a type, which is created when it is first asked for.
  func service<Service: AnyObject>(_ make: (UIApplication) -> Service) -> Service {
    context.service { _ in make(self) }
  }

  /// Shows a controller's view in a new window as large as the stage.
  ///
  /// - Parameter makeController: Creates the controller, in the application.
  public func show(_ makeController: () -> UIViewController) {
    run {
      let window = UIWindow(frame: screen.bounds)
      window.rootViewController = makeController()
      window.makeKeyAndVisible()
      post(Self.didBecomeActiveNotification)
    }
  }

  /// The window that receives what is typed: the one that was made the key window last.
  public internal(set) weak var keyWindow: UIWindow?

  /// Ignores touches until ``endIgnoringInteractionEvents()`` has been called as often.
  public func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    stage.view.isUserInteractionEnabled = false
  }

  /// Ends one call of ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    ignoringCount = max(ignoringCount - 1, 0)
    stage.view.isUserInteractionEnabled = ignoringCount == 0
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
}

extension UIApplication: StageApplication {
  /// Reports properties that have changed to their observers, and goes on with tasks that another
  /// thread has resumed.
  package func eventDidEnd() {
    context.keyValueObservations.reportChanges()
    context.resumeTasks?()
  }

  /// Gives the view the values of `appearance()`.
  package func viewWillEnterWindow(_ view: UIView) { applyAppearance(to: view) }

  /// Announces the keyboard after the present event.
  package func firstResponderDidChange() { scheduleKeyboardUpdate() }

  /// Posts the notification of a text field or text view.
  package func textEditingDidReach(_ phase: TextEditingPhase, in view: UIView) {
    postTextEditing(phase, in: view)
  }

  /// Opens an address as the program does.
  package func open(_ address: String) { if let url = URL(string: address) { open(url) } }

  /// Releases the windows, the delegate and the services, whose code may still use the stage.
  package func end() {
    retainedDelegate = nil
    scenes = []
    windows = []
    context.end()
  }
}

extension UIApplication {
  /// A key of the options of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
