internal import StageContext

/// A class with a method `+initialize`, which is called before the first message to it.
public protocol InitializedClass: AnyObject {
  /// Prepares the class.
  static func initialize()
}

/// The classes that an application has prepared.
private final class PreparedClasses {
  var identities: Set<ObjectIdentifier> = []
}

/// Calls `+initialize` of a class unless that was done, after that of its superclass; a class
/// without one calls its superclass's.
public func initializeClass(_ type: AnyClass) {
  let classes = ApplicationContext.current?.service { _ in PreparedClasses() }
  guard let classes, classes.identities.insert(ObjectIdentifier(type)).inserted else { return }
  if let parent = superclassOf(type), parent is any InitializedClass.Type {
    initializeClass(parent)
  }
  (type as? any InitializedClass.Type)?.initialize()
}
