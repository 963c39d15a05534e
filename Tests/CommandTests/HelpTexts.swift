/// The help of the command and of each subcommand, by the words that ask for it.
let helpTexts: [String: String] = [
  "--help": """
  OVERVIEW: Render UIKit-style animation to films and PNG frames.

  Recipes are the animations of books, blogs and talks. They run on a virtual
  clock, so a film is the same on every run. Exit codes: 0 done, 1 a render or
  comparison failed, 64 wrong usage, 65 unreadable pictures, 130 interrupted.

  USAGE: zoetrope <subcommand>

  OPTIONS:
    --version               Show the version.
    -h, --help              Show help information.

  SUBCOMMANDS:
    list                    List the recipes, grouped by the text they come from.
    render                  Render a recipe to a film, PNG frames or raw video.
    still                   Render one frame of a recipe to a PNG file.
    sheet                   Draw a contact sheet of a recipe: frames with their
                            times, and all poses in one.
    trace                   Print the position of every view at each frame, with
                            the log and all events.
    demo                    Render every recipe to an MP4 film and a contact
                            sheet.
    compare                 Compare two PNG files, or all of two directories.
    golden                  Keep golden frames of recipes and compare with them.

    See 'zoetrope help <subcommand>' for detailed help.
  """,
  "list --help": """
  OVERVIEW: List the recipes, grouped by the text they come from.

  USAGE: zoetrope list [--ids]

  OPTIONS:
    --ids                   Print only the names, one per line.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "render --help": """
  OVERVIEW: Render a recipe to a film, PNG frames or raw video.

  The extension of the output decides the format: .mp4, .mov and .mkv (H.264),
  .webm (VP9), .gif, .apng, .webp. A pattern such as frames/%04d.png or a
  directory takes PNG frames, numbered from 0. A single - writes raw frames
  (BGRA, 8 bits, top row first) to standard output.

  USAGE: zoetrope render [<options>] <recipe> --output <path>

  ARGUMENTS:
    <recipe>                The recipe; 'zoetrope list' shows all.

  OPTIONS:
    -o, --output <path>     The film file, a pattern or directory for frames, or
                            -.
    --fps <fps>             Frames per second, such as 24, 29.97 or 30000/1001;
                            60 unless given, 50 for .gif.
    --from <seconds>        The start, in seconds; 0 unless given.
    --to <seconds>          The end, in seconds; the end of the recipe unless
                            given.
    --scale <scale>         Pixels per point; 2 unless given.
    --size <WxH>            The size in pixels, for example 640x1136, instead of
                            a scale.
    --background <color>    The background: transparent, a name such as white, or
                            #rrggbb or #rrggbbaa.
    --show-touches          Show touches as translucent discs, as screen
                            recordings do.
    --quality <quality>     The quality of a film, against encoding time: draft,
                            standard, high or lossless; standard unless given.
    --codec <codec>         The encoder, by ffmpeg's name, instead of the
                            format's own.
    --crf <crf>             The quality of the encoder: lower is better and
                            larger.
    --jobs <number>         The number of frames drawn at the same time, 1 to
                            256; one per processor unless given.
    -f, --force             Replace existing files.
    --timings               Print the time that each stage took, from the
                            simulation to the writing.
    -q, --quiet             Show no progress.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "still --help": """
  OVERVIEW: Render one frame of a recipe to a PNG file.

  USAGE: zoetrope still <recipe> --at <seconds> --output <path> [--scale <scale>] [--size <WxH>] [--background <color>] [--show-touches] [--force]

  ARGUMENTS:
    <recipe>                The recipe; 'zoetrope list' shows all.

  OPTIONS:
    --at <seconds>          The time, in seconds.
    -o, --output <path>     The PNG file.
    --scale <scale>         Pixels per point; 2 unless given.
    --size <WxH>            The size in pixels, for example 640x1136, instead of
                            a scale.
    --background <color>    The background: transparent, a name such as white, or
                            #rrggbb or #rrggbbaa.
    --show-touches          Show touches as translucent discs, as screen
                            recordings do.
    -f, --force             Replace an existing file.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "sheet --help": """
  OVERVIEW: Draw a contact sheet of a recipe: frames with their times, and all
  poses in one.

  USAGE: zoetrope sheet <recipe> [--output <path>] [--frames <number>] [--scale <scale>] [--show-touches] [--force]

  ARGUMENTS:
    <recipe>                The recipe; 'zoetrope list' shows all.

  OPTIONS:
    -o, --output <path>     The PNG file; RECIPE.png unless given.
    --frames <number>       The number of frames, 2 to 100; 12 unless given.
    --scale <scale>         Pixels per point of the sheet, 0.1 to 8; 1 unless
                            given.
    --show-touches          Show touches as translucent discs, as screen
                            recordings do.
    -f, --force             Replace an existing file.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "trace --help": """
  OVERVIEW: Print the position of every view at each frame, with the log and all
  events.

  Lengths are in points, times in seconds, angles in radians, clockwise. Events
  are contacts, pauses and resumes of dynamic animators. In CSV a log line or
  event comes before the first frame at or after its time. An event has no frame
  number; its item is in the column view, the point of a contact in x and y.

  USAGE: zoetrope trace <recipe> [--format <format>] [--fps <fps>] [--from <seconds>] [--to <seconds>]

  ARGUMENTS:
    <recipe>                The recipe; 'zoetrope list' shows all.

  OPTIONS:
    --format <format>       The format of the trace. (values: csv, json; default:
                            csv)
    --fps <fps>             Frames per second, such as 24, 29.97 or 30000/1001;
                            60 unless given.
    --from <seconds>        The start, in seconds; 0 unless given.
    --to <seconds>          The end, in seconds; the end of the recipe unless
                            given.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "demo --help": """
  OVERVIEW: Render every recipe to an MP4 film and a contact sheet.

  Existing films and sheets are replaced.

  USAGE: zoetrope demo [<directory>] [--quiet]

  ARGUMENTS:
    <directory>             The directory of the films and sheets. (default:
                            renders)

  OPTIONS:
    -q, --quiet             Show no progress.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "compare --help": """
  OVERVIEW: Compare two PNG files, or all of two directories.

  Files of directories are matched by name, subdirectories included; one that is
  missing or extra is a failure. Each pair gives a line. Samples are compared as
  they are stored, at 16 bits where one file has them. Exit codes: 0 all are the
  same, 1 something differs, 64 wrong usage, 65 a file cannot be read.

  The metric channel counts pixels with a channel that differs by more than the
  tolerance; exact is the same without one. pixelmatch counts pixels that are
  further apart in YIQ than the threshold (Kotsarenko and Ramos 2010). psnr is in
  decibels. ssim (Wang and others 2004) looks through 11 x 11 pixels, ssim-blocks
  through 8 x 8 as ffmpeg does. flip is the mean error that an eye notices which
  sees one after the other (Andersson and others 2020).

  USAGE: zoetrope compare [<options>] <expected> <actual>

  ARGUMENTS:
    <expected>              The file or directory that is as it should be.
    <actual>                The file or directory to compare with it.

  OPTIONS:
    --metric <metric>       How to compare. (values: exact, channel, pixelmatch,
                            psnr, ssim, ssim-blocks, flip; default: channel)
    --tolerance <levels>    The difference of a channel that counts as equal, in
                            levels of 255, or of 65535 at 16 bits; 0 unless
                            given, 1 for golden frames.
    --threshold <number>    For pixelmatch the distance that counts as equal, 0
                            to 1 (0.1 unless given); for psnr and ssim the least
                            that counts as the same (inf and 1 unless given), for
                            flip the most (0 unless given).
    --pixels-per-degree <number>
                            For flip, how many pixels the eye sees in a degree;
                            67.02 unless given, which is a 4K display of 0.7 m
                            from 0.7 m.
    --max-pixels <number>   How many pixels may differ by more; 0 unless given.
    --max-percent <percent> How many pixels in a hundred may differ by more,
                            instead.
    --ignore-antialiasing   Do not count pixels that look like antialiasing
                            (Vysniauskas 2009).
    --mask <path>           A PNG file of the size of the pictures: what is dark
                            in it is left out.
    --ignore <x,y,w,h>      A rectangle to leave out, in pixels; more than one
                            may be given.
    --resize <policy>       What to do about different sizes: they differ
                            (never), or the rest is transparent black (pad).
                            (values: never, pad; default: never)
    --diff <path>           Where pictures of differences go (expected,
                            difference, actual): a .png file, or a directory.
    --report <path>         Where a page of all pairs goes that shows what
                            differs: an .html file.
    --json                  Print one JSON object instead.
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "golden --help": """
  OVERVIEW: Keep golden frames of recipes and compare with them.

  USAGE: zoetrope golden <subcommand>

  OPTIONS:
    --version               Show the version.
    -h, --help              Show help information.

  SUBCOMMANDS:
    check                   Compare what recipes show now with their golden
                            frames.
    review                  Show what differs from the golden frames on a page.
    update                  Make what recipes show now their golden frames.

    See 'zoetrope help golden <subcommand>' for detailed help.
  """,
  "golden update --help": """
  OVERVIEW: Make what recipes show now their golden frames.

  Look at what changes before you keep it: see golden review.

  USAGE: zoetrope golden update [<recipes> ...] [--directory <path>]

  ARGUMENTS:
    <recipes>               The recipes; all unless given.

  OPTIONS:
    --directory <path>      Where the golden frames are. (default: renders/golden)
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "golden check --help": """
  OVERVIEW: Compare what recipes show now with their golden frames.

  Pictures of what differs (expected, difference, actual) go to the directory
  diff beside that of the golden frames. Exit code 1 if anything differs.
  'zoetrope help compare' tells of the metrics.

  USAGE: zoetrope golden check [<recipes> ...] [--directory <path>] [--metric <metric>] [--tolerance <levels>] [--threshold <number>] [--pixels-per-degree <number>] [--max-pixels <number>] [--max-percent <percent>] [--ignore-antialiasing]

  ARGUMENTS:
    <recipes>               The recipes; all unless given.

  OPTIONS:
    --directory <path>      Where the golden frames are. (default: renders/golden)
    --metric <metric>       How to compare. (values: exact, channel, pixelmatch,
                            psnr, ssim, ssim-blocks, flip; default: channel)
    --tolerance <levels>    The difference of a channel that counts as equal, in
                            levels of 255, or of 65535 at 16 bits; 0 unless
                            given, 1 for golden frames.
    --threshold <number>    For pixelmatch the distance that counts as equal, 0
                            to 1 (0.1 unless given); for psnr and ssim the least
                            that counts as the same (inf and 1 unless given), for
                            flip the most (0 unless given).
    --pixels-per-degree <number>
                            For flip, how many pixels the eye sees in a degree;
                            67.02 unless given, which is a 4K display of 0.7 m
                            from 0.7 m.
    --max-pixels <number>   How many pixels may differ by more; 0 unless given.
    --max-percent <percent> How many pixels in a hundred may differ by more,
                            instead.
    --ignore-antialiasing   Do not count pixels that look like antialiasing
                            (Vysniauskas 2009).
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "golden review --help": """
  OVERVIEW: Show what differs from the golden frames on a page.

  The same as check, and a page to look at before golden update: the golden
  picture, the difference and the new picture of all that differs. The last line
  names the page. Exit code 1 if anything differs.

  USAGE: zoetrope golden review [<recipes> ...] [--directory <path>] [--metric <metric>] [--tolerance <levels>] [--threshold <number>] [--pixels-per-degree <number>] [--max-pixels <number>] [--max-percent <percent>] [--ignore-antialiasing] [--report <path>]

  ARGUMENTS:
    <recipes>               The recipes; all unless given.

  OPTIONS:
    --directory <path>      Where the golden frames are. (default: renders/golden)
    --metric <metric>       How to compare. (values: exact, channel, pixelmatch,
                            psnr, ssim, ssim-blocks, flip; default: channel)
    --tolerance <levels>    The difference of a channel that counts as equal, in
                            levels of 255, or of 65535 at 16 bits; 0 unless
                            given, 1 for golden frames.
    --threshold <number>    For pixelmatch the distance that counts as equal, 0
                            to 1 (0.1 unless given); for psnr and ssim the least
                            that counts as the same (inf and 1 unless given), for
                            flip the most (0 unless given).
    --pixels-per-degree <number>
                            For flip, how many pixels the eye sees in a degree;
                            67.02 unless given, which is a 4K display of 0.7 m
                            from 0.7 m.
    --max-pixels <number>   How many pixels may differ by more; 0 unless given.
    --max-percent <percent> How many pixels in a hundred may differ by more,
                            instead.
    --ignore-antialiasing   Do not count pixels that look like antialiasing
                            (Vysniauskas 2009).
    --report <path>         Where the page goes: an .html file; review.html in
                            the directory diff beside that of the golden frames
                            unless given.
    --version               Show the version.
    -h, --help              Show help information.

  """,
]
