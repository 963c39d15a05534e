public import Dynamics
internal import StageKit

extension DynamicAnimator {
  /// Creates an animator for any objects, which follows the clock of the application.
  public convenience init() {
    self.init(profile: .modern)
    ticker = UIApplication.current?.stage
  }
}
