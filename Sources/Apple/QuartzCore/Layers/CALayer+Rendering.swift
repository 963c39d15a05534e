public import Layers
internal import PictureKit
internal import StageContext

extension Layer {
  private func attached<Value>(_ key: String, _ initial: Value) -> Value {
    ApplicationContext.associatedValue(of: self, key) as? Value ?? initial
  }

  private func attach(_ value: Any?, _ key: String) {
    ApplicationContext.setAssociatedValue(value, of: self, key)
  }

  /// Whether the layer is kept as a bitmap; false by default.
  ///
  /// It changes nothing: the result is the same.
  public var shouldRasterize: Bool {
    get { attached("shouldRasterize", false) }
    set { attach(newValue, "shouldRasterize") }
  }

  /// The scale of the bitmap; 1 by default.
  ///
  /// It changes nothing, like ``shouldRasterize``.
  public var rasterizationScale: Double {
    get { attached("rasterizationScale", 1) }
    set { attach(newValue, "rasterizationScale") }
  }

  /// Whether the content is drawn on another thread; false by default.
  ///
  /// It changes nothing.
  public var drawsAsynchronously: Bool {
    get { attached("drawsAsynchronously", false) }
    set { attach(newValue, "drawsAsynchronously") }
  }

  /// Whether opacity acts on layer and sublayers as one; true by default.
  ///
  /// It changes nothing: opacity always applies to the layer as a group.
  public var allowsGroupOpacity: Bool {
    get { attached("allowsGroupOpacity", true) }
    set { attach(newValue, "allowsGroupOpacity") }
  }

  /// The filters of Core Image, which change nothing: setting some is logged once.
  public var filters: [Any]? {
    get { attached("filters", nil) }
    set { setFilters(newValue, "filters") }
  }

  /// The filters of the content behind the layer, which change nothing: setting some is logged
  /// once.
  public var backgroundFilters: [Any]? {
    get { attached("backgroundFilters", nil) }
    set { setFilters(newValue, "backgroundFilters") }
  }

  /// The filter that composites the layer over the content behind it, which changes nothing:
  /// setting one is logged once.
  public var compositingFilter: Any? {
    get { ApplicationContext.associatedValue(of: self, "compositingFilter") }
    set { setFilters(newValue.map { [$0] }, "compositingFilter") }
  }

  private func setFilters(_ filters: [Any]?, _ key: String) {
    attach(key == "compositingFilter" ? filters?.first : filters, key)
    if filters?.isEmpty == false {
      ApplicationContext.logOnce("Filters of layers are not drawn.")
    }
  }

  /// Default values by name, which change nothing; nil by default.
  public var style: [AnyHashable: Any]? {
    get { attached("style", nil) }
    set { attach(newValue, "style") }
  }

  /// What the layer shows: a bitmap (`CGImage`), or an image; nil by default.
  ///
  /// Another object is logged once, and shows nothing.
  public var contents: Any? {
    get { preciseContents?.object }
    set { preciseContents = newValue.flatMap { LayerContents(object: $0) } }
  }
}

extension EmitterCell {
  /// What the particles show: a bitmap (`CGImage`), or an image; nil by default.
  public var contents: Any? {
    get { preciseContents?.object }
    set { preciseContents = newValue.flatMap { LayerContents(object: $0) } }
  }
}

extension LayerContents {
  /// Creates contents from what source for iOS has for them.
  fileprivate init?(object: Any) {
    switch object {
    case let contents as LayerContents: self = contents
    case let bitmap as Bitmap: self = .bitmap(bitmap)
    case let image as Drawing: self = .picture(image.picture, image.size)
    default:
      ApplicationContext.logOnce("A layer cannot show \(type(of: object)): it shows nothing.")
      return nil
    }
  }

  /// What source for iOS has for the contents.
  fileprivate var object: Any {
    switch self {
    case .bitmap(let bitmap): bitmap
    case .picture: self
    }
  }
}

/// `NSNull` as an action stops the search for one, and does nothing.
extension NSNull: LayerAction {
  /// Does nothing.
  public func run(forKey event: String, layer: Layer) {}
}
