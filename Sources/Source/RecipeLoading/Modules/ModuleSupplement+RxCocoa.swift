internal import SourceImport

extension ModuleSupplement {
  /// What RxCocoa needs of its part in Objective-C: proxies of delegates, and observation of
  /// properties by name.
  static let rxCocoa = ModuleSupplement(
    flags: ["-D", "DISABLE_SWIZZLING"],
    // A protocol of Objective-C is a class itself, and no other is.
    replacements: [
      (", DelegateProxy.Delegate: AnyObject", ""),
      (",\n        DelegateProxy.Delegate: AnyObject", "\n"),
      (
        "_forwardToDelegate?.scrollViewDidScroll?(",
        "(_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll("
      ),
      (
        "#selector(BarButtonItemTarget.action(_:))",
        "UIKit._selector(\"action(_:)\") { (target: BarButtonItemTarget) in "
          + "{ (sender: AnyObject?) in target.callback() } }"
      ),
    ],
    file: SourceFile(
      path: "RxCocoaRuntime", text: runtime + proxies.map(\.text).joined(separator: "\n")))

  private static let runtime = """
    import RxSwift
    import UIKit

    open class _RXDelegateProxy: NSObject {
      public private(set) weak var _forwardToDelegate: (any NSObjectProtocol)?
      private var kept: (any NSObjectProtocol)?

      open func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
        let object = delegate as? any NSObjectProtocol
        _forwardToDelegate = object
        kept = retainDelegate ? object : nil
      }
      open func hasWiredImplementation(for selector: Selector) -> Bool { false }
      open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
      open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
      open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
      open func responds(to aSelector: Selector!) -> Bool { false }

      func _observed<Value>(_ name: String, _ arguments: [Any?], _ call: () -> Value) -> Value {
        let selector = UIKit._selector(name)
        let values = arguments.map { $0 ?? NSNull() }
        _sentMessage(selector, withArguments: values)
        let value = call()
        _methodInvoked(selector, withArguments: values)
        return value
      }
    }

    func objc_sync_enter(_ object: Any) {}
    func objc_sync_exit(_ object: Any) {}

    final class _RXTextStorage: NSObject {
      let textView: UITextView
      init(_ textView: UITextView) { self.textView = textView }
      var string: String { textView.text }
    }

    extension UITextView {
      var textStorage: _RXTextStorage { _RXTextStorage(self) }
    }

    extension Reactive where Base: _RXTextStorage {
      var didProcessEditingRangeChangeInLength: Observable<Void> {
        RxTextViewDelegateProxy.proxy(for: base.textView)
          .methodInvoked(UIKit._selector("textViewDidChange(_:)")).map { _ in () }
      }
    }

    open class _RXKVOObserver: NSObject {
      private weak var target: AnyObject?
      private var kept: AnyObject?
      private let keyPath: String
      private let callback: (Any?) -> Void

      public init(
        target: AnyObject, retainTarget: Bool, keyPath: String,
        options: NSKeyValueObservingOptions, callback: @escaping (Any?) -> Void
      ) {
        (self.target, self.keyPath, self.callback) = (target, keyPath, callback)
        kept = retainTarget ? target : nil
        super.init()
        (target as? any KeyValueCoding)?.addObserver(
          self, forKeyPath: keyPath, options: options, context: nil)
      }

      override open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        callback(change?[.newKey])
      }

      open func dispose() {
        (target as? any KeyValueCoding)?.removeObserver(self, forKeyPath: keyPath)
        (target, kept) = (nil, nil)
      }
    }

    public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
    public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

    public enum RXObjCRuntimeError: Int {
      case unknown, objectMessagesAlreadyBeingIntercepted, selectorNotImplemented
      case cantInterceptCoreFoundationTollFreeBridgedObjects, threadingCollisionWithOtherInterceptionMechanism
      case savingOriginalForwardingMethodFailed, replacingMethodWithForwardingImplementation
      case observingPerformanceSensitiveMessages, observingMessagesWithUnsupportedReturnType
    }


    """

  private static let scrolling = [
    "scrollViewDidZoom(_ scrollView: UIScrollView)",
    "scrollViewWillBeginDragging(_ scrollView: UIScrollView)",
    "scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)",
    "scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)",
    "scrollViewDidEndDecelerating(_ scrollView: UIScrollView)",
    "scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)",
    "viewForZooming(in scrollView: UIScrollView) -> UIView?",
    "scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)",
    "scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Double)",
  ]

