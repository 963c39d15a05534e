import ProjectFiles
import SystemPackage
import Testing

/// Listings as books print them: methods without a class, `//...`, and what is missing at their
/// ends.
@Suite struct ListingTests {
  private func listing(_ texts: String...) -> Listing {
    Listing(
      texts.enumerated().map { index, text in
        ProgramFile(path: FilePath("\(index + 1).txt"), contents: Array(text.utf8))
      })
  }

  /// The lines of a text without directives, blank lines and indentation.
  private func code(_ listing: Listing) -> [String] {
    listing.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("#line") }.map { String($0) }
  }

  private let header = """
    #import <UIKit/UIKit.h>

    @interface Card : UIViewController
    @property (nonatomic) UIView *front;
    @end
    """

  @Test func `a function with a parameter named self is no statement`() {
    let text = """
      static void move(id self, SEL _cmd) { [self go]; }
      @implementation Card
      @end
      """
    #expect(
      !Listing.isPart(ProgramFile(path: "Card.m", contents: Array("\(header)\n\(text)".utf8))))
  }

  @Test func `bare methods are those of the class before them`() {
    let listing = listing(header, "// Showing it\n- (void)show\n{\n    [self.front show];\n}\n")
    #expect(
      code(listing) == [
        "#import <UIKit/UIKit.h>", "@class Card;", "#import <UIKit/UIKit.h>",
        "@interface Card : UIViewController", "@property (nonatomic) UIView *front;", "@end",
        "@implementation Card", "- (void)show", "{", "[self.front show];", "}", "@end",
      ])
    #expect(listing.notes.isEmpty)
    #expect(listing.classes == ["Card"])
  }

  @Test func `lines and columns are those of the listings`() {
    let listing = listing(header, "\n\n- (void)show { [self.front show]; }\n")
    #expect(listing.text.contains("#line 3 \"2.txt\"\n- (void)show { [self.front show]; }"))
    #expect(
      listing.text.contains(
        "#line 1 \"1.txt\"\n#import <UIKit/UIKit.h>\n\n@interface Card : UIViewController\n"))
  }

  @Test func `a method that comes again takes the place of the earlier one`() {
    let listing = listing(
      header, "- (void)show { [self first]; }\n- (void)hide { }", "-(void) show { [self second]; }")
    #expect(!listing.text.contains("first"))
    #expect(
      code(listing).suffix(4) == [
        "@implementation Card", "-(void) show { [self second]; }", "- (void)hide { }", "@end",
      ])
  }

  @Test func `an ellipsis stands for the statements of the earlier method`() {
    let listing = listing(
      header,
      "- (void)show {\n    [super show];\n    [self first];\n    self.front.alpha = 0;\n}",
      "- (void)show {\n    [super show];\n//...\n    [self second];\n//...\n}")
    #expect(
      code(listing).suffix(7) == [
        "- (void)show {", "[super show];", "[self first];", "self.front.alpha = 0;",
        "[self second];", "}", "@end",
      ])
    #expect(listing.text.contains("#line 3 \"2.txt\"\n    [self first];"))
  }

  @Test func `a statement that sets the same takes the place of the earlier one`() {
    let listing = listing(
      header,
      "- (void)show {\n    self.front.alpha = 0;\n    [self first];\n}",
      "- (void)show {\n    self.front.alpha = 1;\n    //…\n}")
    #expect(
      code(listing).suffix(5) == [
        "- (void)show {", "self.front.alpha = 1;", "[self first];", "}", "@end",
      ])
  }

  @Test func `a message with a block is the same with another block`() {
    let animation = "    [UIView animateWithDuration:1 animations:^{\n        A\n    }];\n"
    let listing = listing(
      header,
      "- (void)show {\n    [super show];\n"
        + animation.replacing("A", with: "self.front.alpha = 0;") + "}",
      "- (void)show {\n// ...\n" + animation.replacing("A", with: "self.front.alpha = 1;") + "}")
    #expect(!listing.text.contains("alpha = 0"))
    #expect(
      code(listing).suffix(6) == [
        "[super show];", "[UIView animateWithDuration:1 animations:^{", "self.front.alpha = 1;",
        "}];", "}", "@end",
      ])
  }

  @Test func `messages without blocks are different statements`() {
    let listing = listing(
      header,
      "- (void)show {\n    [self add:a];\n    [self add:b];\n}",
      "- (void)show {\n    //...\n    [self add:c];\n}")
    #expect(
      code(listing).suffix(6) == [
        "- (void)show {", "[self add:a];", "[self add:b];", "[self add:c];", "}", "@end",
      ])
  }

  @Test func `an ellipsis in a block stands for what the block had`() {
    let listing = listing(
      header,
      "- (void)show {\n    if (x) {\n        [self first];\n    }\n}",
      "- (void)show {\n    //...\n    self.done = ^{\n    //...\n        [self second];\n    };\n}",
      "- (void)show {\n    //...\n    self.done = ^{\n    //...\n        [self third];\n    };\n}")
    #expect(
      code(listing).suffix(9) == [
        "if (x) {", "[self first];", "}", "self.done = ^{", "[self second];", "[self third];", "};",
        "}", "@end",
      ])
  }

  @Test func `an ellipsis without an earlier method is a comment`() {
    let listing = listing(header, "- (void)show {\n    //...\n    [self first];\n}")
    #expect(code(listing).suffix(4) == ["- (void)show {", "[self first];", "}", "@end"])
    #expect(listing.notes.isEmpty)
  }

  @Test func `what is missing after a class extension is added with a note`() {
    let listing = listing(
      header, "#import \"Card.h\"\n@interface Card ()\n\n//...\n\n- (void)show { [self first]; }\n")
    #expect(
      listing.notes == [
        "2.txt:2: note: The missing @end of Card and its @implementation are added."
      ])
    #expect(
      code(listing).suffix(5) == [
        "@interface Card ()", "@end", "@implementation Card", "- (void)show { [self first]; }",
        "@end",
      ])
    #expect(!listing.text.contains("Card.h"))
  }

  @Test func `methods without any class are those of the template`() {
    let listing = listing("- (void)viewDidLoad { [super viewDidLoad]; }")
    #expect(listing.classes == ["ViewController"])
    #expect(
      listing.notes == [
        "1.txt:1: note: No class is declared; the method is one of ViewController, as in Xcode's "
          + "template."
      ])
  }

  @Test func `statements outside of methods are those of viewDidLoad`() {
    let listing = listing(header, "[self.view addSubview:self.front];\nself.front.alpha = 0;\n")
    #expect(
      listing.notes == ["2.txt:1: note: Statements outside of a method are those of viewDidLoad."])
    #expect(
      code(listing).suffix(6) == [
        "@implementation Card", "- (void)viewDidLoad { [super viewDidLoad];",
        "[self.view addSubview:self.front];", "self.front.alpha = 0;", "}", "@end",
      ])
  }

  @Test func `the comment with a file's name chooses the class`() {
    let second = header.replacing("Card", with: "Deck")
    let listing = listing(header, second, "//\n//  Card.m\n//\n- (void)show { }")
    let lines = code(listing)
    let start = lines.firstIndex(of: "@implementation Card") ?? lines.endIndex
    #expect(lines[start...].prefix(3) == ["@implementation Card", "- (void)show { }", "@end"])
  }

  @Test func `a superclass and a protocol come before what needs them`() {
    let listing = listing(
      "@interface Ace : Card\n@end", header, "@protocol Dealer\n- (void)deal;\n@end")
    let interfaces = code(listing).filter {
      $0.hasPrefix("@interface") || $0.hasPrefix("@protocol")
    }
    #expect(
      interfaces == [
        "@protocol Dealer;", "@protocol Dealer", "@interface Card : UIViewController",
        "@interface Ace : Card",
      ])
  }

  @Test func `a class that comes again takes the place of the earlier one`() {
    let listing = listing(
      header, "@interface Card : UIViewController <Dealer>\n//...\n@property int count;\n@end")
    #expect(
      code(listing).filter { $0.contains("@property") || $0.hasPrefix("@interface") } == [
        "@interface Card : UIViewController <Dealer>", "@property (nonatomic) UIView *front;",
        "@property int count;",
      ])
  }

  @Test func `a whole file is no listing`() {
    func isPart(_ text: String, _ name: FilePath = "A.m") -> Bool {
      Listing.isPart(ProgramFile(path: name, contents: Array(text.utf8)))
    }
    #expect(!isPart("#import \"A.h\"\nstatic int x;\n@implementation A\n- (void)f { }\n@end\n"))
    #expect(!isPart("void f(void) { }\n@interface A ()\n@end\n@implementation A\n@end"))
    #expect(isPart("- (void)f { }"))
    #expect(isPart("[self f];"))
    #expect(isPart("@implementation A\n@end", "A.txt"))
    #expect(!isPart("- (void)f;", "A.h"))
  }

  @Test func `any text is read to its end`() {
    let texts = [
      "@", "@interface", "@interface A (", "- (", "- (void)f {", "}}}", "{{{", "@implementation",
      "- (void)f:(int)", "@protocol", "#", "/*", "\"", "@property", "- (void)f { /* ", "@end @end",
      "@interface A : B < C", "static int a[] = { 1,", "^{", "((((((", "@selector(",
    ]
    for first in texts {
      for second in texts { _ = listing(first, second, first + second).text }
    }
  }
}
