import ObjectiveCImport
import Testing

/// What becomes of expressions and statements.
@Suite struct ExpressionTests {
  private func expect(
    _ statements: String, contains text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await Translation(method: statements)
    #expect(result.problems.isEmpty, sourceLocation: sourceLocation)
    #expect(result.swift.contains(text), "\(result.swift)", sourceLocation: sourceLocation)
  }

  @Test func `a message to nil is zero`() async throws {
    try await expect("CGFloat a = self.box.alpha;", contains: "(self.box?.alpha ?? 0)")
    try await expect("[self.box removeFromSuperview];", contains: "self.box?.removeFromSuperview()")
  }

  @Test func `a variable that its own value uses is zero before`() async throws {
    try await expect(
      "CGPoint end = end = CGPointMake(1, 2);",
      contains: "var end: CGPoint = CGPoint.zero\nend = assigned(&end, ")
  }

  @Test func `a class without an initializer that takes nothing raises`() async throws {
    try await expect(
      "UISnapBehavior *snap = [[UISnapBehavior alloc] init];",
      contains: "var snap: UISnapBehavior! = (undefinedInit(UISnapBehavior.self))")
    try await expect(
      "UIBlurEffect *blur = [UIBlurEffect new];",
      contains: "var blur: UIBlurEffect! = (UIBlurEffect(style: .light))")
  }

  @Test func `a call with nil for what it needs is left out`() async throws {
    try await expect(
      "[self.box.layer addSublayer:nil];",
      contains: "if let present_1 = (nil as CALayer?) { self.box?.layer.addSublayer(present_1) }")
  }

  @Test func `an index of an array of C that is no constant is checked`() async throws {
    try await expect(
      "int a[2] = {1, 2}; int i = 1; a[i] = a[0];",
      contains: "a[element: Int(truncatingIfNeeded: i)] = a[0]")
  }

  @Test func `a check of the version is a call with the major version of iOS`() async throws {
    try await expect(
      "if (@available(tvOS 9, iOS 13.0, *)) self.box = nil;",
      contains: "if __isAtLeastIOS(Int32(13)) {")
    try await expect(
      "BOOL new = __builtin_available(iOS 11, *);", contains: "__isAtLeastIOS(Int32(11))")
    try await expect("if (@available(macOS 10.12, *)) self.box = nil;", contains: "if true {")
  }

  @Test func `integers wrap`() async throws {
    try await expect("int a = 2; a = a + 3;", contains: "a = (a &+ 3)")
    try await expect("unsigned a = 2; a -= 3;", contains: "a = (a &- 3)")
    try await expect("int a = 2; a++;", contains: "a &+= 1")
  }

  @Test func `a literal has the type that it is converted to`() async throws {
    try await expect("CGFloat a = 2 / 1.0f;", contains: "var a: Double = ")
    try await expect("CGFloat a = 3;", contains: "var a: Double = 3.0")
    try await expect("unsigned char a = 300;", contains: "var a: UInt8 = 44")
  }

  @Test func `numbers are converted as C does`() async throws {
    try await expect("double b = 2.5; int a = b;", contains: "(cNumber(b) as Int32)")
    try await expect("long b = 2; int a = b;", contains: "Int32(truncatingIfNeeded: b)")
  }

  @Test func `a comparison is a condition`() async throws {
    try await expect(
      "int a = 1; if (a == 2 && self.box) a = 3;", contains: "if ((a == 2) && (self.box != nil)) {")
  }

  @Test func `a block copies what is not shared`() async throws {
    try await expect(
      "int a = 1; __block int b = 2; void (^f)(void) = ^{ b = a; }; f();",
      contains: "{ [a] () -> Void in")
  }

  @Test func `a weak variable stays weak in a block`() async throws {
    try await expect(
      "__weak typeof(self) weakSelf = self; void (^f)(void) = ^{ [weakSelf run]; }; f();",
      contains: "{ [weak weakSelf] () -> Void in")
  }

  @Test func `a case falls through`() async throws {
    try await expect(
      "int a = 1; switch (a) { case 1: a = 2; case 2: a = 3; break; default: a = 4; }",
      contains: "fallthrough")
  }

  @Test func `a loop goes on with its step`() async throws {
    try await expect(
      "int s = 0; for (int i = 0; i < 5; i++) { if (i == 2) continue; s += i; }",
      contains: "if isFirst_1 { isFirst_1 = false } else { i &+= 1 }")
  }

  @Test func `an assignment has a value`() async throws {
    try await expect("int a, b; a = b = 3;", contains: "a = assigned(&b, 3)")
  }

  @Test func `any object is asked by a function of the file`() async throws {
    let result = try await Translation(method: "id a = self; [a run];")
    #expect(result.swift.contains("private func send_run_0_1(_ target: AnyObject?) -> Void {"))
    #expect(result.swift.contains("if let target = target as? Screen { target.run(); return }"))
  }

  @Test func `lines keep their numbers`() async throws {
    let result = try await Translation(method: "\n\nself.count = 3;")
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains("self.count = 3") })
    let directive = try #require(lines[..<index].lastIndex { $0.hasPrefix("#sourceLocation") })
    let line = try #require(Int(lines[directive].split(separator: " ").last?.dropLast() ?? ""))
    #expect(line + index - directive - 1 == 11)
  }

  @Test func `a layer's font is the object, which no pointer keeps`() async throws {
    let result = try await Translation(
      method: "CATextLayer *a = [CATextLayer layer];\n"
        + "a.font = (__bridge CFTypeRef)[UIFont systemFontOfSize:(CGFloat)(3 + 4)];")
    #expect(result.swift.contains("fontOfLayer("))
    #expect(!result.swift.contains("pointerFromObject("))
  }
}
