public import UIKit

/// A file of a test, which the command writes to the directory of its results.
open class XCTAttachment: NSObject {
  /// When a file is kept.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  /// The name; `Attachment` unless set.
  open var name: String?
  /// When the file is kept: that of a test that passes is not by default.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The bytes of the file.
  let contents: Data
  /// The extension of the file's name.
  let pathExtension: String

  /// Creates an attachment of a text.
  public init(string: String) { (contents, pathExtension) = (Data(string.utf8), "txt") }

  /// Creates an attachment of bytes.
  public init(data: Data, uniformTypeIdentifier: String? = nil) {
    let types = ["public.png": "png", "public.json": "json", "public.plain-text": "txt"]
    (contents, pathExtension) = (data, types[uniformTypeIdentifier ?? ""] ?? "dat")
  }

  /// Creates an attachment of an image.
  public init(image: UIImage) { (contents, pathExtension) = (image.pngData() ?? Data(), "png") }
}

extension XCTAttachment {
  /// The name of the file.
  var fileName: String {
    let name = name ?? "Attachment"
    return name.hasSuffix(".\(pathExtension)") ? name : "\(name).\(pathExtension)"
  }
}

/// A part of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// The name.
  var name: String { get }
  /// Adds a file to the test.
  func add(_ attachment: XCTAttachment)
}

/// The context of a test.
open class XCTContext: NSObject {
  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { TestRun.current?.add(attachment) }
  }

  /// Calls a part of a test.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name: name)) }

  /// Calls an asynchronous part of a test.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) async throws -> Result
  ) async rethrows -> Result { try await block(Activity(name: name)) }
}
