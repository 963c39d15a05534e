import PictureKit
import Testing

@Suite struct ObjectiveCTokenTests {
  @Test func `an interface has keywords and types`() {
    #expect(
      tokens(
        "@interface Ball : UIView <Moving>\n@property (nonatomic, strong) UIView *shadow;\n@end",
        .objectiveC) == [
          "keyword @interface", "type Ball", "type UIView", "type Moving", "keyword @property",
          "keyword nonatomic", "keyword strong", "type UIView", "keyword @end",
        ])
  }

  @Test func `a method and its messages are functions`() {
    #expect(
      tokens(
        "- (void)drop:(UIView *)ball from:(CGFloat)y {\n  [self.view addSubview:[[UILabel alloc] init]];\n}",
        .objectiveC) == [
          "keyword void", "function drop", "type UIView", "function from", "type CGFloat",
          "keyword self", "function addSubview", "type UILabel", "function alloc", "function init",
        ])
    #expect(
      tokens("- (void)viewDidLoad {", .objectiveC) == ["keyword void", "function viewDidLoad"])
  }

  @Test func `literals with an at sign are tokens`() {
    #expect(
      tokens(#"NSArray *a = @[@"b\"c", @12.5f, @YES, @(d)];"#, .objectiveC) == [
        "type NSArray", #"string @"b\"c""#, "number @12.5f", "keyword @YES",
      ])
  }

  @Test func `directives, comments and characters are tokens`() {
    #expect(
      tokens(
        "#import <UIKit/UIKit.h>\n#pragma mark - A b\nchar c = '\\n'; /* d // */ // e", .objectiveC)
        == [
          "directive #import", "string <UIKit/UIKit.h>", "directive #pragma mark - A b",
          "keyword char", "string '\\n'", "comment /* d // */", "comment // e",
        ])
  }

  @Test func `the label of a case and the parts of a condition are names`() {
    #expect(
      tokens("switch (a) { case foo: b = c ? d : e; default: f(0xFFul); }", .objectiveC) == [
        "keyword switch", "keyword case", "keyword default", "function f", "number 0xFFul",
      ])
  }
}
