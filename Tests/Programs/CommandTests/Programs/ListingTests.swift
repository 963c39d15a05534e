import Imaging
import TestSupport
import Testing

/// Listings and files in Objective-C in place of recipes.
@Suite struct ListingCommandTests {
  private static let header = """
    #import <UIKit/UIKit.h>

    @interface ViewController : UIViewController
    @property (strong, nonatomic) UIView *card;
    @end
    """
  private static let first = """
    - (void)viewDidLoad
    {
        [super viewDidLoad];
        self.card = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 40)];
        self.card.backgroundColor = [UIColor redColor];
        [self.view addSubview:self.card];
    }
    """
  private static let second = """
    - (void)viewDidLoad
    {
        [super viewDidLoad];
    //...
        [UIView animateWithDuration:1.0 animations:^{
            self.card.frame = CGRectMake(100, 100, 40, 40);
        }];
    }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.header, to: "1.txt")
    try sandbox.write(Self.first, to: "2.txt")
    try sandbox.write(Self.second, to: "3.txt")
    return sandbox
  }

  @Test func `listings are one program in their order`() async throws {
    let sandbox = try sandbox()
    let still = try await sandbox.run("still 1.txt 2.txt 3.txt --at 1.5 -o card.png")
    #expect(still.standardError == "Compiling 3 listings\n")
    #expect(still.exitCode == 0)
    #expect(try sandbox.image("card.png")[240, 240] == 0xFFFF_0000)
    let trace = try await sandbox.run("trace 1.txt 2.txt --fps 1 --to 1")
    #expect(trace.exitCode == 0 && trace.standardError == "Compiling 2 listings\n")
  }

  @Test func `listings in their order are one film of a farm`() async throws {
    let sandbox = try sandbox()
    let plan = try await sandbox.run(
      "farm submit 1.txt 2.txt 3.txt steps-bounce --shards 3 --engine parallel -o films --dry-run")
    #expect(plan.exitCode == 0)
    let films = plan.output.split(separator: "\n").dropLast()
    #expect(films.count == 2 && films[0].contains("frames in 3 shards"))
    #expect(plan.output.hasSuffix("6 tasks\n"))
  }

  @Test func `an error names the line of the listing`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "- (void)show\n{\n    UIView *card = self.card;\n    [cardsetAlpha:0];\n}", to: "4.txt")
    let result = try await sandbox.run("still 1.txt 4.txt --at 0 -o card.png")
    #expect(
      result.standardError.contains(
        "4.txt:4:6: error: use of undeclared identifier 'cardsetAlpha'; a space may be missing: "
          + "'card setAlpha'"))
    #expect(result.exitCode == 65)
  }

  @Test func `a file is compiled with its header and what that needs`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.header, to: "ViewController.h")
    try sandbox.write(
      "#import \"ViewController.h\"\n@implementation ViewController\n\(Self.first)\n@end",
      to: "ViewController.m")
    let still = try await sandbox.run("still ViewController.m --at 0 -o card.png")
    #expect(still.standardError == "Compiling ViewController.m\n")
    #expect(try sandbox.image("card.png")[20, 20] == 0xFFFF_0000)
    try sandbox.write(Self.header + "\n// edited\n", to: "ViewController.h")
    let again = try await sandbox.run("still ViewController.m --at 0 -o again.png")
    #expect(again.standardError == "Compiling ViewController.m\n")
  }

  @Test func `a file in C++ is named as what it is`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("class A {};", to: "A.mm")
    let result = try await sandbox.run("still A.mm --at 0 -o a.png")
    #expect(
      result.standardError
        == "Error: A.mm is Objective-C++, which is not read; Objective-C and Swift are.\n")
    #expect(result.exitCode == 65)
  }

  @Test func `several recipes are not one program`() async throws {
    let sandbox = try Sandbox()
    let result = try await sandbox.run("still book-13-1-move book-13-1-grow-fade --at 0 -o a.png")
    #expect(result.standardError.contains("2 recipes are given; a command takes one."))
    #expect(result.exitCode == 64)
  }
}
