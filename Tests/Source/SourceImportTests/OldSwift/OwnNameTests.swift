import SourceImport
import Testing

@Suite struct `names of the program's own` {
  /// Methods that share the name of one of UIKit's, in a class beside their calls.
  @Test(arguments: [
    "func prepareLayout() -> A { self }; func f() { g(self.prepareLayout()) }",
    "func apply(label: UILabel) {}; func f() { apply(label: l); self.apply(label: l) }",
    "func willMove(animated: Bool) {}; func f() { willMove(animated: true) }",
    "func draw(shape: Shape) {}; func f(a: A) { a.draw(shape: s) }",
    "func show(message: String) {}; func f() { self.show(message: m) }",
    "func setSelected(selected: Bool, animated: Bool) {}; func f() { setSelected(selected: true, animated: false) }",
    "func transitionDuration(from index: Int) -> Int { 1 }; func f() { self.transitionDuration(from: 2) }",
    "func moveToPoint(_ p: CGPoint) {}; func f(a: A) { a.moveToPoint(p) }",
    "func viewWillAppear(of c: UIViewController) {}; func viewDidAppear(of c: UIViewController) {}",
  ])
  func `stay with their calls`(members: String) {
    let text = "class A: B { \(members) }"
    #expect(userPart(text) == text)
  }

  @Test func `stay in Swift 2, where the first label is left out`() {
    let text = """
      let c = UIColor.redColor()
      class A { func moveToPoint(p: CGPoint) {}; func f() { self.moveToPoint(p) }
      func willMove(animated: Bool) {}; func g() { willMove(true) } }
      """
    #expect(
      userPart(text) == """
        let c = UIColor.red
        class A { func moveToPoint(_ p: CGPoint) {}; func f() { self.moveToPoint(p) }
        func willMove(_ animated: Bool) {}; func g() { willMove(true) } }
        """)
  }

  @Test func `leave those of a superclass of UIKit renamed`() {
    let text = """
      class A { func prepareLayout() {} }
      class L: UICollectionViewLayout { override func prepareLayout() { super.prepareLayout() } }
      """
    #expect(
      userPart(text) == """
        class A { func prepareLayout() {} }
        class L: UICollectionViewLayout { override func prepare() { super.prepare() } }
        """)
  }

  @Test func `of types do not hide a case without a type`() {
    let text = """
      let c = UIColor.redColor()
      class Ellipse: UIView { override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .Ellipse } }
      enum Shape { case Path }; let s: Shape = .Path
      """
    let result = userPart(text)
    #expect(result.contains("return .ellipse }"))
    #expect(result.contains("let s: Shape = .Path"))
  }

  /// Uses of Apple's cases in a program that has cases of these names itself.
  @Test(arguments: [
    ("style.alignment = .Center", "style.alignment = .center"),
    ("if style.alignment == .Left {}", "if style.alignment == .left {}"),
    ("var a: NSTextAlignment = .Left; a = .Right", "var a: NSTextAlignment = .left; a = .right"),
    ("draw(align: .Center)", "draw(align: .center)"), ("own = .Left", "own = .Left"),
    ("place(side: .Left)", "place(side: .Left)"), ("if own == .Left {}", "if own == .Left {}"),
    ("text = .Center", "text = .center"), ("self.text = .Center", "self.text = .center"),
  ])
  func `of cases do not hide Apple's where the type is known`(text: String, expected: String) {
    let program = """
      let c = UIColor.redColor()
      enum Side { case Left, Right, Center }
      class A { var own = Side.Left; var text: NSTextAlignment
      func draw(align align: NSTextAlignment) {}; func place(side side: Side) {}
      """
    #expect(
      userPart("\(program)\nfunc f() { \(text) } }").hasSuffix("\nfunc f() { \(expected) } }"))
  }

  @Test func `of contexts, which other classes had in Swift 2, stay`() {
    let modern = """
      func f() { c?.finishInteractiveTransition(); c.updateInteractiveTransition(1); d.closePath() }
      """
    #expect(userPart(modern) == modern)
    let old = """
      let c = UIColor.redColor()
      func f() { transitionContext.finishInteractiveTransition(); driver.finishInteractiveTransition()
      path.closePath(); driver.updateInteractiveTransition(1) }
      """
    #expect(
      userPart(old) == """
        let c = UIColor.red
        func f() { transitionContext.finishInteractiveTransition(); driver.finish()
        path.close(); driver.update(1) }
        """)
  }

  @Test func `inherit the initializers of UIKit's classes under today's names`() {
    let text = """
      let c = UIColor.redColor()
      class A: UICollectionViewLayoutAttributes {}
      class B: UICollectionViewLayoutAttributes { init(forCellWithIndexPath: Int) { super.init() } }
      let a = A(forCellWithIndexPath: p)
      let b = B(forCellWithIndexPath: 1)
      """
    let result = userPart(text)
    #expect(result.contains("A(forCellWith: p)"))
    #expect(result.contains("B(forCellWithIndexPath: 1)"))
  }

  @Test func `mixed with one label of Swift 2 show that a file is of Swift 2`() {
    let files = [
      SourceFile(
        path: "Old.swift",
        text: "class Old { func f(row: Int) {}; func g() { b.addLinearVelocity(v, forItem: i) } }"),
      SourceFile(
        path: "New.swift", text: "class New { func f(row: Int) { DispatchQueue.main.async {} } }"),
    ]
    let result = ImportedProgram(files: files).files.map { withoutFirstLine($0.text) }
    #expect(
      result[0].contains("func f(_ row: Int) {}; func g() { b.addLinearVelocity(v, for: i) }"))
    #expect(result[1].contains("func f(row: Int)"))
  }

  @Test(arguments: [
    (
      "let f = UIFieldBehavior.noiseFieldWithSmoothness(1, animationSpeed: 2)",
      "let f = UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 2)"
    ),
    ("let s = a.subtract(b).intersect(c)", "let s = a.subtracting(b).intersection(c)"),
    ("a.unionInPlace(b)", "a.formUnion(b)"),
    (
      "let u = NSFileManager.defaultManager().URLsForDirectory(.DocumentDirectory, inDomains: .UserDomainMask)",
      "let u = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)"
    ),
    ("let d = t.transitionDuration(context)", "let d = t.transitionDuration(using: context)"),
  ])
  func `of Apple's become today's in calls of Swift 2`(text: String, expected: String) {
    let result = userPart("func f() { \(text) }\nlet c = UIColor.redColor()")
    #expect(result == "func f() { \(expected) }\nlet c = UIColor.red")
  }

  @Test func `of overrides become today's, with their results`() {
    let text = """
      let c = UIColor.redColor()
      class A: UICollectionViewLayoutAttributes {
        override func copyWithZone(zone: NSZone) -> AnyObject { return super.copyWithZone(zone) as! A }
      }
      """
    #expect(
      userPart(text).hasSuffix(
        "override func copy(with zone: NSZone?) -> Any { return super.copy(with: zone) as! A }\n}"))
    let cell =
      "class C: UITableViewCell { override func setSelected(selected: Bool, animated: Bool) {} }"
    #expect(
      userPart(cell).contains("override func setSelected(_ selected: Bool, animated: Bool) {}"))
  }
}
