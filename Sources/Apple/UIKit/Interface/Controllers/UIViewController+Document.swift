internal import InterfaceDocuments
internal import StageKit

extension UIViewController {
  /// The storyboard from which the controller was made; nil without one.
  public var storyboard: UIStoryboard? { scene?.storyboard }

  /// Loads the view from the storyboard, the document of ``nibName`` or that of the class's name;
  /// returns false if there is none.
  func loadViewFromDocument() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    guard UIApplication.current != nil else { return false }
    let bundle = nibBundle ?? .main
    if let nibName {
      let nib = UINib(nibName: nibName, bundle: bundle)
      guard nib.document != nil else { return false }
      nib.instantiate(withOwner: self)
      if loadedView == nil {
        UIApplication.logOnce("\(nibName).xib does not set the view of \(type(of: self))")
      }
      return loadedView != nil
    }
    guard
      let nib = Self.documentNames(of: type(of: self)).lazy.compactMap({ name in
        UINib.document(named: name, in: bundle).map { _ in UINib(nibName: name, bundle: bundle) }
      }).first
    else { return false }
    nib.instantiate(withOwner: self)
    return loadedView != nil
  }

  /// The names of the documents that belong to a class: `GameView` and `GameViewController`.
  private static func documentNames(of type: UIViewController.Type) -> [String] {
    guard type != UIViewController.self else { return [] }
    let name = "\(type)"
    return name.hasSuffix("Controller")
      ? [String(name.dropLast("Controller".count)), name] : [name]
  }
}
