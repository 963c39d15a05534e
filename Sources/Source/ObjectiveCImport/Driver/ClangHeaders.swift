package import SystemPackage

/// The headers of the frameworks on the disk, and their precompiled form.
package struct ClangHeaders: Sendable {
  /// The folder with the frameworks.
  package let frameworks: FilePath
  /// The precompiled header; nil if a header is read each time.
  package let precompiled: FilePath?

  package init(frameworks: FilePath, precompiled: FilePath?) {
    (self.frameworks, self.precompiled) = (frameworks, precompiled)
  }

  /// Returns the arguments with which headers are precompiled and files parsed; both must be the
  /// same.
  package static func arguments(counting: ReferenceCounting) -> [String] {
    [
      "-target", "arm64-apple-ios12.0", "-x", "objective-c", "-std=gnu11",
      "-fblocks", "-fobjc-exceptions", "-nostdinc", "-fno-caret-diagnostics",
      "-fno-color-diagnostics", "-fno-diagnostics-show-option", "-fno-spell-checking",
      "-ferror-limit=0", "-fallow-editor-placeholders", "-Wno-everything", "-W#warnings",
      "-Werror=implicit-function-declaration",
    ] + counting.arguments
  }
}
