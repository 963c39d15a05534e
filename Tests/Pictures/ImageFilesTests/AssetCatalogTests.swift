import Geometry
import ImageFiles
import Imaging
import PictureKit
import SystemPackage
import TestSupport
import Testing

@Suite struct `Asset catalogs` {
  @Test func `have images of all scales, of which a frame's scale chooses`() throws {
    try withCatalog { catalog in
      try catalog.addImages("dot", [1, 2, 3])
      let dot = try #require(try catalog.open().image(named: "dot"))
      #expect(dot.size == Size(4, 4) && dot.scale == 2 && dot.variants.count == 3)
      for scale in [1.0, 2, 3] {
        #expect(try Set(image(of: dot, scale: scale).pixels) == [Catalog.pixel(Int(scale))])
      }
    }
  }

  @Test func `choose by appearance, then by device`() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try withCatalog { catalog in
      try catalog.addSet(
        "a.imageset",
        """
        {"images": [
          {"idiom": "universal", "filename": "1.png"},
          {"idiom": "universal", "filename": "2.png", \(dark)},
          {"idiom": "ipad", "filename": "3.png"},
          {"idiom": "universal", "filename": "4.png", "subtype": "retina4"},
          {"idiom": "universal", "filename": "5.png",
           "appearances": [{"appearance": "contrast", "value": "high"}]},
          {"idiom": "watch", "filename": "6.png"}, {"idiom": "universal", "scale": "2x"}
        ], "info": {"author": "xcode", "version": 1}}
        """, files: [1, 2, 3, 4, 5, 6])
      let assets = try catalog.open()
      for (idiom, style, expected) in [
        (.phone, .light, 1), (.phone, .dark, 2), (.pad, .light, 3), (.pad, .dark, 2),
      ] as [(TraitCollection.Idiom, TraitCollection.Style, Int)] {
        let traits = TraitCollection(userInterfaceIdiom: idiom, userInterfaceStyle: style)
        let image = try #require(try assets.image(named: "a", compatibleWith: traits))
        #expect(image.bitmap?.pixels[0] == Catalog.pixel(expected), "\(idiom) \(style)")
      }
    }
  }

  @Test func `name the colors that are defined`() throws {
    try withCatalog { catalog in
      let white = #"{"components": {"white": "1", "alpha": "1"}, "color-space": "gray-gamma-22"}"#
      try catalog.addSet("empty.colorset", #"{"colors": [{"idiom": "universal"}]}"#, files: [])
      try catalog.addSet(
        "white.colorset", #"{"colors": [{"idiom": "universal", "color": \#(white)}]}"#, files: [])
      let assets = try catalog.open()
      #expect(assets.colorNames == ["empty", "white"])
      #expect(assets.definedColorNames == ["white"])
    }
  }

  @Test func `have templates, caps and vector images`() throws {
    try withCatalog { catalog in
      try catalog.addSet(
        "icon.imageset",
        """
        {"images": [{"idiom": "universal", "filename": "icon.svg"}],
         "properties": {"preserves-vector-representation": true,
                        "template-rendering-intent": "template"}}
        """)
      try put(
        svg("<rect width='8' height='8'/>").utf8, into: catalog.file("icon.imageset/icon.svg"))
      try catalog.addSet(
        "page.imageset", #"{"images": [{"idiom": "universal", "filename": "page.pdf"}]}"#)
      try put(pdf(pages: ["0 0 40 20 re f"]), into: catalog.file("page.imageset/page.pdf"))
      try catalog.addSet(
        "button.imageset",
        """
        {"images": [{"idiom": "universal", "filename": "1.png", "scale": "2x", "resizing":
          {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
           "cap-insets": {"top": 1, "left": 2, "bottom": 1, "right": 1}}}]}
        """, files: [1])
      let assets = try catalog.open()
      let icon = try #require(try assets.image(named: "icon"))
      #expect(icon.renderingMode == .alwaysTemplate && icon.size == Size(8, 8))
      #expect(icon.variants.isEmpty)
      #expect(try assets.image(named: "page")?.size == Size(40, 20))
      let button = try #require(try assets.image(named: "button"))
      #expect(button.isResizable && button.resizingMode == .tile)
      #expect(button.capInsets == Insets(top: 0.5, left: 1, bottom: 0.5, right: 0.5))
      #expect(assets.imageNames == ["button", "icon", "page"])
    }
  }

  @Test func `find files by names that are the same on a Mac`() throws {
    try withCatalog { catalog in
      // The accent is one character in the description, and two in the name of the file.
      try catalog.addSet(
        "cafe.imageset", #"{"images": [{"idiom": "universal", "filename": "caf\#u{e9}.PNG"}]}"#)
      try PNG.write(Catalog.image(1), to: catalog.file("cafe.imageset/Cafe\u{301}.png"))
      let image = try #require(try catalog.open().image(named: "cafe"))
      #expect(image.size == Size(4, 4))
    }
  }

  @Test func `put the names of namespaces before those of assets`() throws {
    try withCatalog { catalog in
      try makeDirectory(catalog.file("Icons"))
      try put(
        #"{"properties": {"provides-namespace": true}}"#.utf8,
        into: catalog.file("Icons/Contents.json"))
      try makeDirectory(catalog.file("Plain"))
      try catalog.addSet("Icons/a.imageset", Catalog.single, files: [1])
      try catalog.addSet("Plain/b.imageset", Catalog.single, files: [1])
      try catalog.addSet("AppIcon.appiconset", "{}")
      let assets = try catalog.open()
      #expect(assets.imageNames == ["Icons/a", "b"])
      #expect(try assets.image(named: "a") == nil)
      #expect(try assets.image(named: "Icons/a") != nil)
    }
  }

  @Test(arguments: [
    (
      #""color-space": "srgb", "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250"}"#,
      Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    ),
    (
      #""color-space": "srgb", "components": {"red": "0xFF", "green": "0x80", "blue": "51", "alpha": "1"}"#,
      Color(red: 1, green: 128.0 / 255, blue: 0.2)
    ),
    (#""components": {"red": "1", "green": 0, "blue": "0"}"#, .red),
    (
      #""color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.5"}"#,
      Color(white: 1, alpha: 0.5)
    ),
    (
      #""color-space": "extended-srgb", "components": {"red": "1.5", "green": "-0.2", "blue": "0.5", "alpha": "1.0"}"#,
      Color(red: 1, green: 0, blue: 0.5)
    ),
    // Computed from the chromaticities of both spaces and their white point, D65.
    (
      #""color-space": "display-p3", "components": {"red": "0.840", "green": "0.500", "blue": "0.330", "alpha": "1.0"}"#,
      Color(red: 0.8949, green: 0.4785, blue: 0.2885)
    ),
    (
      #""platform": "universal", "reference": "systemRedColor""#,
      Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
    ),
  ])
  func `have colors in several notations and spaces`(value: String, expected: Color) throws {
    try withCatalog { catalog in
      try catalog.addSet(
        "c.colorset", #"{"colors": [{"idiom": "universal", "color": {\#(value)}}]}"#)
      let color = try #require(try catalog.open().color(named: "c"))
      let differences = [
        color.red - expected.red, color.green - expected.green, color.blue - expected.blue,
        color.alpha - expected.alpha,
      ]
      #expect(differences.allSatisfy { abs($0) < 0.0005 }, "\(color)")
    }
  }

  @Test func `have colors of the system, which differ in dark appearance`() throws {
    try withCatalog { catalog in
      try catalog.addSet(
        "c.colorset",
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemGray6Color"}}]}"#)
      let color = try #require(try catalog.open().color(named: "c"))
      #expect(color == .systemGray6)
      #expect(color.isDynamic)
    }
  }

  @Test func `have colors for dark appearance, and data`() throws {
    try withCatalog { catalog in
      try catalog.addSet(
        "c.colorset",
        """
        {"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0"},
           "color-space": "gray-gamma-22"}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"components": {"white": "0.0"}, "color-space": "gray-gamma-22"}}]}
        """)
      try catalog.addSet(
        "d.dataset", #"{"data": [{"idiom": "universal", "filename": "1.png"}]}"#, files: [1])
      let assets = try catalog.open()
      let dark = TraitCollection(userInterfaceStyle: .dark)
      // The gamma is converted, and 1 may lose the last bit.
      let white = try #require(try assets.color(named: "c"))
      #expect(abs(white.red - 1) < 1e-12 && white.red == white.blue)
      #expect(try assets.color(named: "c", compatibleWith: dark) == .black)
      #expect(try assets.data(named: "d") == PNG.encode(Catalog.image(1)))
      #expect(try assets.data(named: "e") == nil)
    }
  }

  @Test(arguments: [
    ("{", "is damaged: it is not JSON"),
    (#"{"images": 3}"#, "is damaged at images: a list is allowed"),
    (#"{"images": [{"filename": 3}]}"#, "is damaged at images.0.filename: a string is allowed"),
    (
      #"{"images": [{"filename": "1.png", "scale": "4x"}]}"#,
      ": scale is '4x'; 1x, 2x and 3x are allowed"
    ),
    (
      #"{"images": [{"filename": "../1.png"}]}"#,
      ": filename is '../1.png'; the name of a file in the same folder is allowed"
    ),
    (
      #"{"images": [{"filename": "1.png"}], "properties": {"template-rendering-intent": "x"}}"#,
      ": template-rendering-intent is 'x'; template, original and automatic are allowed"
    ),
    (
      #"{"images": [{"filename": "1.png", "resizing": {"mode": "5-part"}}]}"#,
      ": resizing.mode is '5-part'; 9-part, 3-part-horizontal and 3-part-vertical are allowed"
    ),
    (
      #"{"images": [{"filename": "1.png", "resizing": {"cap-insets": {"top": 9}}}]}"#,
      ": resizing.cap-insets do not fit into the image, which has 4.0 x 4.0 points"
    ),
  ])
  func `that are damaged are errors that name the file and the field`(
    contents: String, reason: String
  ) throws {
    try withCatalog { catalog in
      try catalog.addSet("a.imageset", contents, files: [1])
      let error = #expect(throws: AssetError.self) { try catalog.open().image(named: "a") }
      let path = catalog.file("a.imageset/Contents.json")
      let sentence = reason.hasPrefix(":") ? "\(path)\(reason)" : "\(path) \(reason)"
      #expect(error?.description == sentence)
    }
  }

  @Test(arguments: [
    (
      #""color-space": "cmyk""#,
      "color-space is 'cmyk'; srgb, extended-srgb, extended-linear-srgb, display-p3, gray-gamma-22 "
        + "and extended-gray are allowed"
    ),
    (#""components": {"red": "0.5"}"#, "components.green is missing"),
    (
      #""components": {"red": "x", "green": "256", "blue": "0.1"}"#,
      "components.red is 'x'; 0.5, 0x80 and 128 are examples of what is allowed"
    ),
    (
      #""components": {"red": "0.1", "green": "256", "blue": "0.1"}"#,
      "components.green is '256'; 0.5, 0x80 and 128 are examples of what is allowed"
    ),
    (
      #""reference": "systemPlaid""#,
      "reference is 'systemPlaid'; names of the system's colors are allowed, such as "
        + "systemGray6Color and labelColor"
    ),
  ])
  func `with damaged colors are errors that name the field`(value: String, reason: String) throws {
    try withCatalog { catalog in
      try catalog.addSet("c.colorset", #"{"colors": [{"color": {\#(value)}}]}"#)
      let error = #expect(throws: AssetError.self) { try catalog.open().color(named: "c") }
      #expect(error?.description == "\(catalog.file("c.colorset/Contents.json")): \(reason)")
    }
  }

  /// A template with a square between its margins, of twice the height of capital letters, among
  /// guides.
  private static let template = #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
      <style>.a{fill:red}</style>
      <g id="Guides">
        <line id="Baseline-S" x1="0" x2="900" y1="200" y2="200"/>
        <line id="Baseline-M" x1="0" x2="900" y1="500" y2="500"/>
        <line id="Capline-M" x1="0" x2="900" y1="430" y2="430"/>
        <line id="left-margin-Regular-M" x1="200" x2="200" y1="0" y2="900"/>
        <line id="right-margin-Regular-M" x1="300" x2="300" y1="0" y2="900"/>
      </g>
      <g id="Notes"><rect width="900" height="900"/></g>
      <g id="Symbols">
        <g id="Regular-M" transform="matrix(1 0 0 1 200 500)">
          <g/><g><rect class="a" width="100" height="140" y="-105"/></g>
        </g>
        <g id="Bold-M"><rect width="900" height="900"/></g>
      </g>
    </svg>
    """#

  @Test func `have symbols as templates of the size of a text`() throws {
    try withCatalog { catalog in
      let contents = #"{"symbols": [{"filename": "a.svg", "idiom": "universal"}]}"#
      try catalog.addSet("a.symbolset", contents)
      try put(Self.template.utf8, into: catalog.file("a.symbolset/a.svg"))
      let assets = try catalog.open()
      #expect(assets.imageNames == ["a"])
      let symbol = try #require(try assets.image(named: "a"))
      #expect(symbol.renderingMode == .alwaysTemplate)
      // librsvg rounds lengths to single precision. 100 units are 17 points; capital letters have
      // 70, and a symbol 29 % more on each side.
      #expect(abs(symbol.size.width - 17) < 1e-6)
      #expect(abs(symbol.size.height - 70 * 1.58 * 0.17) < 1e-6)
      #expect(try image(of: symbol.withRenderingMode(.alwaysOriginal))[8, 9] == 0xFFFF_0000)

      try put("<svg/>".utf8, into: catalog.file("a.symbolset/a.svg"))
      let error = #expect(throws: AssetError.self) { try assets.image(named: "a") }
      #expect(
        error?.description.hasPrefix(
          "\(catalog.file("a.symbolset/a.svg")) is not a template of a symbol: ") == true)
    }
  }

  @Test func `with missing or damaged files are errors that name them`() throws {
    try withCatalog { catalog in
      try catalog.addSet("a.imageset", Catalog.single)
      let assets = try catalog.open()
      let path = catalog.file("a.imageset/1.png")
      for (bytes, sentence) in [
        (nil, "cannot read \(path): No such file or directory"),
        (
          [1, 2, 3, 4],
          "\(path) is not an image that can be read: it begins with the bytes 01 02 03 04; PNG, "
            + "JPEG, WebP, GIF, BMP, TIFF, HEIF, SVG and PDF are allowed"
        ),
      ] as [([UInt8]?, String)] {
        if let bytes { try put(bytes, into: path) }
        let error = #expect(throws: AssetError.self) { try assets.image(named: "a") }
        #expect(error?.description == sentence)
      }
      let absent = #expect(throws: AssetError.self) { try AssetCatalog("/no/such.xcassets") }
      #expect(absent?.description == "cannot read /no/such.xcassets: No such file or directory")
    }
  }

  @Test func `ignore links that lead back into them`() throws {
    try withCatalog { catalog in
      try makeLink("loop", to: catalog.path, in: catalog.path)
      try catalog.addSet("a.imageset", Catalog.single, files: [1])
      #expect(try catalog.open().imageNames == ["a"])
    }
  }
}

@Suite struct `Image bundles` {
  @Test func `find files with and without extension, at all scales`() throws {
    try withTemporaryDirectory { directory in
      for scale in [1, 2, 3] {
        let name = scale == 1 ? "dot.png" : "dot@\(scale)x.png"
        try PNG.write(Catalog.image(scale), to: directory.appending(name))
      }
      try PNG.write(Catalog.image(1), to: directory.appending("dot~ipad.png"))
      try put(svg("").utf8, into: directory.appending("vector.svg"))
      try put(JPEG.encode(Catalog.image(1), quality: 1), into: directory.appending("photo.jpg"))
      let bundle = try ImageBundle(directory)
      for name in ["dot", "dot.png"] {
        let dot = try #require(try bundle.image(named: name))
        #expect(dot.variants.count == 3 && dot.size == Size(4, 4) && dot.scale == 2)
      }
      let pad = TraitCollection(userInterfaceIdiom: .pad)
      #expect(try bundle.image(named: "dot", compatibleWith: pad)?.variants.count == 1)
      #expect(try bundle.image(named: "vector")?.size == Size(8, 8))
      #expect(try bundle.image(named: "photo")?.bitmap?.width == 4)
      for name in ["do", "dot.jpg", "", "../dot", "dot@2x@3x", "/etc/passwd"] {
        #expect(try bundle.image(named: name) == nil, "\(name)")
      }
    }
  }

  @Test func `look into catalogs first, and decode once`() throws {
    try withTemporaryDirectory { directory in
      let catalog = try Catalog(directory.appending("Assets.xcassets"))
      try catalog.addSet("a.imageset", Catalog.single, files: [1])
      try catalog.addSet(
        "c.colorset",
        #"{"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}"#)
      try PNG.write(Catalog.image(2), to: directory.appending("a.png"))
      let bundle: any ImageProvider = try ImageBundle(directory)
      let first = try #require(try bundle.image(named: "a", compatibleWith: TraitCollection()))
      #expect(first.bitmap?.pixels[0] == Catalog.pixel(1))
      try put([], into: catalog.file("a.imageset/1.png"))
      #expect(try bundle.image(named: "a", compatibleWith: TraitCollection()) == first)
      #expect(try bundle.color(named: "c", compatibleWith: TraitCollection()) == .red)
      #expect(try bundle.data(named: "c") == nil)
    }
  }
}
