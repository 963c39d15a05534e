import Foundation
import ImageTesting
import SystemPackage
import TestSupport
import Testing

/// The scenes of `Documentation/Scenes/Textbook` and the page with their errors.
@Suite struct TextbookPageTests {
  /// The bounds of results that are not within 0.1 %, with their reasons.
  private static let bounds: [String: (bound: Double, reason: String)] = [
    "double-pendulum-energy": (
      0.05,
      "as measured between steps of 1/60 s, where the bobs whip; at the steps of another one "
        + "EnergyTests finds 0.3 %"
    ),
    "rolling-disc": (0.0015, overlap),
    "sliding-to-rolling": (0.0015, overlap),
  ]

  /// Why a rolling disc is slower than the law.
  private static let overlap =
    "the overlap that contacts keep is 0.07 points here, and the friction acts in its middle: on "
    + "an arm that is 0.17 % shorter than the radius of 20 points"

  @Test func `friction acts in the middle of the overlap of a rolling disc and the ground`() throws
  {
    let disc = try TextbookRun(scene: "sliding-to-rolling")["disc"]
    let overlap = disc.first.y - disc.last.y
    #expect(overlap > 0.0003 && overlap < 0.001)
    // Velocities have single precision.
    let arm = disc.last.vx / abs(disc.last.spin)
    #expect(isClose(arm, 0.2 - overlap / 2, within: 1e-6))
  }

  @Test func `scenes have the numbers of the textbook`() throws {
    for result in try TextbookResult.all().flatMap(\.results) {
      let bound = Self.bounds[result.scene]?.bound ?? TextbookResult.commonBound
      #expect(
        result.error <= bound,
        "\(result.scene), \(result.quantity): \(result.found), not \(result.expected)")
    }
  }

  @Test func `there are forty scenes or more, and each has a result`() throws {
    let scenes = names(in: TextbookResult.directory).filter { $0.hasSuffix(".yaml") }
    let results = Set(try TextbookResult.all().flatMap(\.results).map { $0.scene + ".yaml" })
    #expect(scenes.count >= 40)
    #expect(results == Set(scenes))
  }

  @Test func `the page has the numbers of the scenes`() throws {
    expectText(
      try page(), equalsFileAt: repositoryRoot.appending("Documentation/Textbook.md"))
  }

  private func page() throws -> String {
    var text = """
      # Scenes and textbooks

      Results of textbooks beside those of [scenes](Scenes/Textbook): the law, its number, that of the scene, and the error.
      Every scene has `profile: accurate`, the default of scene files. Gravity is 10 m/s^2, a meter has 100 points, and 100 x 100
      points of density 1 weigh 1 kg. An error is relative to the number of the law, or for positions to the amplitude. A test
      makes this page and fails above 0.1 %, or above the bounds at the end.


      """
    for (title, results) in try TextbookResult.all() {
      text += "## \(title)\n\n"
      text += "| Scene | Law | Quantity | Law's | Scene's | Error |\n|---|---|---|---|---|---|\n"
      var last = ""
      for result in results {
        let law = result.scene == last ? "" : try Self.law(of: result.scene)
        let link = "[\(result.scene)](Scenes/Textbook/\(result.scene).yaml)"
        let scene = result.scene == last ? "" : link
        last = result.scene
        text +=
          "| \(scene) | \(law) | \(result.quantity) | \(Self.number(result.expected)) | "
          + "\(Self.number(result.found)) | \(Self.percent(result.error)) |\n"
      }
      text += "\n"
    }
    for (scene, bound) in Self.bounds.sorted(by: { $0.key < $1.key }) {
      text += "- \(scene): within \(Self.percent(bound.bound)), \(bound.reason)\n"
    }
    return text.trimmingCharacters(in: .newlines) + "\n"
  }

  /// The first comment of a scene's file, which is the law.
  private static func law(of scene: String) throws -> String {
    let path = TextbookResult.directory.appending("\(scene).yaml")
    let line = String(decoding: try contents(of: path), as: UTF8.self).prefix { $0 != "\n" }
    return String(line.drop { $0 == "#" || $0 == " " })
  }

  /// Four decimals, so that the page does not depend on the last digits.
  private static func number(_ value: Double) -> String {
    let text = String(format: "%.4f", value)
    return text == "-0.0000" ? "0.0000" : text
  }

  /// Three decimals of a percent.
  private static func percent(_ value: Double) -> String { String(format: "%.3f %%", 100 * value) }
}
