import FrameworkSupport
import UIKit

/// The content of a cell that SwiftUI would show: a plain area with the name of the view.
public struct UIHostingConfiguration: UIContentConfiguration {
  private let name: String

  /// Creates the content of a view.
  public init<Content>(content: () -> Content) { name = placeholderName(of: content()) }

  /// Creates the content of a view that is not made; source that is rewritten calls it.
  public init(_named name: String) { self.name = name }

  /// Makes the area.
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  fileprivate var text: String { "SwiftUI: \(name)" }
}

private final class HostedContentView: PlaceholderView, UIContentView {
  /// The height of a row, in points.
  private static let height = 44.0

  var configuration: any UIContentConfiguration { didSet { setNeedsLayout() } }

  init(_ configuration: UIHostingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var placeholderName: String {
    (configuration as? UIHostingConfiguration)?.text ?? ""
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
