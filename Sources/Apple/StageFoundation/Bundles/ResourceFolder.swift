/// Where the files of a program are: a folder, without the folders of other programs in it.
package struct ResourceFolder: Sendable {
  /// The path.
  package let path: String
  /// The names of the folders in it that are left out.
  let others: Set<String>

  /// Creates the folder.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - others: The names of folders in it that are left out; none by default.
  package init(path: String, without others: Set<String> = []) {
    self.path = path
    self.others = others
  }
}
