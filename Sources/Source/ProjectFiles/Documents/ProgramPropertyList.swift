private import FileIO
internal import SystemPackage

/// What a property list says about a program and its start.
struct ProgramPropertyList {
  /// The largest property list that is read, in bytes.
  private static let maxSize = 1 << 20

  /// The name of the storyboard with which the application starts; nil if the list names none.
  let mainStoryboard: String?
  /// The names of the orientations that the program supports on its device; nil if the list has
  /// none.
  let orientations: [String]?

  /// Reads a property list in XML; nil if it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the list.
  ///   - isForPad: Whether the device is a tablet; else it is a phone.
  init?(_ path: FilePath, isForPad: Bool) {
    guard let bytes = try? readFile(path, maxSize: Self.maxSize) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    func value(of key: String, _ element: String, in text: Substring) -> Substring? {
      guard let range = text.firstRange(of: "<key>\(key)</key>"),
        let start = text[range.upperBound...].firstRange(of: "<\(element)>"),
        let end = text[start.upperBound...].firstRange(of: "</\(element)>")
      else { return nil }
      return text[start.upperBound..<end.lowerBound]
    }
    func value(of key: String, _ element: String) -> Substring? {
      value(of: key, element, in: text[...])
    }
    // A list may also have scenes of external displays.
    let scenes = value(of: "UIWindowSceneSessionRoleApplication", "array")
    mainStoryboard = [
      value(of: "UISceneStoryboardFile", "string", in: scenes ?? text[...]),
      value(of: "UIMainStoryboardFile", "string"),
    ].lazy.compactMap(\.self).first.map { String($0) }
    let key = "UISupportedInterfaceOrientations"
    let device = isForPad ? "ipad" : "iphone"
    orientations = (value(of: "\(key)~\(device)", "array") ?? value(of: key, "array"))?
      .split(separator: "<string>").compactMap { $0.split(separator: "</string>").first }
      .map { String($0) }.filter { $0.hasPrefix("UIInterfaceOrientation") }
  }

}
