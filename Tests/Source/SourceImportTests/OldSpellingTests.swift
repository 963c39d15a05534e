import SourceImport
import Testing

@Suite struct `old spellings` {
  /// A line that shows that the file is of Swift 2.
  private let mark = "let c = UIColor.redColor()"

  private func swift2(_ text: String) -> String {
    String(userPart("\(mark)\n\(text)").drop { $0 != "\n" }.dropFirst())
  }

  @Test(arguments: [
    ("class A { func f(a: Int, b: Int) {} }", "class A { func f(_ a: Int, b: Int) {} }"),
    ("class A { init(a: Int) {} }", "class A { init(a: Int) {} }"),
    ("func f() { if let a = b where a > 1 {} }", "func f() { if let a = b , a > 1 {} }"),
    (
      "func f() { guard let a = b where a > 1 else { return } }",
      "func f() { guard let a = b , a > 1 else { return } }"
    ),
    ("func f() { i++ }", "func f() { i += 1 }"),
    ("func f() { --i }", "func f() { i -= 1 }"),
    ("func f() { do { g() } while b < 3\n}", "func f() { repeat { g() } while b < 3\n}"),
    (
      "func f() { for var i = 0; i < 3; i++ { g(i) }\n}",
      "func f() { do { var i = 0; while i < 3 { defer { i += 1 }; g(i) } }\n}"
    ),
    (
      "func f() { for (var i = 9; i > 0;\n --i, n++) { for ;; { } } }",
      "func f() { do { var i = 9; while i > 0 { defer { i -= 1; n += 1 };\n do { while true { } } } } }"
    ),
    ("var f: ((a: Int, b: Int) -> Void)?", "var f: ((_ a: Int, _ b: Int) -> Void)?"),
    (
      "func f() { println(a as B, 1 as CGFloat, c as? D) }",
      "func f() { print(a as! B, 1 as CGFloat, c as? D) }"
    ),
    (
      "let v = CGVectorMake(1, 2); let z = CGRectZero",
      "let v = CGVector(dx: 1, dy: 2); let z = CGRect.zero"
    ),
    ("class A { func f(AnyObject) {} }", "class A { func f(_: Any) {} }"),
    ("let o: [A] = [.allZeros, A.allZeros]", "let o: [A] = [[], A()]"),
    ("func f() { d.timeStyle = .MediumStyle }", "func f() { d.timeStyle = .medium }"),
    ("func f() { println(a) }", "func f() { print(a) }"),
    ("func f(g: A -> B) {}", "func f(_ g: @escaping (A) -> B) {}"),
    (
      "func f() { for (i, x) in enumerate(a + b) {} }",
      "func f() { for (i, x) in (a + b).enumerated() {} }"
    ),
    ("func f() { if contains(a, b) {} }", "func f() { if a.contains(b) {} }"),
    ("func f() { map(a.b) { $0 } }", "func f() { a.b.map { $0 } }"),
    ("func f() { a.dynamicType }", "func f() { type(of: a) }"),
    (
      "func f() { UIPushBehavior(items: a, mode: m)!.angle }",
      "func f() { UIPushBehavior(items: a, mode: m).angle }"
    ),
    ("class A { func f(#a: Int, b: Int) {} }", "class A { func f(a a: Int, b: Int) {} }"),
    (
      "func f() { dict.setObject(1, forKey: k); NSUserDefaults.standardUserDefaults().setObject(1, forKey: k) }",
      "func f() { dict.setObject(1, forKey: k); UserDefaults.standard.set(1, forKey: k) }"
    ),
    (
      "class A: UIDynamicBehavior { override func willMoveToAnimator(dynamicAnimator: UIDynamicAnimator) {} }",
      "class A: UIDynamicBehavior { override func willMove(to dynamicAnimator: UIDynamicAnimator?) {} }"
    ),
    (
      "func f() { for (i, x) in a.enumerate() {} }",
      "func f() { for (i, x) in a.enumerated() {} }"
    ),
    ("func f() { g.locationInView(view) }", "func f() { g.location(in: view) }"),
    (
      "func f() { UIView.animateWithDuration(1) { } }",
      "func f() { UIView.animate(withDuration: 1) { } }"
    ),
    (
      "func f() { UIView.animateWithDuration(1, delay: 0, options: .CurveEaseIn, animations: {}, completion: nil) }",
      "func f() { UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: {}, completion: nil) }"
    ),
    ("func f() { UIScreen.mainScreen().bounds }", "func f() { UIScreen.main.bounds }"),
    ("func f() { NSUserDefaults.standardUserDefaults() }", "func f() { UserDefaults.standard }"),
    (
      "func f() { b.addTarget(self, action: s, forControlEvents: .TouchUpInside) }",
      "func f() { b.addTarget(self, action: s, for: .touchUpInside) }"
    ),
    ("let s = UIGestureRecognizerState.Began", "let s = UIGestureRecognizer.State.began"),
    ("func f() { v.hidden = true }", "func f() { v.isHidden = true }"),
    (
      "class A: B { override func prefersStatusBarHidden() -> Bool { return true } }",
      "class A: B { override var prefersStatusBarHidden: Bool { return true } }"
    ),
    (
      "class A: B { override func prepareLayout() { super.prepareLayout() } }",
      "class A: B { override func prepare() { super.prepare() } }"
    ),
  ])
  func `of Swift 2 become today's`(text: String, expected: String) {
    #expect(swift2(text) == expected)
  }

