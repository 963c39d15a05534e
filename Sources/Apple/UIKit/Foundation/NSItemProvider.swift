public import Geometry
public import PictureKit
internal import StageKit

/// A type of which an item provider makes objects.
public protocol NSItemProviderReading {}

/// A type whose objects an item provider gives.
public protocol NSItemProviderWriting {}

extension String: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension URL: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension Drawing: NSItemProviderReading, NSItemProviderWriting {}
extension Color: NSItemProviderReading, NSItemProviderWriting {}
extension AttributedText: NSItemProviderReading, NSItemProviderWriting {}

/// What gives an object to another part of a program, when it is dragged or shared.
open class NSItemProvider: NSObject {
  private var object: Any?
  private var data: [(type: String, load: () -> Data?)] = []

  /// The name of a file of the object; nil by default.
  open var suggestedName: String?

  /// Creates a provider without an object.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  /// Creates a provider of an object of a type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    super.init()
    if let typeIdentifier { data.append((typeIdentifier, { item as? Data })) }
  }

  /// Creates a provider of a file; nil if the address is not one of a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(object: fileURL)
    suggestedName = fileURL.lastPathComponent
  }

  /// The types of the data.
  open var registeredTypeIdentifiers: [String] {
    let known: String? =
      switch object {
      case is String, is NSString: "public.utf8-plain-text"
      case is URL, is NSURL: "public.url"
      case is Drawing: "public.image"
      default: nil
      }
    return data.map(\.type) + [known].compactMap { $0 }
  }

  /// Returns whether there are data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
      || typeIdentifier == "public.text"
        && registeredTypeIdentifiers.contains("public.utf8-plain-text")
  }

  /// Adds data of a type, which are made when they are loaded.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Int = 0,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    data.append(
      (
        typeIdentifier,
        {
          var loaded: Data?
          _ = loadHandler { value, _ in loaded = value }
          return loaded
        }
      ))
  }

  /// Adds an object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: Int = 0) {
    self.object = object
  }

  /// Returns whether the object is one of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    loaded(aClass) != nil
  }

  /// Returns the object, after the present event.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = loaded(aClass)
    let stage = UIApplication.shared.stage
    stage.perform(at: stage.time) {
      completionHandler(object, object == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Returns data of a type, after the present event.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = data.first { $0.type == typeIdentifier }?.load()
    let stage = UIApplication.shared.stage
    stage.perform(at: stage.time) {
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  private func loaded(_ type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    switch object {
    case let text as String where type == NSString.self: NSString(string: text)
    case let text as NSString where type == String.self: String(describing: text)
    case let url as URL where type == NSURL.self: url as NSURL
    case let url as NSURL where type == URL.self: url as URL
    case let object as any NSItemProviderReading where Swift.type(of: object) == type: object
    case let object as Drawing where type is Drawing.Type: object
    default: nil
    }
  }
}
