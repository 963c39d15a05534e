import Imaging
import Testing

/// A program with an asset catalog, written as Xcode 16 generates symbols for it.
@Suite struct `symbols of assets` {
  private static let program = """
    import UIKit

    extension UIColor {
      static let own = UIColor(resource: .own)
    }

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brandBlue
        let imageView = UIImageView(image: UIImage(resource: .ballRed))
        imageView.image = .Icons.star
        view.addSubview(imageView)
        let image: UIImage = .ballRed
        print(image.size.width, UIColor(resource: .brandBlue) == .brandBlue, UIColor.own == .own)
        print(imageView.image?.size.width ?? 0)
        print(UIImage(resource: ImageResource(name: "missing", bundle: .main)).size.width)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      }
    }
    """

  private static func color(_ components: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    \(components)}}]}
    """
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    let catalog = "App/Assets.xcassets"
    for folder in [
      "ball_red.imageset", "Icons/star.imageset", "Brand Blue.colorset", "own.colorset",
      "AccentColor.colorset",
    ] { try sandbox.makeDirectory("\(catalog)/\(folder)") }
    try sandbox.write(Self.program, to: "App/ViewController.swift")
    for (folder, width) in [("ball_red", 4), ("Icons/star", 6)] {
      try sandbox.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='4'/>",
        to: "\(catalog)/\(folder).imageset/a.svg")
      try sandbox.write(
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#,
        to: "\(catalog)/\(folder).imageset/Contents.json")
    }
    try sandbox.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "\(catalog)/Icons/Contents.json")
    let blue = Self.color(#"{"red": "0", "green": "0", "blue": "1.000", "alpha": "1.000"}"#)
    try sandbox.write(blue, to: "\(catalog)/Brand Blue.colorset/Contents.json")
    try sandbox.write(blue, to: "\(catalog)/own.colorset/Contents.json")
    try sandbox.write(
      Self.color(#"{"red": "1.000", "green": "0", "blue": "0", "alpha": "1.000"}"#),
      to: "\(catalog)/AccentColor.colorset/Contents.json")
    return sandbox
  }

  @Test func `name images and colors, and the accent color is the tint`() async throws {
    let sandbox = try sandbox()
    let result = try await sandbox.zoetrope("still App --at 0 -o a.png --strict")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let lines = result.standardError.split(separator: "\n")
    for line in ["4.0 true true", "6.0", "0.0", "true"] {
      #expect(lines.contains { $0 == line }, "\(line): \(result.standardError)")
    }
    #expect(try sandbox.image("a.png")[20, 20] == 0xFF00_00FF)
  }

  @Test func `are compiled again when the program has another asset`() async throws {
    let sandbox = try sandbox()
    _ = try await sandbox.zoetrope("still App --at 0 -o a.png --strict")
    let again = try await sandbox.zoetrope("still App --at 0 -o b.png --strict")
    #expect(!again.standardError.contains("Compiling"))
    let set = "App/Assets.xcassets/other.colorset"
    try sandbox.makeDirectory(set)
    try sandbox.write(
      Self.color(#"{"red": "0", "green": "1.000", "blue": "0"}"#), to: "\(set)/Contents.json")
    try sandbox.write(
      Self.program.replacing(".brandBlue\n", with: ".other\n"), to: "App/ViewController.swift")
    let other = try await sandbox.zoetrope("still App --at 0 -o c.png --strict")
    #expect(other.exitCode == 0, "\(other.standardError)")
    #expect(try sandbox.image("c.png")[20, 20] == 0xFF00_FF00)
  }

  /// A folder with sources is another program, one without is the file's.
  @Test func `of other programs are not those of a file`() async throws {
    let sandbox = try Sandbox()
    for folder in ["Texts", "Other/Assets.xcassets/AccentColor.colorset", "Other/Texts"] {
      try sandbox.makeDirectory(folder)
    }
    try sandbox.write(
      """
      import UIKit

      class ViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print(view.tintColor == UIColor.systemBlue)
          for name in ["a", "b"] {
            let path = Bundle.main.path(forResource: name, ofType: "txt")
            print(name, path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "none")
          }
        }
      }
      """, to: "File.swift")
    try sandbox.write("import UIKit\n\nclass Other: UIViewController {}\n", to: "Other/Other.swift")
    try sandbox.write(
      Self.color(#"{"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000"}"#),
      to: "Other/Assets.xcassets/AccentColor.colorset/Contents.json")
    try sandbox.write("own", to: "Texts/a.txt")
    for name in ["a", "b"] { try sandbox.write("other", to: "Other/Texts/\(name).txt") }
    let result = try await sandbox.zoetrope("still File.swift --at 0 -o a.png --strict")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let lines = result.standardError.split(separator: "\n")
    for line in ["true", "a own", "b none"] {
      #expect(lines.contains { $0 == line }, "\(line): \(result.standardError)")
    }
  }
}
