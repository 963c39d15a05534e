/// Which of the versions of a data model is the one in use.
package enum DataModelFile {
  /// Returns the name of the folder of the version in use, such as `Model 2.xcdatamodel`.
  ///
  /// - Parameters:
  ///   - versions: The names of the folders of all versions.
  ///   - record: The file `.xccurrentversion`; nil if there is none.
  /// - Returns: The name; nil if there is no version.
  package static func currentVersion(of versions: [String], record: [UInt8]?) -> String? {
    let text = record.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return versions.first { text.contains("<string>\($0)</string>") } ?? versions.min()
  }
}
