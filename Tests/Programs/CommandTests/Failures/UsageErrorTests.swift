import SystemPackage
import Testing

/// Wrong usage: exit code 64, the whole error text, and no file changed.
@Suite struct UsageErrorTests {
  @Test func `an argument that is not UTF-8 is named with its bytes`() async throws {
    let outcome = try await Sandbox().shell(
      #""$zoetrope" compare a.png "$(printf 'b\377.png')""#)
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.standardError
        == "Error: the argument 'b\\xFF.png' is not UTF-8, as names on the command line must be; "
        + "rename it, or make a link to it with another name.\n"
    )
  }

  @Test(arguments: [
    ("bok-13-1-mvoe", "book-13-1-move"), ("move", "book-13-1-move"),
    ("Grow", "book-13-1-grow-fade"),
    ("rotate", "book-13-1-rotate-chain"), ("rotate-chain-cw", "book-13-1-rotate-chain-ccw"),
    ("bounce", "steps-bounce"), ("stairs-roll-down", "steps-roll-down"),
  ])
  func `the error of an unknown recipe suggests the nearest name`(id: String, nearest: String)
    async throws
  {
    try await expectRefusal(
      of: "render", "\(id) -o a.mp4",
      with: """
        The value '\(id)' is invalid for '<recipe>': the nearest is '\(nearest)'; 'zoetrope list' \
        shows all recipes.
        Help:  <recipe>  The recipe, or a scene file, or a Swift file with one, or the folder or the .m file \
        of a program for iOS, or listings in Objective-C (.txt) in their order; 'zoetrope list' shows all.
        """)
  }

  @Test func `the error of a name unlike any recipe's suggests none`() async throws {
    try await expectRefusal(
      of: "render", "qqqqqqqq -o a.mp4",
      with: """
        The value 'qqqqqqqq' is invalid for '<recipe>': 'zoetrope list' shows all recipes.
        Help:  <recipe>  The recipe, or a scene file, or a Swift file with one, or the folder or the .m file \
        of a program for iOS, or listings in Objective-C (.txt) in their order; 'zoetrope list' shows all.
        """)
  }

