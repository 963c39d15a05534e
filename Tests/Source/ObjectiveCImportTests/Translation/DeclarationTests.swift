import ObjectiveCImport
import Testing

/// What becomes of declarations.
@Suite struct DeclarationTests {
  @Test func `a property is a stored property that is seen by name`() async throws {
    let result = try await Translation(
      "@interface A : NSObject\n@property(nonatomic) NSInteger count;\n@end\n@implementation A\n@end"
    )
    #expect(result.swift.contains("class A: NSObject {"))
    #expect(result.swift.contains("@objc dynamic var count: Int = 0"))
    #expect(result.problems.isEmpty)
  }

  @Test func `an accessor of one's own leaves the value in a variable beside it`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject
      @property(nonatomic) NSInteger count;
      @end
      @implementation A
      - (void)setCount:(NSInteger)count { _count = count + 1; }
      @end
      """)
    #expect(result.swift.contains("var _count: Int = 0"))
    #expect(result.swift.contains("set(count) {"))
    #expect(result.swift.contains("self._count = (count &+ 1)"))
  }

  @Test func `a method without a result is no initializer`() async throws {
    let result = try await Translation(
      """
      @interface A : UIView
      @end
      @implementation A
      - (id)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) { [self initViews:YES]; }
        return self;
      }
      - (void)initViews:(BOOL)all {}
      @end
      """)
    #expect(result.swift.contains("override init(frame: CGRect) {"))
    #expect(result.swift.contains("super.init(frame: frame)"))
    #expect(result.swift.contains("self.initViews(true)"))
  }

  @Test func `a property that a protocol wants and the class lacks says so`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject <UIViewControllerContextTransitioning>
      @end
      @implementation A
      - (UIView *)containerView { return nil; }
      @end
      """)
    #expect(result.swift.contains("var targetTransform: CGAffineTransform {\nget {\nuntranslated("))
    #expect(result.swift.split(separator: "var containerView").count == 2)
  }

  @Test func `an instance variable is not the property of the superclass`() async throws {
    let result = try await Translation(
      """
      @interface A : UIView {
        UIWindow *window;
        UIWindow *other;
      }
      @end
      @implementation A
      - (void)show { window = other; other = self.window; }
      @end
      """)
    #expect(result.swift.contains("var window_variable: UIWindow! = nil"))
    #expect(result.swift.contains("self.window_variable = self.other"))
    #expect(result.swift.contains("var other: UIWindow! = nil"))
    #expect(result.swift.contains("self.other = self.window\n"))
  }

  @Test func `an overriding method has the signature of the tables`() async throws {
    let result = try await Translation(
      """
      @interface A : UIViewController
      @end
      @implementation A
      - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; }
      @end
      """)
    #expect(result.swift.contains("override func viewDidAppear(_ animated: Bool) {"))
    #expect(result.swift.contains("super.viewDidAppear(animated)"))
  }

  @Test func `a method is named by its selector`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject
      @end
      @implementation A
      - (CGFloat)areaWithWidth:(CGFloat)width height:(CGFloat)height { return width * height; }
      @end
      """)
    #expect(
      result.swift.contains(
        "@objc(areaWithWidth:height:) func areaWithWidth(_ width: Double, height: Double) -> Double {"
      ))
  }

  @Test func `an initializer calls that of the superclass once`() async throws {
    let result = try await Translation(
      """
      @interface A : UIView
      @end
      @implementation A
      - (instancetype)initWithFrame:(CGRect)frame {
        if ((self = [super initWithFrame:frame])) {
          self.alpha = 0.5;
        }
        return self;
      }
      @end
      """)
    #expect(result.swift.contains("override init(frame: CGRect) {"))
    #expect(result.swift.contains("super.init(frame: frame)"))
    #expect(result.swift.contains("required init?(coder: NSCoder) { super.init(coder: coder) }"))
  }

  @Test func `an initializer that returns nil may fail`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject
      - (instancetype)initWithCount:(NSInteger)count;
      @end
      @implementation A
      - (instancetype)initWithCount:(NSInteger)count {
        if (count < 0) return nil;
        return [super init];
      }
      @end
      """)
    #expect(result.swift.contains("init?(initWithCount count: Int) {"))
    #expect(result.swift.contains("return nil"))
  }

  @Test func `a class is a delegate without saying so`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject
      @end
      @implementation A
      - (void)scrollViewDidScroll:(UIScrollView *)scrollView {}
      @end
      """)
    #expect(result.swift.contains("class A: NSObject, UIScrollViewDelegate {"))
    #expect(result.swift.contains("func scrollViewDidScroll(_ scrollView: UIScrollView) {"))
  }

  @Test func `a method that nobody implements raises`() async throws {
    let result = try await Translation(
      "@protocol P <NSObject>\n@optional\n- (NSInteger)count:(id)a;\n@end")
    #expect(result.swift.contains("protocol P: AnyObject {"))
    #expect(
      result.swift.contains(
        """
          func count(_ a: AnyObject!) -> Int {
            return unrecognized("count:", self)
          }
        """))
  }

  @Test func `what cannot be translated logs when it is reached`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject
      @end
      @implementation A
      - (NSInteger)count {
        goto end;
        { end: return 3; }
      }
      @end
      """)
    #expect(result.swift.contains("untranslated(\"goto into a block is not supported"))
    #expect(result.swift.contains("return 0"))
    #expect(result.problems.count == 1 && result.problems[0].line == 6)
  }

  @Test func `a line that Swift has refused leaves its method out`() async throws {
    let result = try await Translation(
      "@interface A : NSObject\n@end\n@implementation A\n- (void)f {\nNSLog(@\"a\");\n}\n@end",
      refusals: [6])
    #expect(result.swift.contains("untranslated(\"it is refused\""))
  }

  @Test func `a member that is refused without its body, too, is left out`() async throws {
    let source =
      "@interface A : NSObject\n@property int count;\n@end\n@implementation A\n- (void)f {\n"
      + "NSLog(@\"a\");\n}\n- (void)g {}\n@end"
    let result = try await Translation(source, refusals: [7, 6])
    #expect(!result.swift.contains("func f()") && result.swift.contains("func g()"))
    #expect(result.problems.map(\.message) == ["-[A f] is left out: it is refused."])

    let overriding = try await Translation(
      source, refusals: [6], reason: "invalid redeclaration of 'f()'")
    #expect(!overriding.swift.contains("func f()"))

    let property = try await Translation(source, refusals: [3])
    #expect(!property.swift.contains("var count") && property.swift.contains("func f()"))
  }

  @Test func `an initializer that is left out does not call itself`() async throws {
    let source =
      "@interface A : NSObject\n@end\n@implementation A\n- (instancetype)init {\n"
      + "return [self initWithCount:1];\n}\n- (instancetype)initWithCount:(int)count {\n"
    let other = try await Translation(source + "return [super init];\n}\n@end", refusals: [5])
    #expect(other.swift.contains("convenience init() {\nuntranslated("))
    #expect(other.swift.contains("self.init(initWithCount: 0)"))
    // Both call another one, so that none is known that ends.
    let alone = try await Translation(source + "return [self init];\n}\n@end", refusals: [5])
    #expect(alone.swift.contains("override init() {\nuntranslated("))
    #expect(alone.swift.contains("super.init()"))
  }

  @Test func `a class that is refused has no protocols, then no members`() async throws {
    let source =
      "@interface A : UIView <UITextFieldDelegate>\n@end\n@implementation A\n- (void)f {}\n@end"
    let first = try await Translation(source, refusals: [2])
    #expect(first.swift.contains("class A: UIView {") && first.swift.contains("func f()"))
    let second = try await Translation(source, refusals: [2, 2])
    #expect(second.swift.contains("class A: UIView {}"))
  }

  @Test func `an instance variable beside a dynamic property has another name`() async throws {
    let result = try await Translation(
      """
      @interface A : NSObject
      @property (readonly) int count;
      @end
      @implementation A {
        int count;
      }
      @dynamic count;
      - (int)count { return count; }
      @end
      """)
    #expect(result.swift.contains("var count_variable: Int32 = 0"))
    #expect(result.swift.contains("return self.count_variable"))
  }

  @Test func `a method that nothing defines says so`() async throws {
    let result = try await Translation(
      """
      @interface Behavior : UIDynamicBehavior
      - (instancetype)initWithItems:(NSArray *)items;
      - (int)level;
      @end
      @implementation Behavior
      @end
      """)
    #expect(
      result.problems.map(\.message) == [
        "-[Behavior initWithItems:] is declared and not defined.",
        "-[Behavior level] is declared and not defined.",
      ])
    #expect(result.swift.contains("convenience init(initWithItems p0: NSArray!) {"))
    #expect(result.swift.contains("func level() -> Int32 {"))
  }

  @Test func `methods are not exchanged, and the function is named`() async throws {
    let result = try await Translation(
      """
      #import <objc/runtime.h>
      @implementation UIView (Exchanged)
      + (void)load {
        method_exchangeImplementations(
          class_getInstanceMethod(self, @selector(layoutSubviews)),
          class_getInstanceMethod(self, @selector(other)));
      }
      - (void)other {}
      @end
      """)
    #expect(
      result.problems.map(\.message) == [
        "a statement of +[UIView load] is left out: method_exchangeImplementations is not "
          + "supported: the methods of a class stay as they are (no swizzling)."
      ])
  }
}
