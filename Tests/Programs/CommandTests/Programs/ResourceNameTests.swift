import Testing

/// Programs with the names that the tool R.swift gives to resources.
@Suite struct `names of resources` {
  private static let program = """
    import UIKit

    class MenuCell: UITableViewCell {}

    class DetailViewController: UIViewController {}

    class MenuViewController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(R.nib.menuCell)
        title = R.string.localizable.menuTitle()
        print(title ?? "", R.string.localizable.rowsCount(3), R.string.other.urlOfAll())
        print(R.image.ballRed()?.size.width ?? 0, R.image.photo()?.size.width ?? 0)
        print(R.color.brandBlue() == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        print(R.file.dataJson()?.lastPathComponent ?? "")
        typealias Storyboard = R.storyboard
        let detail: DetailViewController? = Storyboard.main.detail()
        print(detail != nil, R.storyboard.main.name)
        let first: MenuViewController? = R.storyboard.main.instantiateInitialViewController()
        print(first != nil, R.segue.menuViewController.showDetail.identifier)
        let cell: MenuCell? = R.nib.menuCell(owner: nil)
        print(cell != nil)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
          withIdentifier: R.reuseIdentifier.menuCell, for: indexPath)!
        print("row", cell is MenuCell)
        return cell
      }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="m">
    <scenes>
    <scene sceneID="s1"><objects>
    <tableViewController id="m" customClass="MenuViewController" customModuleProvider="target" \
    sceneMemberID="viewController">
    <tableView key="view" id="t"/>
    <connections><segue destination="d" kind="show" identifier="showDetail" id="g"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="Detail" id="d" customClass="DetailViewController" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v"/>
    </viewController></objects></scene>
    </scenes></document>
    """

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <tableViewCell reuseIdentifier="menu-cell" id="c" customClass="MenuCell" \
    customModuleProvider="target"/>
    </objects></document>
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    let catalog = "App/Assets.xcassets"
    for folder in ["ball_red.imageset", "Brand Blue.colorset"] {
      try sandbox.makeDirectory("\(catalog)/\(folder)")
    }
    for (file, width) in [("\(catalog)/ball_red.imageset/a.svg", 4)] {
      try sandbox.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='4'/>", to: file)
    }
    try sandbox.write(
      #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#,
      to: "\(catalog)/ball_red.imageset/Contents.json")
    try sandbox.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0", "green": "0", "blue": "1.000", "alpha": "1.000"}}}]}
      """, to: "\(catalog)/Brand Blue.colorset/Contents.json")
    try sandbox.write(Self.program, to: "App/MenuViewController.swift")
    try sandbox.write("{}", to: "App/data.json")
    try sandbox.write(
      "\"menu.title\" = \"Menu\";\n\"rows_count\" = \"%d rows\";\n", to: "App/Localizable.strings")
    try sandbox.write("\"URLOfAll\" = \"all\";\n", to: "App/Other.strings")
    try sandbox.write(Self.storyboard, to: "App/Main.storyboard")
    try sandbox.write(Self.nib, to: "App/MenuCell.xib")
    return sandbox
  }

  @Test func `are made of the resources, a shipped file of the tool is replaced`() async throws {
    let sandbox = try sandbox()
    // What an old version of the tool wrote does not compile.
    try sandbox.write(
      "import Rswift\nstruct R { static let image = Rswift.Nothing() }\n",
      to: "App/R.generated.swift")
    let program = Self.program
      .replacing("R.string.localizable.rowsCount", with: "R.string.localizable.rows_count")
      .replacing("R.image.ballRed", with: "R.image.ball_red")
      .replacing("R.image.photo()?.size.width ?? 0", with: "R.image.photo() == nil")
    try sandbox.write(program, to: "App/MenuViewController.swift")
    let result = try await sandbox.zoetrope("still App --at 0 -o a.png --strict")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let lines = result.standardError.split(separator: "\n")
    for line in [
      "Menu 3 rows all", "4.0 true", "true", "data.json", "true Main", "true showDetail",
      "row true",
    ] {
      #expect(lines.contains { $0 == line }, "\(line): \(result.standardError)")
    }
  }

  @Test func `a type R of the program's own stays`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("App")
    try sandbox.write(
      """
      import UIKit
      enum R { enum image { static let own = "own image" } }
      class A: UIViewController {
        override func viewDidLoad() { print(R.image.own) }
      }
      """, to: "App/A.swift")
    let result = try await sandbox.zoetrope("still App --at 0 -o a.png --strict")
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(result.standardError.contains("own image"))
  }
}
