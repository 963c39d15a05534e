private import Foundation
private import Subprocess

/// The user's browser.
enum Browser {
  /// Whether there is a screen to open a window on.
  static var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["BROWSER", "DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Opens an address with `$BROWSER`, or with `xdg-open`.
  ///
  /// A failure is not an error: the address is printed too.
  static func open(_ address: String) async {
    let named = ProcessInfo.processInfo.environment["BROWSER"] ?? ""
    guard let command = Command([named.isEmpty ? "xdg-open" : named, address]) else { return }
    _ = try? await Subprocess.run(
      command.executable, arguments: Arguments(command.arguments), input: .none,
      output: .discarded, error: .discarded)
  }
}
