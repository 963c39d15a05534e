package import SystemPackage

/// Returns the files of a kind in `Tests/Support/HostileInputs`, sorted by name, without the
/// outcomes that are recorded beside them.
package func hostileFiles(of kind: String) -> [FilePath] {
  let directory = repositoryRoot.appending("Tests/Support/HostileInputs").appending(kind)
  return names(in: directory).filter { !$0.hasSuffix(".txt") }.sorted()
    .map { directory.appending($0) }
}
