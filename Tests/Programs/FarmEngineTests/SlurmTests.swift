import SystemPackage
import TestSupport
import Testing

extension EngineTests {
  /// Films that a Slurm cluster on this machine renders.
  @Suite struct SlurmTests {
    private static let options = "--fps 30 --scale 0.5"
    /// A film whose tasks take long enough to be disturbed.
    private static let slowOptions = "--fps 120 --scale 2 --quality high --jobs 1"

    @Test func `a film, PNG frames and many recipes are equal to those of one machine`()
      async throws
    {
      let cluster = try await Cluster()
      try await cluster.shell(
        "zoetrope farm submit book-13-1-move steps-bounce -o out --shards 4 -- \(Self.options)")
      try await cluster.waitForFile("out/book-13-1-move.mp4")
      try await cluster.waitForFile("out/steps-bounce.mp4")
      for recipe in ["book-13-1-move", "steps-bounce"] {
        try await cluster.renderHere(recipe, "\(recipe).mp4", shards: 4, Self.options)
        try cluster.expectEqualFiles("out/\(recipe).mp4", "here/\(recipe).mp4")
      }
      try await cluster.shell(
        "zoetrope farm submit book-13-1-move -o frames --format png --shards 5 -- \(Self.options)")
      try await cluster.waitForFile("frames/book-13-1-move")
      try await cluster.shell("zoetrope render book-13-1-move -o whole/ \(Self.options)")
      let names = files(in: cluster.path.appending("whole"))
      #expect(names.count == 105)
      #expect(files(in: cluster.path.appending("frames/book-13-1-move")) == names)
      for name in names {
        try cluster.expectEqualFiles("frames/book-13-1-move/\(name)", "whole/\(name)")
      }
      let status = try await cluster.shell("zoetrope farm status out")
      #expect(status.contains("[\(String(repeating: "#", count: 40))] 8 of 8 shards"))
      await cluster.stop()
    }

    @Test func `steps are recorded before the shards that replay them`() async throws {
      let cluster = try await Cluster()
      let recipe = "techotopia-collision-everything"
      try await cluster.shell(
        "zoetrope farm submit \(recipe) -o out --shards 3 --record-steps -- \(Self.options)")
      try await cluster.waitForFile("out/\(recipe).mp4")
      let log = try await cluster.shell("cat out/farm-1/logs/recording-1.log")
      #expect(log.contains("\(recipe).mp4.shards/steps: "))
      // No shard is older than the steps.
      let shards = "out/\(recipe).mp4.shards"
      let older = try await cluster.shell(
        "find \(shards) -name manifest.json ! -newer \(shards)/steps | wc -l")
      #expect(older == "0\n")
      try await cluster.renderHere(recipe, "\(recipe).mp4", shards: 3, Self.options)
      try cluster.expectEqualFiles("out/\(recipe).mp4", "here/\(recipe).mp4")
      await cluster.stop()
    }

