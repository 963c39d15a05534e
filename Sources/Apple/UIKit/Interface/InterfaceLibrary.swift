internal import InterfaceDocuments

/// The interface documents of an application, each of which is read once.
final class InterfaceLibrary {
  private var documents: [String: InterfaceDocument] = [:]
  private var unreadable: Set<String> = []

  /// Returns the document of a file; nil if it cannot be read, which is logged.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - texts: The texts in the language of the application, by their keys.
  /// - Returns: The document.
  func document(at path: String, texts: [String: String] = [:]) -> InterfaceDocument? {
    if let known = documents[path] { return known }
    guard !unreadable.contains(path) else { return nil }
    do {
      let document = try InterfaceDocument(contentsOfFile: path, texts: texts)
      documents[path] = document
      return document
    } catch {
      unreadable.insert(path)
      UIApplication.logOnce("\(error)")
      return nil
    }
  }

  /// Returns the document of a name in a bundle; nil without one.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its extension.
  ///   - types: The extensions of files, the first of which is preferred.
  ///   - bundle: The bundle.
  /// - Returns: The document.
  func document(named name: String, types: [String], in bundle: Bundle) -> InterfaceDocument? {
    let plain = (name as NSString).deletingPathExtension
    for candidate in Set([name, plain]).sorted(by: { $0.count > $1.count }) {
      for type in types {
        if let path = bundle.path(forResource: candidate, ofType: type) {
          return document(at: path, texts: bundle.texts(inTable: candidate))
        }
      }
    }
    return nil
  }
}
