internal import Controls
internal import Scrolling
internal import StageKit

/// The actions of documents, which are found by the names of their selectors.
enum DocumentAction {
  /// Returns whether an object has an action.
  static func exists(_ name: String, of object: AnyObject) -> Bool {
    UIApplication.current?.interfaceClasses.action(name, of: object) != nil
      || standard(name, of: object) != nil
  }

  /// Returns the selector of an action, of whichever class the target is.
  static func selector(_ name: String) -> Selector {
    Selector(
      name: name, isMethod: { exists(name, of: $0) },
      perform: { target, sender, event in
        if let perform = UIApplication.current?.interfaceClasses.action(name, of: target) {
          if !perform(target, sender, event) {
            let found = sender.map { "\(type(of: $0))" } ?? "nil"
            UIApplication.logOnce(
              "the action \(name) of \(type(of: target)) does not take \(found) as its sender")
          }
        } else {
          standard(name, of: target)?(sender)
        }
      })
  }

  /// Returns a method of UIKit that documents use as an action; nil for another one.
  private static func standard(_ name: String, of object: AnyObject) -> ((AnyObject?) -> Void)? {
    switch (name, object) {
    case ("resignFirstResponder", let responder as UIResponder):
      { _ in responder.resignFirstResponder() }
    case ("becomeFirstResponder", let responder as UIResponder):
      { _ in responder.becomeFirstResponder() }
    case ("startAnimating", let view as UIActivityIndicatorView): { _ in view.startAnimating() }
    case ("stopAnimating", let view as UIActivityIndicatorView): { _ in view.stopAnimating() }
    case ("startAnimating", let view as UIImageView): { _ in view.startAnimating() }
    case ("stopAnimating", let view as UIImageView): { _ in view.stopAnimating() }
    case ("reloadData", let table as UITableView): { _ in table.reloadData() }
    case ("reloadData", let collection as UICollectionView): { _ in collection.reloadData() }
    case ("removeFromSuperview", let view as UIView): { _ in view.removeFromSuperview() }
    case ("setNeedsDisplay", let view as UIView): { _ in view.setNeedsDisplay() }
    default: nil
    }
  }
}
