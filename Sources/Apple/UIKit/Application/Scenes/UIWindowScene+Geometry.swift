public import Geometry

extension UIWindowScene {
  /// The place and the orientation of a scene.
  public class Geometry: NSObject {
    /// The orientation.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the scene stays upright when the device turns; false.
    public var isInterfaceOrientationLocked: Bool { false }

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// A wish for another place or orientation.
  public class GeometryPreferences: NSObject {}

  /// The wish of an orientation.
  public class GeometryPreferencesIOS: GeometryPreferences {
    /// The orientations.
    public var interfaceOrientations: UIInterfaceOrientationMask

    /// Creates a wish.
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }

  /// The place and the orientation.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// The limits of the size; nil: the size is that of the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another orientation: a film keeps its own, which is logged once.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { UIApplication.logOnce("The screen of a film does not turn: its size is an option.") }
}

extension UIWindowScene.GeometryPreferences {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The wish of an orientation.
  public typealias iOS = UIWindowScene.GeometryPreferencesIOS
}

/// The limits of the size of a scene.
public final class UISceneSizeRestrictions: NSObject {
  /// The least size.
  public var minimumSize = CGSize.zero
  /// The largest size.
  public var maximumSize = CGSize.zero
  /// Whether the scene may fill the screen.
  public var allowsFullScreen = true
}

/// An address that another program asks to open, which none does.
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// How it is to be opened.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  /// How an address is to be opened.
  public final class OpenURLOptions: NSObject {
    /// The program that asks; nil.
    public var sourceApplication: String? { nil }
    /// Data of the program that asks; nil.
    public var annotation: Any? { nil }
    /// Whether the file is opened where it is; false.
    public var openInPlace: Bool { false }
  }
}
