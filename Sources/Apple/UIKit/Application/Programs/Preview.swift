internal import Geometry
public import StageKit

/// A preview of a view or controller, which rewritten source makes of `#Preview`.
public struct _Preview {
  /// How a preview is shown.
  public struct Trait: Hashable, Sendable {
    enum Kind: Hashable {
      case fixed(Size)
      case fitting
      case landscape
      case dark
      case standard
    }

    let kind: Kind

    /// The whole screen of the device.
    public static let defaultLayout = Trait(kind: .standard)
    /// The size that the content needs.
    public static let sizeThatFitsLayout = Trait(kind: .fitting)
    /// The device held upright.
    public static let portrait = Trait(kind: .standard)
    /// The device held upside down, which is shown as held upright.
    public static let portraitUpsideDown = Trait(kind: .standard)
    /// The device turned a quarter to the left.
    public static let landscapeLeft = Trait(kind: .landscape)
    /// The device turned a quarter to the right, which is shown as turned to the left.
    public static let landscapeRight = Trait(kind: .landscape)
    /// The dark appearance.
    public static let _dark = Trait(kind: .dark)

    /// A size of its own.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    /// - Returns: The trait.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait {
      Trait(kind: .fixed(Size(width, height)))
    }
  }

  /// How the preview is shown.
  let traits: [Trait]
  /// Creates the controller that is shown; that of a view is one whose view it is.
  let makeController: () -> UIViewController

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name; the rewriter reads it.
  ///   - traits: How the preview is shown.
  ///   - body: Creates the view.
  public init(_ name: String? = nil, traits: Trait..., body: @escaping () -> UIView) {
    self.traits = traits
    makeController = {
      let controller = UIViewController()
      controller.view = body()
      return controller
    }
  }

  /// Creates a preview of a controller.
  ///
  /// - Parameters:
  ///   - name: The name; the rewriter reads it.
  ///   - traits: How the preview is shown.
  ///   - body: Creates the controller.
  public init(_ name: String? = nil, traits: Trait..., body: @escaping () -> UIViewController) {
    self.traits = traits
    makeController = body
  }

  /// Returns the size that the traits give, on a screen; nil for the whole screen.
  ///
  /// It is called in an application.
  func size(on screen: Size) -> Size? {
    for trait in traits {
      switch trait.kind {
      case .fixed(let size): return size
      case .fitting:
        guard let view = makeController().view else { return nil }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let size = fitting.width > 0 && fitting.height > 0 ? fitting : view.sizeThatFits(screen)
        guard size.width > 0, size.height > 0 else { return nil }
        return Size(min(size.width.rounded(.up), 4096), min(size.height.rounded(.up), 4096))
      default: continue
      }
    }
    return nil
  }
}

@available(*, unavailable)
extension _Preview: Sendable {}
