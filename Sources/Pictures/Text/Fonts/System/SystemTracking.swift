/// The distance that San Francisco adds between letters at a size.
///
/// Apple publishes it in the Human Interface Guidelines, typography, tracking values of SF Pro for
/// iOS (page of 16 December 2025).
enum SystemTracking {
  /// Sizes in points with their tracking in thousandths of an em.
  static let published: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12),
    (34, 12), (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9),
    (44, 8), (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6),
    (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2), (70, 2), (72, 2),
    (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]

  /// Returns the tracking at a size, in ems.
  ///
  /// It is interpolated between the published sizes, and is that of the nearest one beyond them.
  static func tracking(atSize size: Double) -> Double {
    let above = published.firstIndex { $0.size >= size } ?? published.endIndex
    guard above > 0 else { return published[0].tracking / 1000 }
    guard above < published.endIndex else { return published[above - 1].tracking / 1000 }
    let (low, high) = (published[above - 1], published[above])
    let share = (size - low.size) / (high.size - low.size)
    return (low.tracking + share * (high.tracking - low.tracking)) / 1000
  }
}
