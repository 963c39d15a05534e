public import Geometry

extension FrameLayer {
  /// The shadow below the picture and the sublayers; nil, the default, is none.
  ///
  /// The clip and the mask apply to it too.
  public var shadow: Shadow? {
    get { effects?.values.shadow }
    set { setEffect(\.shadow, to: newValue) }
  }

  /// A layer whose alpha multiplies that of this layer, in this layer's coordinates; nil, the
  /// default, is none.
  public var mask: FrameLayer? {
    get { effects?.values.masks.first }
    set { setEffect(\.masks, to: newValue.map { [$0] } ?? []) }
  }

  /// The projection from the layer's coordinates to its parent's, in place of ``transform``; nil,
  /// the default, is none.
  ///
  /// The layer and its sublayers are drawn flat, and the result is projected.
  public var projection: ProjectiveTransform? {
    get { effects?.values.projection }
    set { setEffect(\.projection, to: newValue) }
  }

  /// Whether layer and sublayers are composited together before they are drawn; false by default.
  ///
  /// With an opacity below 1 or a blend mode they always are.
  public var isGroup: Bool {
    get { effects?.values.isGroup ?? false }
    set { setEffect(\.isGroup, to: newValue) }
  }

  /// How the layer is combined with the content below it; `.normal` by default.
  public var blendMode: BlendMode {
    get { effects?.values.blendMode ?? .normal }
    set { setEffect(\.blendMode, to: newValue) }
  }

  /// The filter of the content below the layer; nil, the default, is none.
  ///
  /// The clip and the mask apply to it too. If the layer or an enclosing one has a projection, the
  /// content below comprises only the layers that are projected with it.
  public var backdrop: Backdrop? {
    get { effects?.values.backdrop }
    set { setEffect(\.backdrop, to: newValue) }
  }

  /// Whether the layer has a shadow, a mask, a projection, a blend mode, a backdrop or a group.
  public var hasEffects: Bool { effects != nil }

  private mutating func setEffect<Value>(
    _ path: WritableKeyPath<Effects.Values, Value>, to value: Value
  ) {
    var values = effects?.values ?? Effects.Values()
    values[keyPath: path] = value
    effects = values == Effects.Values() ? nil : Effects(values)
  }

  /// The properties that few layers have, in shared storage, so that the others stay small.
  final class Effects: Hashable, Sendable {
    struct Values: Hashable {
      var shadow: Shadow?
      /// The mask, in an array, because a value cannot contain a value of its own type.
      var masks: [FrameLayer] = []
      var projection: ProjectiveTransform?
      var isGroup = false
      var blendMode = BlendMode.normal
      var backdrop: Backdrop?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (left: Effects, right: Effects) -> Bool {
      left === right || left.values == right.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}
