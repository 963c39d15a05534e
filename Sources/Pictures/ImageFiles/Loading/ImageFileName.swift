/// The parts of an image file's name without its extension: `photo@2x~ipad`.
struct ImageFileName: Hashable {
  /// The name without the modifiers.
  let base: Substring
  /// The scale of `@2x` and `@3x`; 1 without one.
  let scale: Double
  /// The device of `~iphone` and `~ipad`; nil without one.
  let device: Substring?

  init(_ stem: some StringProtocol) {
    var rest = Substring(stem)
    var device: Substring?
    for name in ["iphone", "ipad"] where rest.hasSuffix("~\(name)") {
      device = rest.suffix(name.count)
      rest = rest.dropLast(name.count + 1)
    }
    self.device = device
    let digits = ["1": 1.0, "2": 2, "3": 3]
    if rest.hasSuffix("x"), rest.dropLast(2).hasSuffix("@"),
      let scale = rest.dropLast().last.flatMap({ digits[String($0)] })
    {
      self.scale = scale
      base = rest.dropLast(3)
    } else {
      scale = 1
      base = rest
    }
  }
}
