import AppleNames
import Testing

@Suite struct SelectorRuleTests {
  @Test(arguments: [
    ("init", ["frame"], ["Rect"], "initWithFrame:"),
    ("addSubview", ["_"], ["View"], "addSubview:"),
    ("draw", ["at"], ["Point"], "drawAtPoint:"),
    ("transition", ["from", "to"], ["View", "View"], "transitionFromView:toView:"),
    ("insertSubview", ["_", "at"], ["View", ""], "insertSubview:atIndex:"),
    ("alertView", ["_", "clickedButtonAt"], ["AlertView", ""], "alertView:clickedButtonAtIndex:"),
    ("init", ["cgImage"], ["Image"], "initWithCGImage:"),
    ("reloadItems", ["at"], ["IndexPaths"], "reloadItemsAtIndexPaths:"),
    ("viewDidLoad", [], [], "viewDidLoad"),
  ])
  func aSelectorNamesTheTypesThatSwiftLeavesOut(
    base: String, labels: [String], types: [String], selector: String
  ) {
    #expect(SelectorRule.selectors(base: base, labels: labels, types: types)[0] == selector)
  }

  @Test func theLastWordOfATypeCanStandForIt() {
    let found = SelectorRule.selectors(
      base: "setStatusBarHidden", labels: ["_", "with"], types: ["", "StatusBarAnimation"])
    #expect(found.contains("setStatusBarHidden:withAnimation:"))
  }

  @Test func overloadsHaveTheSelectorsOfTheirTypes() {
    let convert = Signature("convert(_:to:)")
    for word in ["Point", "Rect"] {
      let found = MethodSelectors.all(
        of: convert, in: "UIView", types: [word, "View"], isInitializer: false,
        hasFactories: false)
      #expect(found.map(\.selector.text) == ["convert\(word):toView:"])
    }
  }

  @Test func initializersCanBeClassMethods() {
    let found = MethodSelectors.all(
      of: Signature("UIBezierPath(rect:)"), in: "UIBezierPath", types: ["Rect"],
      isInitializer: true, hasFactories: true)
    #expect(
      found.contains { $0.selector.text == "bezierPathWithRect:" && $0.selector.isClassMethod })
    #expect(
      found.contains { $0.selector.text == "initWithRect:" && !$0.selector.isClassMethod })
  }
}
