/// The context in which a tree of layers runs: a clock, its events and its transactions.
///
/// The root of a tree has the context, for example a stage. Without one a tree is at time 0, has no
/// implicit animations, and reports no starts and ends.
public protocol LayerContext: AnyObject {
  /// The time of the root, in seconds.
  var time: Double { get }
  /// The transactions of the tree.
  var transaction: Transaction { get }
  /// Schedules an event at a time of the root, not before the present time.
  func schedule(at time: Double, _ action: @escaping () -> Void)
  /// Notes a sentence about something that frames do not show; by default does nothing.
  func note(_ sentence: String)
}

extension LayerContext {
  /// Does nothing.
  public func note(_ sentence: String) {}
}
