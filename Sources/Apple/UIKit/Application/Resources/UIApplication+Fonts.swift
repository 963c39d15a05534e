internal import PictureKit
internal import StageKit

extension UIApplication {
  /// Adds the fonts that the program's `Info.plist` lists by the key `UIAppFonts`.
  func addFonts() {
    guard TextShaping.isAvailable,
      let names = bundle.infoDictionary?["UIAppFonts"] as? [String], !names.isEmpty
    else { return }
    var paths: [(name: String, path: String)] = []
    for name in names {
      if let path = bundle.resources.path(named: (name as NSString).lastPathComponent) {
        paths.append((name, path))
      } else {
        stage.logOnce("Info.plist lists the font \(name), which is not among the program's files")
      }
    }
    // All at once, since the shaper reads the list of installed fonts again.
    let unusable = TextShaping.shaper.addFonts(at: paths.map(\.path))
    for (name, path) in paths where unusable.contains(path) {
      stage.logOnce("Info.plist lists the font \(name), which is not a TrueType or OpenType font")
    }
  }
}

/// A URL as Core Foundation names it.
public typealias CFURL = URL
/// An error as Core Foundation names it.
public typealias CFError = NSError

/// How long fonts that a program adds are available: always until the process ends.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Not at all on iOS.
  case none
  /// To the end of the process.
  case process
  /// After it, on iOS.
  case persistent
  /// To the end of the session, on iOS.
  case session
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds the fonts of a file, which are then found by their names.
///
/// - Parameters:
///   - url: The file, TrueType or OpenType.
///   - scope: How long the fonts are available; it has no effect.
///   - error: Set to an error if the file has no font that can be used; nil for none.
/// - Returns: Whether the file has a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard url.isFileURL, TextShaping.shaper.addFonts(at: [url.path]).isEmpty else {
    let failure = CFError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
      userInfo: [NSLocalizedDescriptionKey: "\(url.path) has no font that can be used"])
    error?.pointee = Unmanaged.passRetained(failure)
    return false
  }
  return true
}
