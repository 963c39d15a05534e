/// A task for which an application asks for time in the background.
public typealias UIBackgroundTaskIdentifier = UIApplication.BackgroundTaskIdentifier

/// What an application has fetched in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData
  /// No data.
  case noData
  /// Nothing, because of an error.
  case failed
}

/// What a user activity is restored in.
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of an activity.
  ///
  /// - Parameter activity: The activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
