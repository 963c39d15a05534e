import Foundation
import ObjectiveCImport
import SystemPackage
import TestSupport
import Testing

@Suite struct HeaderFolderTests {
  private let arguments = [
    "-target", "arm64-apple-ios12.0", "-std=gnu11", "-fobjc-arc", "-fblocks", "-nostdinc",
  ]

  @Test func clangReadsAllHeadersWithoutWarnings() async throws {
    let scratch = try TemporaryDirectory()
    let clang = try await clang()
    let folder = try await HeaderFolder(in: scratch.path, clang: clang, arguments: arguments)
    _ = try #require(folder.precompiled)
    let header = folder.frameworks.appending(HeaderFolder.headerName)
    let messages = try await messages(
      clang,
      arguments + ["-x", "objective-c", "-F", folder.frameworks.string, "-fsyntax-only"]
        + ["-Wall", "-Wextra", header.string])
    #expect(messages == "")
  }

  @Test func aFileIsParsedWithThePrecompiledHeader() async throws {
    let scratch = try TemporaryDirectory()
    let clang = try await clang()
    let folder = try await HeaderFolder(in: scratch.path, clang: clang, arguments: arguments)
    let precompiled = try #require(folder.precompiled)
    let file = scratch.path.appending("Test.m")
    try put(
      """
      #import <UIKit/UIKit.h>
      #import <QuartzCore/QuartzCore.h>
      @interface Ball : UIView
      @property(nonatomic, weak) IBOutlet UILabel *label;
      @end
      @implementation Ball
      - (IBAction)move:(UIPanGestureRecognizer *)pan {
        CGPoint point = [pan locationInView:self.superview];
        self.center = MAX(point.x, 1) > 2 ? self.center : point;
        [UIView animateWithDuration:0.2 animations:^{ self.label.alpha = MAX(0, 1); }];
      }
      @end
      """.utf8, into: file)
    let messages = try await messages(
      clang,
      arguments + ["-x", "objective-c", "-include-pch", precompiled.string, "-fsyntax-only"]
        + ["-F", folder.frameworks.string, file.string])
    #expect(messages == "")
  }

  @Test func whatIsThereIsNotWrittenAgain() async throws {
    let scratch = try TemporaryDirectory()
    let clang = try await clang()
    let first = try await HeaderFolder(in: scratch.path, clang: clang, arguments: arguments)
    let path = try #require(first.precompiled)
    let time = try path.stat().st_mtim
    let second = try await HeaderFolder(in: scratch.path, clang: clang, arguments: arguments)
    #expect(second.precompiled == path)
    #expect(try path.stat().st_mtim.tv_nsec == time.tv_nsec)
    let other = try await HeaderFolder(
      in: scratch.path, clang: clang, arguments: arguments + ["-DDEBUG=1"])
    #expect(other.frameworks != first.frameworks)
  }

  @Test func aDamagedHeaderIsWrittenAgain() async throws {
    let scratch = try TemporaryDirectory()
    let clang = try await clang()
    func folder(isDamaged: Bool = false) async throws -> HeaderFolder {
      try await HeaderFolder(
        in: scratch.path, clang: clang, arguments: arguments, isDamaged: isDamaged)
    }
    let path = try #require(try await folder().precompiled)
    let size = try path.stat().size
    // A part in the middle, which clang would read only when it needs it.
    let file = try FileDescriptor.open(path, .writeOnly)
    try file.writeAll(toAbsoluteOffset: size / 2, Array("damage".utf8))
    try file.close()
    let damaged = try contents(of: path)
    #expect(try await folder().precompiled == path)
    #expect(try contents(of: path) != damaged)
    #expect(try path.stat().size == size)

    let header = path.removingLastComponent().appending("UIKit.framework/Headers/UIKit.h")
    let text = try contents(of: header)
    try put("not a header".utf8, into: header)
    _ = try await folder(isDamaged: true)
    #expect(try contents(of: header) == text)
  }

  @Test func aPrecompiledHeaderStaysUntilTheNextIsThere() async throws {
    let scratch = try TemporaryDirectory()
    let compiler = scratch.path.appending("clang")
    let broken = scratch.path.appending("broken")
    let line = "[ -e \"\(broken)\" ] && exit 1\nexec \"\(try await clang())\" \"$@\"\n"
    try put("#!/bin/sh\n\(line)".utf8, into: compiler)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: compiler.string)
    let headers = scratch.path.appending("headers")
    let first = try await HeaderFolder(in: headers, clang: compiler, arguments: arguments)
    let path = try #require(first.precompiled)
    let bytes = try contents(of: path)
    // As while another process has not recorded yet what it has written.
    try FileManager.default.removeItem(
      atPath: path.removingLastComponent().appending("Frameworks.hash").string)
    try put("".utf8, into: broken)
    let second = try await HeaderFolder(in: headers, clang: compiler, arguments: arguments)
    #expect(second.precompiled == nil)
    #expect(try contents(of: path) == bytes)
  }

  @Test func aDirectoryThatCannotBeWrittenIsNamed() async throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.path.appending("file")
    try put("".utf8, into: file)
    let clang = try await clang()
    let error = await #expect(throws: HeaderFolderError.self) {
      try await HeaderFolder(in: file, clang: clang, arguments: arguments)
    }
    #expect(error?.description.contains("Cannot write headers to \(file)") == true)
  }

  /// Returns clang of the toolchain.
  private func clang() async throws -> FilePath {
    let path = try await output(of: "sh", ["-c", "readlink -f $(command -v swiftc)"], input: [])
    let text = String(decoding: path, as: UTF8.self).filter { !$0.isNewline }
    return FilePath(text).removingLastComponent().appending("clang")
  }

  /// Returns what clang writes of a file.
  private func messages(_ clang: FilePath, _ arguments: [String]) async throws -> String {
    let line = "\"$0\" \"$@\" 2>&1 || true"
    let text = try await output(of: "sh", ["-c", line, clang.string] + arguments, input: [])
    return String(decoding: text, as: UTF8.self)
  }
}
