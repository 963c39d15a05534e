internal import StageContext
internal import StageKit

/// A player of films and sounds that are neither seen nor heard: it keeps time.
open class AVPlayer: NSObject {
  /// Whether a player can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  /// What a player is doing.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What a player does at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// The item; nil without one.
  open internal(set) var currentItem: AVPlayerItem?
  /// What happens at the end; `.pause` by default.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The loudness, from 0 to 1; it changes nothing.
  open var volume: Float = 1
  /// Whether nothing is heard; it changes nothing.
  open var isMuted = false
  /// Whether the player waits rather than pauses; it changes nothing.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether other screens are used; it changes nothing.
  open var allowsExternalPlayback = true
  /// Whether the player can play.
  open var status: Status { .readyToPlay }
  /// The error; nil without one.
  open var error: (any Error)? { nil }
  /// What the player is doing.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The speed; 0 is a pause.
  open var rate: Float = 0 {
    willSet { keepTime() }
    didSet { schedule() }
  }
  /// The speed of ``play()``; 1 by default.
  open var defaultRate: Float = 1

  /// When the time of the item was kept last.
  private var moment = 0.0
  /// Counts what ends the calls that are scheduled.
  private var version = 0

  /// Creates a player without an item.
  override public init() { super.init() }
  /// Creates a player of an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  private var stage: Stage { ApplicationContext.shared.stage }

  /// Plays from the present time on.
  open func play() {
    ApplicationContext.logOnce("Films and sounds are not part of a film: players keep time alone.")
    rate = defaultRate
  }
  /// Plays at a speed, at once.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Stops at the present time.
  open func pause() { rate = 0 }

  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    keepTime()
    currentItem = item
    schedule()
  }

  /// Returns the time of the item.
  open func currentTime() -> CMTime {
    keepTime()
    return currentItem?.currentTime() ?? .zero
  }

  /// Moves to a time.
  open func seek(to time: CMTime) { seek(to: time) { _ in } }
  /// Moves to a time, exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time) { _ in }
  }
  /// Moves to a time, exactly.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Moves to a time.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    keepTime()
    currentItem?.seek(to: time, completionHandler: completionHandler)
    schedule()
  }

  /// Moves the time of the item to the present.
  private func keepTime() {
    let now = ApplicationContext.current?.stage.time ?? moment
    if let currentItem, rate != 0 {
      let time = currentItem.time + (now - moment) * Double(rate)
      currentItem.time = min(max(time, 0), currentItem.duration.seconds)
    }
    moment = now
  }

  /// Ends the item at its time.
  private func schedule() {
    version += 1
    guard rate > 0, let currentItem else { return }
    let version = version
    let remaining = (currentItem.duration.seconds - currentItem.time) / Double(rate)
    stage.perform(at: stage.time + max(remaining, 0)) { [weak self] in
      guard let self, version == self.version else { return }
      end(currentItem)
    }
  }

  func end(_ item: AVPlayerItem) {
    keepTime()
    item.time = item.duration.seconds
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  // MARK: Observers of time

  private final class TimeObserver {
    var isActive = true
  }

  /// Calls a function at intervals of the time while the player plays.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - queue: The queue of the calls; all queues are one.
  ///   - block: The function.
  /// - Returns: What ``removeTimeObserver(_:)`` ends.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver()
    call(block, every: max(interval.isNumeric ? interval.seconds : 1, 0.01), observer)
    return observer
  }

  private func call(
    _ block: @escaping (CMTime) -> Void, every seconds: Double, _ observer: TimeObserver
  ) {
    stage.perform(at: stage.time + seconds) { [weak self] in
      guard let self, observer.isActive else { return }
      if rate != 0 { block(currentTime()) }
      call(block, every: seconds, observer)
    }
  }

  /// Ends the calls of a function.
  open func removeTimeObserver(_ observer: Any) { (observer as? TimeObserver)?.isActive = false }
}

/// A player of several items, one after the other.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Returns the items that are left.
  open func items() -> [AVPlayerItem] { queue }
  /// Plays the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Adds an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: index.map { $0 + 1 } ?? queue.count)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  /// Removes all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  override func end(_ item: AVPlayerItem) {
    let speed = rate
    super.end(item)
    advanceToNextItem()
    if currentItem != nil { rate = speed }
  }
}

/// What plays an item again and again.
open class AVPlayerLooper: NSObject {
  private var observer: (any NSObjectProtocol)?

  /// Creates one of a player and its item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { [weak player] notification in
      guard let item = notification.object as? AVPlayerItem, item === itemToLoop, let player else {
        return
      }
      item.time = 0
      player.insert(item, after: nil)
    }
  }

  /// Ends the repetitions.
  open func disableLooping() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }
}
