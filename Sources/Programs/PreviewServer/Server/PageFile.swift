internal import Foundation

/// A file of the page; they are part of the program.
struct PageFile: Sendable {
  let type: String
  let bytes: Data

  /// The files by their paths on the server.
  static let all: [String: PageFile] = [
    "/": PageFile("text/html", PackageResources.page_html),
    "/page.css": PageFile("text/css", PackageResources.page_css),
    "/connection.js": PageFile("text/javascript", PackageResources.connection_js),
    "/controls.js": PageFile("text/javascript", PackageResources.controls_js),
    "/elements.js": PageFile("text/javascript", PackageResources.elements_js),
    "/film.js": PageFile("text/javascript", PackageResources.film_js),
    "/golden.js": PageFile("text/javascript", PackageResources.golden_js),
    "/graphs.js": PageFile("text/javascript", PackageResources.graphs_js),
    "/keys.js": PageFile("text/javascript", PackageResources.keys_js),
    "/main.js": PageFile("text/javascript", PackageResources.main_js),
    "/meter.js": PageFile("text/javascript", PackageResources.meter_js),
    "/overlays.js": PageFile("text/javascript", PackageResources.overlays_js),
    "/panels.js": PageFile("text/javascript", PackageResources.panels_js),
    "/picture.js": PageFile("text/javascript", PackageResources.picture_js),
    "/player.js": PageFile("text/javascript", PackageResources.player_js),
    "/recipes.js": PageFile("text/javascript", PackageResources.recipes_js),
    "/saving.js": PageFile("text/javascript", PackageResources.saving_js),
    "/scene.js": PageFile("text/javascript", PackageResources.scene_js),
    "/status.js": PageFile("text/javascript", PackageResources.status_js),
    "/timeline.js": PageFile("text/javascript", PackageResources.timeline_js),
  ]

  private init(_ type: String, _ bytes: [UInt8]) {
    self.type = type + "; charset=utf-8"
    self.bytes = Data(bytes)
  }
}
