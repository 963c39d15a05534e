internal import Geometry

/// The size for which the frames of a document are designed.
struct CanvasSize {
  let device: InterfaceDevice?
  let metrics: [String: PropertyValue]
  let usesTraitCollections: Bool
  let isForPad: Bool
  /// The root views of controllers, the best first; none before they have been read.
  var roots: [InterfaceObject] = []

  /// The size, in points; see ``InterfaceDocument/canvasSize``.
  var size: Size {
    device?.screenSize ?? simulatedSize ?? rootSize ?? defaultSize
  }

  private var defaultSize: Size {
    if usesTraitCollections { return Size(600, 600) }
    return isForPad ? Size(768, 1024) : Size(320, 480)
  }

  /// The size of the first root view that has an area, with the bars above it.
  private var rootSize: Size? {
    guard let frame = roots.lazy.compactMap(\.frame).first(where: { !$0.isEmpty }) else {
      return nil
    }
    let isBelowBars = frame.minX == 0 && frame.minY > 0
    return isBelowBars ? Size(frame.maxX, frame.maxY) : frame.size
  }

  /// The size of the simulated screen that the whole document has.
  private var simulatedSize: Size? {
    guard let screen = metrics["destination"]?.record else { return nil }
    let portrait: Size
    if let type = screen["type"]?.string {
      let id = type.split(separator: ".").first.map(String.init) ?? type
      guard let size = InterfaceDevice.simulatedSizes[id] ?? InterfaceDevice.portraitSizes[id]
      else { return nil }
      portrait = size
    } else {
      portrait = isForPad ? Size(768, 1024) : Size(320, 480)
    }
    let orientation = metrics["orientation"]?.record?["orientation"]?.string ?? "portrait"
    return orientation.hasPrefix("landscape") ? Size(portrait.height, portrait.width) : portrait
  }
}