  @Test(arguments: [
    "0", "1000000000", "1000.1", "0.0009", "-1", "garbage", "nan", "inf", "", " 60", "30/0",
    "60/1/1", "9223372036854775807/9223372036854775806", "9999999999999999999/9999999999999999999",
  ])
  func `a frame rate out of range is refused`(rate: String) async throws {
    try await expectRefusal(
      of: "render", "book-13-1-move -o a.mp4 --fps", [rate],
      with: """
        The value '\(rate)' is invalid for '--fps <fps>': it must be a number or a fraction from \
        0.001 to 1000.
        Help:  --fps <fps>  Frames per second, such as 24, 29.97 or 30000/1001; 60 unless given, \
        50 for .gif.
        """)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1000.1", "1e308", "garbage", "0.009"])
  func `a scale out of range is refused`(scale: String) async throws {
    try await expectRefusal(
      of: "render", "book-13-1-move -o a.mp4 --scale \(scale)",
      with: """
        The value '\(scale)' is invalid for '--scale <scale>': it must be a number from 0.01 to \
        1000.
        Help:  --scale <scale>  Pixels per point; 2 unless given.
        """)
  }

  @Test(arguments: [
    "0x0", "16385x10", "10x16385", "-1x5", "garbage", "10x", "x", "10x10x10", "10", "10.5x10",
    "99999999999999999999x1",
  ])
  func `a size out of range is refused`(size: String) async throws {
    try await expectRefusal(
      of: "render", "book-13-1-move -o a.mp4 --size \(size)",
      with: """
        The value '\(size)' is invalid for '--size <WxH>': it must be width x height in pixels, \
        each from 1 to 16384.
        Help:  --size <WxH>  The size in pixels, for example 640x1136, instead of a scale.
        """)
  }

  @Test(arguments: ["-1", "3600.1", "nan", "garbage"])
  func `a time out of range is refused`(instant: String) async throws {
    let reason = "it must be a number from 0 to 3600."
    try await expectRefusal(
      of: "render", "book-13-1-move -o a.mp4 --from \(instant)",
      with: """
        The value '\(instant)' is invalid for '--from <seconds>': \(reason)
        Help:  --from <seconds>  The start, in seconds; 0 unless given.
        """)
    try await expectRefusal(
      of: "trace", "book-13-1-move --to \(instant)",
      with: """
        The value '\(instant)' is invalid for '--to <seconds>': \(reason)
        Help:  --to <seconds>  The end, in seconds; the end of the recipe unless given.
        """)
    try await expectRefusal(
      of: "still", "book-13-1-move -o a.png --at \(instant)",
      with: """
        The value '\(instant)' is invalid for '--at <seconds>': \(reason)
        Help:  --at <seconds>  The time, in seconds.
        """)
  }

  @Test(arguments: [
    ("--from 2 --to 1", "--from must be before --to 1.0 seconds, not 2.0."),
    ("--from 1 --to 1", "--from must be before --to 1.0 seconds, not 1.0."),
    ("--from 3.5", "--from must be before the end of book-13-1-move at 3.5 seconds, not 3.5."),
    (
      "--from 0.001 --to 0.002",
      "There is no frame from 0.001 to 0.002 seconds at 60 a second."
    ),
  ])
  func `an interval without a frame is refused`(times: String, error: String) async throws {
    try await expectRefusal(of: "render", "book-13-1-move -o a.mp4 \(times)", with: error)
    try await expectRefusal(of: "trace", "book-13-1-move \(times)", with: error)
  }

  @Test(arguments: [
    ("old.mp4", "old.mp4 exists already; --force replaces it."),
    ("films.mp4", "films.mp4 cannot be written: it is a directory."),
    ("films.mp4 --force", "films.mp4 cannot be written: it is a directory."),
    ("none/a.mp4", "none/a.mp4 cannot be written: there is no directory none."),
    ("old.png/a.mp4", "old.png/a.mp4 cannot be written: old.png is not a directory."),
    (
      "/proc/a.mp4",
      "/proc/a.mp4 cannot be written: the directory /proc accepts no new files"
        + " (No such file or directory)."
    ),
    ("taken", "taken/0002.png exists already; --force replaces the files in taken."),
    (
      "taken/%04d.png",
      "taken/0002.png exists already; --force replaces the files in taken/%04d.png."
    ),
    ("old.mp4/", "old.mp4 cannot be written: it is not a directory."),
    ("old.mp4/frames/%d.png", "old.mp4/frames cannot be written: old.mp4 is not a directory."),
    (
      "/proc/frames/",
      "/proc/frames cannot be written: the directory /proc accepts no new files"
        + " (No such file or directory)."
    ),
    (
      "a.avi",
      "a.avi has the unknown extension .avi: known are .mp4, .mov, .mkv, .webm, .gif, .apng,"
        + " .webp, .svg, .json, .html, a pattern such as frames/%04d.png, a directory, and - for raw"
        + " frames."
    ),
    (
      "a.png",
      "a.png is one picture: name a film's frames with a pattern such as a-%04d.png, or see"
        + " 'zoetrope still'."
    ),
    (
      "a%d.jpg",
      "The pattern a%d.jpg does not end in .png: it must have exactly one number, such as %04d, and"
        + " end in .png."
    ),
    (
      "a%d%d.png",
      "The pattern a%d%d.png has 2 numbers: it must have exactly one number, such as %04d, and end"
        + " in .png."
    ),
    (
      "a%s.png",
      "The pattern a%s.png has a % that does not begin %d, %04d or %%: it must have exactly one"
        + " number, such as %04d, and end in .png."
    ),
  ])
  func `an output that cannot be written is refused`(output: String, error: String) async throws {
    try await expectRefusal(of: "render", "book-13-1-move -o \(output)", with: error)
  }

  @Test func `an output without a name is refused`() async throws {
    try await expectRefusal(
      of: "render", "book-13-1-move -o", [""],
      with: "--output must name a film file, a pattern, a directory or -.")
  }

  @Test(arguments: [
    (
      "a.mp4 --background transparent",
      "a.mp4 cannot be transparent, since codec libx264 in .mp4 does not keep alpha: choose .mov, .webm,"
        + " .gif, .apng, .webp or PNG frames."
    ),
    (
      "a.mp4 --size 101x100",
      "a.mp4 cannot be 101 x 100 pixels, since codec libx264 needs an even width and height, such"
        + " as 102 x 100."
    ),
    (
      "a.mp4 --size 16384x16384",
      "a.mp4 cannot be 16384 x 16384 pixels, since ffmpeg allows at most 268 million in total."
    ),
    (
      "a.mp4 --scale 100",
      "--scale 100.0 makes pictures of 32000 x 56800 pixels; at most 16384 are allowed on a side."
    ),
    ("a.mp4 --scale 1 --size 10x10", "Give either --scale or --size, not both."),
    ("a.mp4 --crf 52", "The crf of codec libx264 must lie in 0...51, not be 52."),
    ("a.mp4 --crf -1", "The crf of codec libx264 must lie in 0...51, not be -1."),
    ("a.webm --crf 64", "The crf of codec libvpx-vp9 must lie in 0...63, not be 64."),
    ("a.gif --fps 50 --crf 3", "Codec gif has no crf, but it was set to 3."),
    (
      "a.gif --fps 60",
      "a.gif cannot have 60 frames per second, since players show at most 50 of .gif files."
    ),
    (
      "a.webm --quality lossless",
      "a.webm cannot be lossless, since codec libvpx-vp9 is lossy: choose .mkv, .apng, "
        + ".webp or PNG frames, or for an opaque film .mp4 or .mov."
    ),
    (
      "frames/ --quality draft",
      "--quality, --codec and --crf are for film files, not for PNG frames in frames."
    ),
    (
      "frames/ --crf 3",
      "--quality, --codec and --crf are for film files, not for PNG frames in frames."
    ),
    ("- --codec libx264", "--quality, --codec and --crf are for film files, not for raw frames."),
    (
      "a.mp4 --crf garbage",
      "The value 'garbage' is invalid for '--crf <crf>'\nHelp:  --crf <crf>  The quality of the"
        + " encoder: lower is better and larger."
    ),
  ])
  func `a film that cannot be encoded is refused`(options: String, error: String) async throws {
    try await expectRefusal(of: "render", "book-13-1-move -o \(options)", with: error)
  }

  @Test(arguments: ["0", "257", "-1", "garbage"])
  func `a number of jobs out of range is refused`(jobs: String) async throws {
    try await expectRefusal(
      of: "render", "book-13-1-move -o a.mp4 --jobs \(jobs)",
      with: """
        The value '\(jobs)' is invalid for '--jobs <number>': it must be a number from 1 to 256.
        Help:  --jobs <number>  The number of frames drawn, and of parts of a film encoded, at the \
        same time, 1 to 256; one per processor unless given.
        """)
  }

  @Test(arguments: ["garbage", "#12", "#ggg", "#1234567", "#\u{FF11}\u{FF12}\u{FF13}", ""])
  func `an invalid background color is refused`(background: String) async throws {
    try await expectRefusal(
      of: "still", "book-13-1-move --at 1 -o a.png --background", [background],
      with: """
        The value '\(background)' is invalid for '--background <color>': it must be #rgb, #rrggbb, \
        #rrggbbaa or a name (black, blue, brown, cyan, gray, green, magenta, orange, purple, red, \
        transparent, white, yellow).
        Help:  --background <color>  The background: transparent, a name such as white, or \
        #rrggbb or #rrggbbaa.
        """)
  }

  @Test(arguments: [
    ("still", "book-13-1-move --at 1 -o old.png", "old.png exists already; --force replaces it."),
    (
      "still", "book-13-1-move --at 1 -o a.jpg",
      "The picture must be a .png, .pdf or .svg file, not a.jpg."
    ),
    (
      "still", "book-13-1-move --at 1 -o none/a.png",
      "none/a.png cannot be written: there is no directory none."
    ),
    (
      "still", "book-13-1-move --at 1 -o /proc/a.png",
      "/proc/a.png cannot be written: the directory /proc accepts no new files"
        + " (No such file or directory)."
    ),
    (
      "still", "book-13-1-move --at 1",
      "Missing expected argument '--output <path>'\nHelp:  --output <path>  The .png, .pdf or .svg file."
    ),
    (
      "still", "book-13-1-move -o a.png",
      "Missing expected argument '--at <seconds>'\nHelp:  --at <seconds>  The time, in seconds."
    ),
    (
      "render", "book-13-1-move",
      "Missing expected argument '--output <path>'\nHelp:  --output <path>  The film or vector file, a pattern"
        + " or directory for frames, or -."
    ),
    (
      "render", "-o a.mp4",
      """
      Missing expected argument '<recipe> ...'
      Help:  <recipe>  The recipe, or a scene file, or a Swift file with one, or the folder or the .m file \
      of a program for iOS, or listings in Objective-C (.txt) in their order; 'zoetrope list' shows all.
      """
    ),
    ("sheet", "book-13-1-move -o old.png", "old.png exists already; --force replaces it."),
    (
      "sheet", "book-13-1-move -o a.gif",
      "The picture must be a .png, .pdf or .svg file, not a.gif."
    ),
    (
      "sheet", "book-13-1-move --frames 1",
      "The value '1' is invalid for '--frames <number>': it must be a number from 2 to 100."
        + "\nHelp:  --frames <number>  The number of frames, 2 to 100; 12 unless given."
    ),
    (
      "sheet", "book-13-1-move --scale 9",
      "The value '9' is invalid for '--scale <scale>': it must be a number from 0.1 to 8."
        + "\nHelp:  --scale <scale>  Pixels per point of the sheet, or the factor of a document's size,"
        + " 0.1 to 8; 1 unless given, or for"
        + " --grid 2 at most."
    ),
    (
      "sheet", "book-13-1-move --frames 100 --scale 8",
      "A sheet of 100 frames at --scale 8.0 has sides longer than 16384 pixels; take fewer or a"
        + " smaller scale."
    ),
    (
      "trace", "book-13-1-move --format xml",
      "The value 'xml' is invalid for '--format <format>'. Please provide one of 'csv' and 'json'."
        + "\nHelp:  --format <format>  The format of the trace."
    ),
    ("demo", "old.mp4", "old.mp4 cannot be written: it is not a directory."),
    ("golden update", "--directory old.mp4", "old.mp4 cannot be written: it is not a directory."),
    (
      "golden check", "--tolerance 65536",
      "The value '65536' is invalid for '--tolerance <levels>': it must be a number from 0 to 65535."
        + "\nHelp:  --tolerance <levels>  For channel: the largest difference of a channel that counts"
        + " as equal, in levels of 255, or of 65535 at 16 bits; unless given, 0, for golden frames 1."
    ),
    (
      "golden check", "--metric ssim --tolerance 1",
      "--tolerance is for the metric channel, not for ssim."
    ),
    (
      "golden check", "mov",
      "The value 'mov' is invalid for '<recipes>': the nearest is 'book-13-1-move'; 'zoetrope list'"
        + " shows all recipes.\nHelp:  <recipes>  The recipes, all unless given; or a program for iOS."
    ),
    (
      "golden review", "--metric ssim --max-pixels 1",
      "--max-pixels is for the metric exact, channel, pixelmatch, pixelmatch-oklab, not for ssim."
    ),
    ("golden review", "--report page.txt", "The report must be an .html file, not page.txt."),
    (
      "golden review", "--report no/p.html",
      "no/p.html cannot be written: there is no directory no."
    ),
    (
      "golden review", "--directory old.mp4/golden",
      "old.mp4/diff cannot be written: old.mp4 is not a directory."
    ),
    (
      "list", "all",
      "The value 'all' is invalid for '<file>': a scene file, or a Swift file or folder is needed, such as scene.yaml."
        + "\nHelp:  <file>  A Swift file, or the folder or files of a program for iOS, whose recipes are"
        + " listed instead."
    ),
    (
      "golden", "chek",
      "'chek' is not a subcommand of zoetrope golden; the nearest is 'check'."
    ),
    ("", "rendr", "'rendr' is not a subcommand of zoetrope; the nearest is 'render'."),
    ("", "xyzzy -o a.mp4", "'xyzzy' is not a subcommand of zoetrope."),
    (
      "trace", "book-13-1-move -o old.mp4", "old.mp4 exists already; --force replaces it."
    ),
    (
      "trace", "book-13-1-move -o none/a.csv",
      "none/a.csv cannot be written: there is no directory none."
    ),
    (
      "render", "book-13-1-move -o frames/ --timeout 5",
      "--timeout is for film files, not for PNG frames in frames."
    ),
    (
      "render", "book-13-1-move -o a.mp4 --timeout 0",
      "The value '0' is invalid for '--timeout <seconds>': it must be a number from 0.1 to 86400."
        + "\nHelp:  --timeout <seconds>  How long to wait for an ffmpeg that makes no progress;"
        + " forever unless given."
    ),
  ])
  func `other wrong usage is refused`(
    subcommand: String, words: String, error: String
  ) async throws {
    try await expectRefusal(of: subcommand, words, with: error)
  }

  @Test(arguments: [
    (
      "gravty",
      "There is no recipe 'gravty': the nearest is 'warren-gravity'; 'zoetrope list' shows all recipes."
    ),
    ("None.swift", "There is no file None.swift."),
    ("taken/0002.swift", "There is no file taken/0002.swift."),
    ("--product films", "--product needs --package."),
    ("-p taken", "There is no Package.swift in taken."),
    ("-p none", "There is no Package.swift in none."),
  ])
  func `a preview of something that is not there is refused`(words: String, error: String)
    async throws
  {
    try await expectRefusal(of: "preview", words, with: error)
  }
}
