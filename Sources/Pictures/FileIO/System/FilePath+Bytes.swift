package import SystemPackage

extension FilePath {
  /// The bytes of the path, which need not be UTF-8.
  package var bytes: [UInt8] {
    withPlatformString { start in
      UnsafeRawBufferPointer(start: start, count: length).map(\.self)
    }
  }
}
