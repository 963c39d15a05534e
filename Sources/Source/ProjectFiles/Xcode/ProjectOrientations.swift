private import FileIO
internal import SystemPackage

/// The orientations that the settings of an Xcode project list, from which Xcode 13 and later make
/// the property list.
struct ProjectOrientations {
  private static let setting = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
  /// The largest project that is read, in bytes.
  private static let maxSize = 1 << 24

  /// The names, such as `UIInterfaceOrientationPortrait`.
  let names: [String]

  /// Reads the settings of a project; nil without orientations.
  ///
  /// - Parameters:
  ///   - project: The path of the directory `*.xcodeproj`.
  ///   - isForPad: Whether the device is a tablet; else it is a phone.
  init?(of project: FilePath, isForPad: Bool) {
    guard let bytes = try? readFile(project.appending("project.pbxproj"), maxSize: Self.maxSize)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains(Self.setting) }
    func value(of key: String) -> [String]? {
      for line in lines {
        let parts = line.split(separator: "=", maxSplits: 1)
        let name = parts[0].filter { !" \t\"".contains($0) }
        guard parts.count == 2, name == key else { continue }
        let names = parts[1].split { " \";\r\t".contains($0) }.map { String($0) }
        if !names.isEmpty { return names }
      }
      return nil
    }
    guard
      let names = value(of: Self.setting + (isForPad ? "_iPad" : "_iPhone"))
        ?? value(of: Self.setting)
    else { return nil }
    self.names = names
  }
}
