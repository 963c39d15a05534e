public import Controls
internal import Geometry
internal import Layers
public import PictureKit
public import Scrolling
internal import StageKit

/// A link, an attachment or a tagged part of a text that can be touched.
public final class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The part of the text.
  public let range: NSRange
  /// What it is.
  public let content: Content

  init(range: NSRange, content: Content) {
    self.range = range
    self.content = content
    super.init()
  }

  /// The menu of an item.
  public final class MenuConfiguration: NSObject {
    /// The menu.
    public let menu: UIMenu

    /// Creates a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

extension TextView {
  /// How the system's tools for writing appear.
  public enum WritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
  }

  /// Whether words are proposed.
  public enum InlinePrediction: Int, Sendable {
    case `default`, no, yes
  }

  /// The lines around a text.
  public enum BorderStyle: Int, Sendable {
    case none, roundedRect
  }

  /// Creates a view of a text.
  ///
  /// - Parameter usingTextLayoutManager: Which layout is used, which makes no difference.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// How the system's tools for writing appear: they do not.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { AttachedValue.value("writingToolsBehavior", of: self) ?? .default }
    set { AttachedValue.set(newValue, "writingToolsBehavior", of: self) }
  }
  /// Whether the system's tools are writing: false.
  public var isWritingToolsActive: Bool { false }
  /// Whether words are proposed: they are not.
  public var inlinePredictionType: InlinePrediction {
    get { AttachedValue.value("inlinePredictionType", of: self) ?? .default }
    set { AttachedValue.set(newValue, "inlinePredictionType", of: self) }
  }
  /// The attributes of marked words; they are kept.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { AttachedValue.value("textHighlightAttributes", of: self) ?? [:] }
    set { AttachedValue.set(newValue, "textHighlightAttributes", of: self) }
  }
  /// The lines around the text.
  public var borderStyle: BorderStyle {
    get { AttachedValue.value("borderStyle", of: self) ?? .none }
    set {
      AttachedValue.set(newValue, "borderStyle", of: self)
      layer.borderWidth = newValue == .none ? 0 : 0.5
      layer.cornerRadius = newValue == .none ? 0 : 6
      layer.borderColor = newValue == .none ? nil : UIColor.opaqueSeparator
    }
  }
  /// Whether the text can be searched, for which a film has no bar; false by default.
  public var isFindInteractionEnabled: Bool {
    get { AttachedValue.value("isFindInteractionEnabled", of: self) ?? false }
    set { AttachedValue.set(newValue, "isFindInteractionEnabled", of: self) }
  }
}

@available(*, unavailable)
extension UITextItem.Content: Sendable {}