    @Test func `a task that is killed is found and repeated`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions)
      // One command finds and kills: between two, a busy machine may end the task.
      try await cluster.until("pkill -KILL -f '[s]hard 2/6'")
      try await cluster.until("grep -q 'Shard 2/6 is missing' out/farm-1/logs/join.log")
      #expect(!cluster.exists("out/book-13-1-move.mp4"))
      let status = try await cluster.shell("zoetrope farm status out", exitCode: 1)
      #expect(status.contains("book-13-1-move 2/6 failed:"))
      try await cluster.shell("zoetrope farm retry out")
      try await cluster.expectSlowFilm(Self.slowOptions)
      await cluster.stop()
    }

    @Test func `the tasks of a node that goes down run elsewhere`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions)
      try await cluster.until("squeue --noheader --states=R --nodelist=r2 --format=%i | grep -q .")
      try await cluster.shell("scontrol update nodename=r2 state=down reason=test")
      try await cluster.expectSlowFilm(Self.slowOptions)
      await cluster.stop()
    }

    @Test func `the tasks of a slurmd that is killed run elsewhere`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions)
      try await cluster.until("squeue --noheader --states=R --nodelist=r3 --format=%i | grep -q .")
      try await cluster.shell("kill -KILL $(cat cluster/run/r3)")
      try await cluster.expectSlowFilm(Self.slowOptions)
      await cluster.stop()
    }

    @Test func `tasks on a full disk fail, and a retry fills the gaps`() async throws {
      let cluster = try await Cluster()
      try await cluster.shell("mkdir out && mount -t tmpfs -o size=64k none out && df out")
      try await cluster.shell(
        "zoetrope farm submit book-13-1-move -o out --shards 6 --assume-shared -- \(Self.options)")
      // The logs are on the full disk, too, and may be empty.
      try await cluster.until("! squeue --noheader --format=%i | grep -q .")
      let status = try await cluster.shell("zoetrope farm status out", exitCode: 1)
      #expect(status.contains(" failed:"))
      #expect(!cluster.exists("out/book-13-1-move.mp4"))
      try await cluster.shell("mount -o remount,size=64m out && zoetrope farm retry out")
      try await cluster.waitForFile("out/book-13-1-move.mp4")
      try await cluster.renderHere("book-13-1-move", "book-13-1-move.mp4", shards: 6, Self.options)
      try cluster.expectEqualFiles("out/book-13-1-move.mp4", "here/book-13-1-move.mp4")
      try await cluster.shell("umount out")
      await cluster.stop()
    }

    @Test func `a shard that is damaged on the disk is found and repeated`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions, throttle: 1)
      let segment = "out/book-13-1-move.mp4.shards/1-of-6/0000.png"
      try await cluster.waitForFile(segment)
      try await cluster.shell("printf x | dd of=\(segment) bs=1 seek=100 conv=notrunc")
      try await cluster.until("grep -q 'Shard 1/6 is damaged' out/farm-1/logs/join.log")
      try await cluster.shell("zoetrope farm retry out")
      try await cluster.expectSlowFilm(Self.slowOptions)
      await cluster.stop()
    }

    @Test func `two submissions of a film at the same time make the same film`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions)
      try await cluster.submitSlowFilm(Self.slowOptions)
      try await cluster.until(
        "grep -qs frames out/farm-1/logs/join.log && grep -qs frames out/farm-2/logs/join.log")
      try await cluster.expectSlowFilm(Self.slowOptions)
      await cluster.stop()
    }

    @Test func `a shard of another program version is refused`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions)
      try await cluster.waitForFile("out/book-13-1-move.mp4")
      let manifest = "out/book-13-1-move.mp4.shards/3-of-6/manifest.json"
      try await cluster.shell("sed -i 's/zoetrope 0.*\"/zoetrope 0.0.9\"/' \(manifest)")
      let output = try await cluster.shell(
        "zoetrope join out/book-13-1-move.mp4 --force 2>&1", exitCode: 1)
      #expect(output.contains("Shard 3/6 belongs to another film: program is zoetrope 0.0.9, not "))
      await cluster.stop()
    }

    @Test func `a job can be cancelled`() async throws {
      let cluster = try await Cluster()
      try await cluster.submitSlowFilm(Self.slowOptions)
      try await cluster.until("squeue --noheader --states=R --format=%i | grep -q .")
      try await cluster.shell("zoetrope farm cancel out")
      try await cluster.until("! squeue --noheader --format=%i | grep -q .")
      #expect(!cluster.exists("out/book-13-1-move.mp4"))
      await cluster.stop()
    }

    @Test func `a directory that a node does not see is refused before anything is submitted`()
      async throws
    {
      let cluster = try await Cluster()
      try await cluster.shell("mkdir out")
      try await cluster.hide("out", from: "r3")
      let submit = "zoetrope farm submit book-13-1-move --shards 6"
      // A directory that does not exist yet is not left behind.
      for directory in ["out", "out/films"] {
        let output = try await cluster.shell("\(submit) -o \(directory) 2>&1", exitCode: 1)
        #expect(
          output == """
            Error: Node r3 does not see \(directory), or sees another directory there: choose one that all \
            nodes share, or give --assume-shared.

            """)
      }
      #expect(files(in: cluster.path.appending("out")) == [])
      #expect(!cluster.exists("out/films"))
      try await cluster.shell("squeue --noheader --format=%j | grep -x zoetrope", exitCode: 1)
      // Slurm cannot write the logs of tasks of that node.
      try await cluster.shell("\(submit) -o out --assume-shared -- \(Self.options) --fps 10")
      try await cluster.until("! squeue --noheader --format=%i | grep -q .")
      let status = try await cluster.shell("zoetrope farm status out", exitCode: 1)
      #expect(status.contains(" failed:\n  no log: its machine may not see the directory\n"))
      await cluster.stop()
    }

    @Test func `what cannot be submitted is refused before anything is`() async throws {
      let cluster = try await Cluster()
      let submit = "zoetrope farm submit book-13-1-move -o out"
      let refusals = [
        ("\(submit) --partition nights --shards 2", "Slurm has no partition nights; it has films."),
        ("\(submit) --shards 211", "211 shards are too many for the 210 frames of book-13-1-move."),
        (
          "\(submit) steps-bounce --shards 3 -- --shard 1/2",
          "--shard is not for the options of render here: the farm gives it."
        ),
        ("\(submit) --shards 2 -- --scale x", "book-13-1-move cannot be rendered: "),
        (
          "PATH=/nowhere $zoetrope farm submit book-13-1-move -o out --shards 2",
          "sinfo is not on PATH."
        ),
        (
          "zoetrope farm submit book-13-1-move -o out --shards 1001 -- --fps 900",
          "The 1001 shards are more than the 1000 tasks that Slurm allows in an array (MaxArraySize)"
        ),
      ]
      for (command, error) in refusals {
        let output = try await cluster.shell("\(command) 2>&1 || [ $? != 0 ] && echo refused")
        #expect(output.contains(error), "\(output)")
        #expect(output.hasSuffix("refused\n"))
        #expect(!cluster.exists("out/farm-1"))
      }
      await cluster.stop()
    }
  }
}
