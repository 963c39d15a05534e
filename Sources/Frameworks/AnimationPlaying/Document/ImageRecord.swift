internal import Geometry
internal import UIKit

/// A picture of an animation: a file of the bundle, or one in the document.
struct ImageRecord {
  let size: Size
  private let file: String

  init(_ fields: Fields) {
    size = Size(max(fields.number("w") ?? 0, 0), max(fields.number("h") ?? 0, 0))
    file = fields.text("p") ?? ""
  }

  /// The image; nil if there is none.
  var image: UIImage? {
    if file.hasPrefix("data:"), let comma = file.firstIndex(of: ",") {
      return Data(base64Encoded: String(file[file.index(after: comma)...]))
        .flatMap { UIImage(data: $0) }
    }
    return UIImage(named: file) ?? UIImage(named: (file as NSString).deletingPathExtension)
  }
}
