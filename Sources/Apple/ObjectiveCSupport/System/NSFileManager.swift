// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The files, which a film reads and never writes, in place of Foundation's.
open class NSFileManager: NSObject {
  private static nonisolated(unsafe) let shared = NSFileManager()
  private var files: FileManager { .default }

  /// Returns the files of the system.
  open class func defaultManager() -> NSFileManager! { shared }

  /// The folder to which paths are relative.
  open var currentDirectoryPath: NSString! { NSString(text: files.currentDirectoryPath) }

  /// Returns whether there is a file or folder.
  open func fileExistsAtPath(_ path: NSString!) -> Bool {
    path.map { files.fileExists(atPath: $0.storage) } ?? false
  }
  /// Returns whether there is a file or folder, and writes which of them it is.
  open func fileExistsAtPath(
    _ path: NSString!, isDirectory: UnsafeMutablePointer<Bool>?
  ) -> Bool {
    var flag = ObjCBool(false)
    let exists = path.map { files.fileExists(atPath: $0.storage, isDirectory: &flag) } ?? false
    isDirectory?.pointee = flag.boolValue
    return exists
  }
  /// Returns whether a file can be read.
  open func isReadableFileAtPath(_ path: NSString!) -> Bool {
    path.map { files.isReadableFile(atPath: $0.storage) } ?? false
  }
  /// Returns the bytes of a file; nil if it cannot be read.
  open func contentsAtPath(_ path: NSString!) -> NSData! {
    bridgeToObject(path.flatMap { files.contents(atPath: $0.storage) })
  }
  /// Returns the names of the files in a folder; nil if it cannot be read.
  open func contentsOfDirectoryAtPath(
    _ path: NSString!, error: UnsafeMutablePointer<NSError?>?
  ) -> NSArray! {
    do {
      return bridgeToObject(try files.contentsOfDirectory(atPath: path?.storage ?? "").sorted())
    } catch let failure {
      error?.pointee = NSError(failure)
      return nil
    }
  }
  /// Returns the size of a file and what else is known; nil if there is none.
  open func attributesOfItemAtPath(
    _ path: NSString!, error: UnsafeMutablePointer<NSError?>?
  ) -> NSDictionary! {
    guard let path, let data = files.contents(atPath: path.storage) else {
      error?.pointee = NSError(
        initWithDomain: NSString(text: "NSCocoaErrorDomain"), code: 260, userInfo: nil)
      return nil
    }
    return bridgeToObject(["NSFileSize": data.count])
  }
  /// Returns the addresses of a kind of folder: that for temporary files.
  open func URLsForDirectory(_ directory: UInt, inDomains domains: UInt) -> NSArray! {
    bridgeToObject([URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)])
  }
  /// Returns false: a film writes no files.
  @discardableResult
  open func createDirectoryAtPath(
    _ path: NSString!, withIntermediateDirectories: Bool, attributes: NSDictionary!,
    error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { refuseToWrite(path, error) }
  /// Returns false: a film writes no files.
  @discardableResult
  open func createFileAtPath(
    _ path: NSString!, contents: NSData!, attributes: NSDictionary!
  ) -> Bool { refuseToWrite(path, nil) }
  /// Returns false: a film writes no files.
  @discardableResult
  open func removeItemAtPath(
    _ path: NSString!, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { refuseToWrite(path, error) }
  /// Returns false: a film writes no files.
  @discardableResult
  open func moveItemAtPath(
    _ path: NSString!, toPath: NSString!, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { refuseToWrite(toPath, error) }
  /// Returns false: a film writes no files.
  @discardableResult
  open func copyItemAtPath(
    _ path: NSString!, toPath: NSString!, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { refuseToWrite(toPath, error) }
}

/// Returns the paths of a kind of folder: that for temporary files.
public func searchPaths(_ directory: UInt, _ domains: UInt, _ expand: Bool) -> NSArray! {
  bridgeToObject([NSTemporaryDirectory()])
}
