internal import InterfaceDocuments

/// The controllers of storyboards that contain one another, from the outermost one: by
/// relationships, embed segues and references to other storyboards.
///
/// A chain that comes back to one of its controllers would never end.
struct SceneChain {
  /// The maximum number of controllers in a chain; each takes a part of the stack.
  private static let maximumCount = 60

  private struct Link: Hashable {
    let storyboard: String
    let title: String
  }

  private var links: [Link] = []

  /// Returns the chain with another controller at its end.
  ///
  /// - Parameters:
  ///   - source: The controller, or a reference to one.
  ///   - storyboard: The name of its storyboard.
  /// - Returns: The chain; nil, which is logged with the path, if the controller is in the chain
  ///   already or the chain is too long.
  func adding(_ source: InterfaceObject, of storyboard: String) -> SceneChain? {
    let id = source.id ?? ""
    let name = source.customClass?.name ?? source.storyboardIdentifier
    let link = Link(storyboard: storyboard, title: name.map { "\(id) (\($0))" } ?? id)
    if let first = links.firstIndex(of: link) {
      UIApplication.logOnce(
        """
        \(storyboard).storyboard, line \(source.line): controllers contain one another without \
        end: \(path(of: links[first...] + [link])); the last one is left out
        """)
      return nil
    }
    guard links.count < Self.maximumCount else {
      UIApplication.logOnce(
        """
        \(storyboard).storyboard, line \(source.line): more than \(Self.maximumCount) controllers \
        contain one another: \(path(of: links.prefix(3))) > ...; \(link.title) is left out
        """)
      return nil
    }
    var chain = self
    chain.links.append(link)
    return chain
  }

  /// The titles of controllers; those of another storyboard than the first one name it.
  private func path(of links: some Sequence<Link>) -> String {
    let links = Array(links)
    return links.map { link in
      link.storyboard == links[0].storyboard ? link.title : "\(link.storyboard).\(link.title)"
    }.joined(separator: " > ")
  }
}
