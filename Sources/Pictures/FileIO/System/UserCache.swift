package import SystemPackage

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// The directory of what the user's programs keep and can make again: `zoetrope` in
/// `$XDG_CACHE_HOME`, or in `~/.cache`; nil if neither that nor `HOME` is set.
package var userCacheDirectory: FilePath? {
  func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
  // A relative path is to be ignored, says the XDG Base Directory Specification.
  if let caches = variable("XDG_CACHE_HOME"), caches.hasPrefix("/") {
    return FilePath(caches).appending("zoetrope")
  }
  guard let home = variable("HOME"), !home.isEmpty else { return nil }
  return FilePath(home).appending(".cache/zoetrope")
}