  @Test(arguments: [
    ("let s = UIGestureRecognizerState.began", "let s = UIGestureRecognizer.State.began"),
    (
      "let n = NSNotification.Name.UIKeyboardWillShow",
      "let n = UIResponder.keyboardWillShowNotification"
    ),
    ("let j = kCALineJoinRound", "let j = CAShapeLayerLineJoin.round"),
    (
      "func f() { addChildViewController(a); a.didMove(toParentViewController: self) }",
      "func f() { addChild(a); a.didMove(toParent: self) }"
    ),
    ("func f() { v.bringSubview(toFront: w) }", "func f() { v.bringSubviewToFront(w) }"),
    ("class A { func f(a: Int) {} }", "class A { func f(a: Int) {} }"),
    (
      "func f() { func closePath() {}; closePath() }",
      "func f() { func closePath() {}; closePath() }"
    ),
    ("enum E { case Left }; let e: E = .Left", "enum E { case Left }; let e: E = .Left"),
  ])
  func `of Swift 3 and 4 become today's, and today's stay`(text: String, expected: String) {
    #expect(userPart(text) == expected)
  }

  @Test(arguments: [
    (
      "func collisionBehavior(behavior: UICollisionBehavior, beganContactForItem item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying, atPoint p: CGPoint) {}",
      "func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {}"
    ),
    (
      "override func touchesBegan(touches: NSSet, withEvent event: UIEvent) {}",
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"
    ),
    (
      "override func viewWillAppear(animated: Bool) {}",
      "override func viewWillAppear(_ animated: Bool) {}"
    ),
    (
      "func animateTransition(c: UIViewControllerContextTransitioning) {}",
      "func animateTransition(using c: UIViewControllerContextTransitioning) {}"
    ),
    (
      "override func shouldPerformSegue(withIdentifier identifier: String?, sender: Any?) {}",
      "override func shouldPerformSegue(withIdentifier identifier: String?, sender: Any?) {}"
    ),
    (
      "func animateTransition(c: UIViewControllerContextTransitioning) {}; func animateTransition(using c: UIViewControllerContextTransitioning) {}",
      "func animateTransition(c: UIViewControllerContextTransitioning) {}; func animateTransition(using c: UIViewControllerContextTransitioning) {}"
    ),
    (
      "func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) {}",
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) {}"
    ),
  ])
  func `of methods that UIKit calls become today's in every file`(text: String, expected: String) {
    #expect(userPart("class A: B { \(text) }") == "class A: B { \(expected) }")
  }

  @Test func `of recognizers take an event that is not optional`() {
    let text =
      "class R: UIPanGestureRecognizer { "
      + "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {} }"
    #expect(userPart(text) == text)
  }

  @Test(arguments: [
    ("UISnapBehavior.init(item: a, snapToPoint: p)", "UISnapBehavior.init(item: a, snapTo: p)"),
    ("UISnapBehavior(item: a, snapToPoint: p)", "UISnapBehavior(item: a, snapTo: p)"),
  ])
  func `of initializers become today's`(text: String, expected: String) {
    #expect(userPart("let s = \(text)") == "let s = \(expected)")
  }

  @Test func `a whole file of Swift 2 type-checks`() throws {
    let text = """
      import UIKit
      class Scene: UIViewController, UICollisionBehaviorDelegate {
        var count = 0
        let label = UILabel()
        override func viewWillAppear(animated: Bool) {
          super.viewWillAppear(animated)
          let tap = UITapGestureRecognizer(target: self, action: "tapped:")
          view.addGestureRecognizer(tap)
          move(label, by: 3)
          label.backgroundColor = UIColor.redColor()
          label.hidden = true
          UIView.animateWithDuration(1, animations: { self.count++ })
        }
        func move(item: UIView, by offset: Int) {
          if let text = label.text where offset > 1 { println(text) }
        }
        func tapped(recognizer: UITapGestureRecognizer) {
          if recognizer.state == .Began { print(recognizer.locationInView(view)) }
        }
        override func prefersStatusBarHidden() -> Bool { return true }
        override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {
          super.touchesBegan(touches, withEvent: event)
        }
        func collisionBehavior(behavior: UICollisionBehavior, beganContactForItem item: UIDynamicItem,
          withBoundaryIdentifier identifier: NSCopying?, atPoint p: CGPoint) {}
      }
      """
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `what Xcode converted to Swift 3 is not of Swift 2`() {
    let text = """
      class A { fileprivate func f(path: IndexPath) -> Int {
      f(path: path) + (path as NSIndexPath).row + (path as NSIndexPath).section } }
      """
    #expect(userPart(text).contains("fileprivate func f(path: IndexPath) -> Int {"))
  }

  @Test func `an increment within an expression is a problem`() {
    let result = ImportedProgram(files: [
      SourceFile(path: "A.swift", text: "func f() {\nlet a = i++\n}")
    ])
    #expect(result.problems.map(\.line) == [2])
  }

  @Test func `a method in today's spelling keeps it, though another one had it in Swift 2`() {
    let text = """
      import UIKit
      class A: UIView { override func draw(_ rect: CGRect) {} }
      class B: CALayer { override func draw(in ctx: CGContext) {} }
      """
    #expect(userPart(text) == text)
  }
}
