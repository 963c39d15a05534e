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
