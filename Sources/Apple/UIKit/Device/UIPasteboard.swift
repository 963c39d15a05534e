public import Geometry
public import PictureKit

/// What was copied, in memory.
public final class UIPasteboard: NSObject {
  /// The pasteboard of the application.
  public static var general: UIPasteboard { UIApplication.shared.service { _ in UIPasteboard() } }

  private var items: [Any] = []

  private func first<Item>(_ type: Item.Type) -> Item? {
    items.lazy.compactMap { $0 as? Item }.first
  }
  private func set(_ item: Any?) { items = item.map { [$0] } ?? [] }

  /// The first text; nil without one.
  public var string: String? {
    get { first(String.self) }
    set { set(newValue) }
  }
  /// The texts; nil without them.
  public var strings: [String]? {
    get { hasStrings ? items.compactMap { $0 as? String } : nil }
    set { items = newValue ?? [] }
  }
  /// The first image; nil without one.
  public var image: Drawing? {
    get { first(Drawing.self) }
    set { set(newValue) }
  }
  /// The first color; nil without one.
  public var color: Color? {
    get { first(Color.self) }
    set { set(newValue) }
  }
  /// The first address; nil without one.
  public var url: URL? {
    get { first(URL.self) }
    set { set(newValue) }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// Whether there is a color.
  public var hasColors: Bool { color != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
}
