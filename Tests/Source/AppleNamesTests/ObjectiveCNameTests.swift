import AppleNames
import Testing

@Suite("Names in Objective-C")
struct ObjectiveCNameTests {
  @Test(
    "A constant is a case of its enumeration, both ways",
    arguments: [
      ("UIViewAnimationOptionCurveEaseIn", "UIView.AnimationOptions", "curveEaseIn"),
      ("UIViewAnimationCurveEaseIn", "UIView.AnimationCurve", "easeIn"),
      ("UIControlEventTouchUpInside", "UIControl.Event", "touchUpInside"),
      ("UIControlStateNormal", "UIControl.State", "normal"),
      ("NSTextAlignmentCenter", "NSTextAlignment", "center"),
      ("NSLineBreakByWordWrapping", "NSLineBreakMode", "byWordWrapping"),
      ("UITableViewCellAccessoryNone", "UITableViewCell.AccessoryType", "none"),
      ("UIModalPresentationCustom", "UIModalPresentationStyle", "custom"),
      ("UIModalTransitionStyleCoverVertical", "UIModalTransitionStyle", "coverVertical"),
      ("UIInterfaceOrientationMaskAll", "UIInterfaceOrientationMask", "all"),
      ("UIInterfaceOrientationPortrait", "UIInterfaceOrientation", "portrait"),
      ("kCGLineCapRound", "CGLineCap", "round"),
      ("UIPushBehaviorModeInstantaneous", "UIPushBehavior.Mode", "instantaneous"),
    ])
  func constants(constant: String, type: String, member: String) throws {
    let found = try #require(Enumeration.member(ofConstant: constant))
    #expect(found.enumeration.swift == type)
    #expect(found.member == member)
    #expect(found.enumeration.constant(ofMember: member) == constant)
  }

  @Test("What is no constant of an enumeration is none")
  func others() {
    for name in ["UIControlState", "UIKeyboardWillShowNotification", "NSOrderedSame", "x", ""] {
      #expect(Enumeration.member(ofConstant: name) == nil)
    }
  }

  @Test(
    "A method has its selector, by the tables or by Swift's rule",
    arguments: [
      ("location(in:)", "UIGestureRecognizer", "locationInView:"),
      ("UIImage(cgImage:)", "UIImage", "initWithCGImage:"),
      ("UIBezierPath(ovalIn:)", "UIBezierPath", "bezierPathWithOvalInRect:"),
      ("append(_:)", "UIBezierPath", "appendPath:"),
      ("append(_:)", "NSMutableAttributedString", "appendString:"),
      ("addSubview(_:)", "UIView", "addSubview:"),
      ("UIView(frame:)", "UIView", "initWithFrame:"),
      ("scrollViewDidScroll(_:)", "UIScrollViewDelegate", "scrollViewDidScroll:"),
      ("viewDidLoad()", "UIViewController", "viewDidLoad"),
      ("convert(_:to:)", "UIView", "convertPoint:toView: convertRect:toView:"),
    ])
  func selectors(name: String, owner: String, selectors: String) {
    let expected = selectors.split(separator: " ").map(String.init)
    #expect(MethodNames.selectors(of: Signature(name), in: owner) == expected)
  }

  @Test(
    "A selector has its name in Swift",
    arguments: [
      ("animateTransition:", "UIViewControllerAnimatedTransitioning", "animateTransition(using:)"),
      ("presentedLayer", "CALayer", nil),
      ("appendPath:", "UIBezierPath", "append(_:)"),
      ("initWithCGImage:", "UIImage", "UIImage(cgImage:)"),
      ("initWithCGImage:", "CIImage", "CIImage(cgImage:)"),
      ("initWithCGImage:", "UIView", nil),
    ])
  func swift(selector: String, owner: String, name: String?) {
    #expect(MethodNames.line(selector: selector, of: owner)?.today.fullName == name)
  }
}
