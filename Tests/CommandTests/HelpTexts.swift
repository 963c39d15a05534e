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

  The files of directories are paired by name, subdirectories included; a missing
  or extra file is a failure. Each pair is printed as a line. Samples are
  compared as they are stored, at 16 bits if one file has them. Exit codes: 0 all
  pairs are the same, 1 a pair differs, 64 wrong usage, 65 a file cannot be read.

  Metrics:
  exact: pixels that differ at all.
  channel: pixels in which a channel differs by more than the tolerance.
  pixelmatch: pixels that differ by more than the threshold in YIQ (Kotsarenko
  and Ramos 2010).
  psnr: peak signal-to-noise ratio in dB.
  ssim: mean structural similarity in windows of 11 x 11 pixels (Wang and others
  2004).
  ssim-blocks: the same in windows of 8 x 8 pixels, as ffmpeg computes it.
  flip: mean error perceived when the images alternate, 0 to 1 (Andersson and
  others 2020).

  USAGE: zoetrope compare [<options>] <expected> <actual>

  ARGUMENTS:
    <expected>              The file or directory with the expected images.
    <actual>                The file or directory to compare with them.

  OPTIONS:
    --metric <metric>       The metric. (values: exact, channel, pixelmatch,
                            psnr, ssim, ssim-blocks, flip; default: channel)
    --tolerance <levels>    For channel: the largest difference of a channel that
                            counts as equal, in levels of 255, or of 65535 at 16
                            bits; unless given, 0, for golden frames 1.
    --threshold <number>    The bound of the metric. pixelmatch: largest YIQ
                            distance that counts as equal, 0 to 1, unless given
                            0.1; psnr: lowest PSNR in dB that counts as the same,
                            unless given inf; ssim: lowest similarity that counts
                            as the same, unless given 1; ssim-blocks: lowest
                            similarity that counts as the same, unless given 1;
                            flip: highest error that counts as the same, unless
                            given 0.
    --pixels-per-degree <number>
                            For flip: the resolution in pixels per degree of
                            visual angle; unless given, 67.02, a 4K display 0.7 m
                            wide seen from 0.7 m.
    --max-pixels <number>   For exact, channel, pixelmatch: how many pixels may
                            differ; unless given, 0.
    --max-percent <percent> How many percent of the pixels may differ, instead of
                            --max-pixels.
    --ignore-antialiasing   For channel, pixelmatch: do not count pixels that
                            look like antialiasing (Vysniauskas 2009).
    --mask <path>           A PNG file of the size of the images; pixels that are
                            dark in it are ignored.
    --ignore <x,y,w,h>      A rectangle to ignore, in pixels; can be given more
                            than once.
    --resize <policy>       How images of different sizes are treated: they
                            differ (never), or the smaller one is padded with
                            transparent black (pad). (values: never, pad;
                            default: never)
    --diff <path>           Write panels of differing pairs (expected,
                            difference, actual) to this .png file, or to this
                            directory for directories.
    --report <path>         Write an HTML page that shows all pairs to this file.
    --json                  Print one JSON object instead of lines.
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
    check                   Compare recipes with their golden frames.
    review                  Show differences from the golden frames on an HTML
                            page.
    update                  Replace the golden frames of recipes by present ones.

    See 'zoetrope help golden <subcommand>' for detailed help.
  """,
  "golden update --help": """
  OVERVIEW: Replace the golden frames of recipes by present ones.

  Review the changes first: see golden review.

  USAGE: zoetrope golden update [<recipes> ...] [--directory <path>]

  ARGUMENTS:
    <recipes>               The recipes; all unless given.

  OPTIONS:
    --directory <path>      The directory of the golden frames. (default:
                            renders/golden)
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "golden check --help": """
  OVERVIEW: Compare recipes with their golden frames.

  Prints ok or changed for each recipe. Panels of differing images (expected,
  difference, actual) are written to the directory diff beside that of the golden
  frames. Exit code 1 if anything differs. 'zoetrope help compare' describes the
  metrics.

  USAGE: zoetrope golden check [<recipes> ...] [--directory <path>] [--metric <metric>] [--tolerance <levels>] [--threshold <number>] [--pixels-per-degree <number>] [--max-pixels <number>] [--max-percent <percent>] [--ignore-antialiasing]

  ARGUMENTS:
    <recipes>               The recipes; all unless given.

  OPTIONS:
    --directory <path>      The directory of the golden frames. (default:
                            renders/golden)
    --metric <metric>       The metric. (values: exact, channel, pixelmatch,
                            psnr, ssim, ssim-blocks, flip; default: channel)
    --tolerance <levels>    For channel: the largest difference of a channel that
                            counts as equal, in levels of 255, or of 65535 at 16
                            bits; unless given, 0, for golden frames 1.
    --threshold <number>    The bound of the metric. pixelmatch: largest YIQ
                            distance that counts as equal, 0 to 1, unless given
                            0.1; psnr: lowest PSNR in dB that counts as the same,
                            unless given inf; ssim: lowest similarity that counts
                            as the same, unless given 1; ssim-blocks: lowest
                            similarity that counts as the same, unless given 1;
                            flip: highest error that counts as the same, unless
                            given 0.
    --pixels-per-degree <number>
                            For flip: the resolution in pixels per degree of
                            visual angle; unless given, 67.02, a 4K display 0.7 m
                            wide seen from 0.7 m.
    --max-pixels <number>   For exact, channel, pixelmatch: how many pixels may
                            differ; unless given, 0.
    --max-percent <percent> How many percent of the pixels may differ, instead of
                            --max-pixels.
    --ignore-antialiasing   For channel, pixelmatch: do not count pixels that
                            look like antialiasing (Vysniauskas 2009).
    --version               Show the version.
    -h, --help              Show help information.

  """,
  "golden review --help": """
  OVERVIEW: Show differences from the golden frames on an HTML page.

  Does the same as check, and writes a page to review before golden update:
  golden image, difference and new image of all that differs. The last line is
  the path of the page. Exit code 1 if anything differs.

  USAGE: zoetrope golden review [<recipes> ...] [--directory <path>] [--metric <metric>] [--tolerance <levels>] [--threshold <number>] [--pixels-per-degree <number>] [--max-pixels <number>] [--max-percent <percent>] [--ignore-antialiasing] [--report <path>]

  ARGUMENTS:
    <recipes>               The recipes; all unless given.

  OPTIONS:
    --directory <path>      The directory of the golden frames. (default:
                            renders/golden)
    --metric <metric>       The metric. (values: exact, channel, pixelmatch,
                            psnr, ssim, ssim-blocks, flip; default: channel)
    --tolerance <levels>    For channel: the largest difference of a channel that
                            counts as equal, in levels of 255, or of 65535 at 16
                            bits; unless given, 0, for golden frames 1.
    --threshold <number>    The bound of the metric. pixelmatch: largest YIQ
                            distance that counts as equal, 0 to 1, unless given
                            0.1; psnr: lowest PSNR in dB that counts as the same,
                            unless given inf; ssim: lowest similarity that counts
                            as the same, unless given 1; ssim-blocks: lowest
                            similarity that counts as the same, unless given 1;
                            flip: highest error that counts as the same, unless
                            given 0.
    --pixels-per-degree <number>
                            For flip: the resolution in pixels per degree of
                            visual angle; unless given, 67.02, a 4K display 0.7 m
                            wide seen from 0.7 m.
    --max-pixels <number>   For exact, channel, pixelmatch: how many pixels may
                            differ; unless given, 0.
    --max-percent <percent> How many percent of the pixels may differ, instead of
                            --max-pixels.
    --ignore-antialiasing   For channel, pixelmatch: do not count pixels that
                            look like antialiasing (Vysniauskas 2009).
    --report <path>         Write the page to this .html file; unless given,
                            review.html in the directory diff beside that of the
                            golden frames.
    --version               Show the version.
    -h, --help              Show help information.

  """,
]
