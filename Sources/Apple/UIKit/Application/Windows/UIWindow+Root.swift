internal import Geometry
public import StageKit

extension Window {
  /// The height of a window among the others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height; greater ones are in front.
    public var rawValue: Double

    /// Creates a level.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// That of ordinary windows: 0.
    public static let normal = Self(rawValue: 0)
    /// That of the status bar: 1000.
    public static let statusBar = Self(rawValue: 1000)
    /// That of alerts: 2000.
    public static let alert = Self(rawValue: 2000)

    /// Returns whether a level is behind another one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level in front of another one.
    public static func + (left: Self, right: Double) -> Self { Self(left.rawValue + right) }
    /// Returns a level behind another one.
    public static func - (left: Self, right: Double) -> Self { Self(left.rawValue - right) }
  }

  /// Creates a window of a scene, as large as the screen.
  ///
  /// It is generic, so that a subclass may have an initializer of the same name.
  public convenience init<Scene: UIWindowScene>(windowScene: Scene) {
    self.init(frame: .zero)
    _show(in: windowScene)
  }

  /// Makes the window one of a scene, as large as the screen; initializers of subclasses call it.
  public func _show(in windowScene: UIWindowScene) {
    frame = windowScene.screen.bounds
    scene = windowScene
  }

  /// The controller whose view fills the window.
  ///
  /// Its view appears when the window is shown, at once or by ``makeKeyAndVisible()``.
  public var rootViewController: UIViewController? {
    get { rootController as? UIViewController }
    set {
      let previous = rootViewController
      guard previous !== newValue else { return }
      previous?.leaveWindow()
      rootController = newValue
      if isShown { newValue?.enterWindow(self) }
    }
  }

  /// The scene of the window; nil without one.
  public var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene }
    set { scene = newValue }
  }

  /// The height of the window among the others; `.normal` by default.
  public var windowLevel: Level {
    get { Level(level) }
    set {
      level = newValue.rawValue
      if isShown { putInFront() }
    }
  }

  /// The screen on which the window is.
  public var screen: UIScreen { UIApplication.shared.screen }

  private var isShown: Bool { UIApplication.current?.windows.contains { $0 === self } == true }

  /// Whether the window receives what is typed.
  public var isKeyWindow: Bool { UIApplication.current?.keyWindow === self }

  /// Puts the window on the screen, in front of the others of its level, and lets the view of its
  /// controller appear.
  public func makeKeyAndVisible() {
    let application = UIApplication.shared
    application.keyWindow = self
    isHidden = false
    let wasShown = isShown
    putInFront()
    if !wasShown { rootViewController?.enterWindow(self) }
  }

  /// Makes the window receive what is typed.
  public func makeKey() { UIApplication.shared.keyWindow = self }

  private func putInFront() {
    let application = UIApplication.shared
    watchStatusBar()
    if bounds.size == .zero { frame = application.screen.bounds }
    application.windows.removeAll { $0 === self }
    let index = application.windows.firstIndex { $0.level > level } ?? application.windows.count
    application.windows.insert(self, at: index)
    if index + 1 < application.windows.count {
      application.stage.view.insertSubview(self, belowSubview: application.windows[index + 1])
    } else {
      application.stage.view.addSubview(self)
    }
  }
}
