private import CAllocator

/// What the C library does with the memory of a frame after the frame is drawn.
enum FrameMemory {
  /// The largest block that is allocated from the heap, and the free memory that a heap keeps, in
  /// bytes: the largest threshold that glibc accepts, enough for an image of 8 million pixels.
  private static let threshold: Int32 = 32 << 20

  /// Keeps freed memory in the process for the next frame.
  ///
  /// Each frame needs images of groups, shadows and text as large as those of the frame before. By
  /// default glibc gives their memory back in between, and the kernel clears each page again when it
  /// is touched, which took up to a third of the drawing of rich screens. Each thread that draws
  /// keeps at most the threshold in addition.
  static func keep() { isKept }

  private static let isKept: Void = {
    mallopt(M_MMAP_THRESHOLD, threshold)
    mallopt(M_TRIM_THRESHOLD, threshold)
  }()
}
