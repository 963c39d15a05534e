internal import Geometry
internal import Layers
public import PictureKit
public import Scrolling
internal import StageKit

extension TextItem {
  /// What an item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// What the item is.
  public var content: Content {
    switch subject {
    case .link(let link): .link(link.url)
    case .attachment(let attachment):
      .textAttachment(attachment as? NSTextAttachment ?? NSTextAttachment(image: attachment.image))
    case .tag(let name): .tag(name)
    }
  }

  /// The UTF-16 units of the item.
  public var range: NSRange { NSRange(units) }
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

extension TextLink {
  /// The address of the link; that of a file for a text that is no address.
  public var url: URL { URL(string: address) ?? URL(fileURLWithPath: address) }
}

@available(*, unavailable)
extension TextItem.Content: Sendable {}