  private static let table = [
    "heightForRowAt indexPath: IndexPath) -> Double",
    "estimatedHeightForRowAt indexPath: IndexPath) -> Double",
    "heightForHeaderInSection section: Int) -> Double",
    "heightForFooterInSection section: Int) -> Double",
    "viewForHeaderInSection section: Int) -> UIView?",
    "viewForFooterInSection section: Int) -> UIView?",
    "willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)",
    "didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)",
    "willDisplayHeaderView view: UIView, forSection section: Int)",
    "willDisplayFooterView view: UIView, forSection section: Int)",
    "didEndDisplayingHeaderView view: UIView, forSection section: Int)",
    "didEndDisplayingFooterView view: UIView, forSection section: Int)",
    "canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool",
    "performPrimaryActionForRowAt indexPath: IndexPath)",
    "shouldHighlightRowAt indexPath: IndexPath) -> Bool",
    "didHighlightRowAt indexPath: IndexPath)", "didUnhighlightRowAt indexPath: IndexPath)",
    "willSelectRowAt indexPath: IndexPath) -> IndexPath?", "didSelectRowAt indexPath: IndexPath)",
    "willDeselectRowAt indexPath: IndexPath) -> IndexPath?",
    "didDeselectRowAt indexPath: IndexPath)",
    "accessoryButtonTappedForRowWith indexPath: IndexPath)",
    "editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle",
    "leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?",
    "trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?",
  ].map { "tableView(_ tableView: UITableView, \($0)" }

  private static let collection =
    [
      "shouldHighlightItemAt indexPath: IndexPath) -> Bool",
      "didHighlightItemAt indexPath: IndexPath)", "didUnhighlightItemAt indexPath: IndexPath)",
      "shouldSelectItemAt indexPath: IndexPath) -> Bool",
      "shouldDeselectItemAt indexPath: IndexPath) -> Bool",
      "didSelectItemAt indexPath: IndexPath)", "didDeselectItemAt indexPath: IndexPath)",
      "willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)",
      "didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)",
      "willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, "
        + "at indexPath: IndexPath)",
      "didEndDisplayingSupplementaryView view: UICollectionReusableView, "
        + "forElementOfKind elementKind: String, at indexPath: IndexPath)",
      "canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool",
      "performPrimaryActionForItemAt indexPath: IndexPath)",
    ].map { "collectionView(_ collectionView: UICollectionView, \($0)" }
    + [
      "sizeForItemAt indexPath: IndexPath) -> CGSize",
      "insetForSectionAt section: Int) -> UIEdgeInsets",
      "minimumLineSpacingForSectionAt section: Int) -> Double",
      "minimumInteritemSpacingForSectionAt section: Int) -> Double",
      "referenceSizeForHeaderInSection section: Int) -> CGSize",
      "referenceSizeForFooterInSection section: Int) -> CGSize",
    ].map {
      "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: "
        + "UICollectionViewLayout, \($0)"
    }

  private static let proxies = [
    ForwardedMethods(
      proxy: "RxScrollViewDelegateProxy", delegate: "UIScrollViewDelegate", methods: scrolling),
    ForwardedMethods(
      proxy: "RxTableViewDelegateProxy", delegate: "UITableViewDelegate", methods: table),
    ForwardedMethods(
      proxy: "RxCollectionViewDelegateProxy", delegate: "UICollectionViewDelegateFlowLayout",
      methods: collection),
    ForwardedMethods(
      proxy: "RxTextViewDelegateProxy", delegate: "UITextViewDelegate",
      methods: [
        "textViewDidBeginEditing(_ textView: UITextView)",
        "textViewDidEndEditing(_ textView: UITextView)",
        "textViewDidChange(_ textView: UITextView)",
        "textViewDidChangeSelection(_ textView: UITextView)",
      ]),
    ForwardedMethods(
      proxy: "RxSearchBarDelegateProxy", delegate: "UISearchBarDelegate",
      methods: [
        "searchBarTextDidBeginEditing(_ searchBar: UISearchBar)",
        "searchBarTextDidEndEditing(_ searchBar: UISearchBar)",
        "searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)",
        "searchBarSearchButtonClicked(_ searchBar: UISearchBar)",
        "searchBarCancelButtonClicked(_ searchBar: UISearchBar)",
        "searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)",
      ]),
    ForwardedMethods(
      proxy: "RxPickerViewDelegateProxy", delegate: "UIPickerViewDelegate",
      methods: [
        "pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)"
      ]),
    ForwardedMethods(
      proxy: "RxTabBarDelegateProxy", delegate: "UITabBarDelegate",
      methods: ["tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)"]),
    ForwardedMethods(
      proxy: "RxTabBarControllerDelegateProxy", delegate: "UITabBarControllerDelegate",
      methods: [
        "tabBarController(_ tabBarController: UITabBarController, didSelect viewController: "
          + "UIViewController)"
      ]),
    ForwardedMethods(
      proxy: "RxNavigationControllerDelegateProxy", delegate: "UINavigationControllerDelegate",
      methods: ["willShow", "didShow"].map {
        "navigationController(_ navigationController: UINavigationController, \($0) "
          + "viewController: UIViewController, animated: Bool)"
      }),
  ]
}
