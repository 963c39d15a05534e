internal import Bars
internal import Geometry
internal import InterfaceDocuments
internal import StageKit

extension InterfaceDecoder {
  /// Sets what a document has of a controller, without its view.
  func decodeController(_ controller: UIViewController) {
    properties.string("title") { controller.title = $0 }
    properties.word("modalPresentationStyle") { controller.modalPresentationStyle = $0 }
    properties.word("modalTransitionStyle") { controller.modalTransitionStyle = $0 }
    properties.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    properties.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    properties.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    properties.bool("definesPresentationContext") { controller.definesPresentationContext = $0 }
    if case .edges(let edges)? = properties["extendedEdge"] {
      controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(edges.rawValue))
    }
    for key in ["freeformSize", "contentSize"] {
      properties.size(key) { controller.preferredContentSize = $0 }
    }
  }
}
