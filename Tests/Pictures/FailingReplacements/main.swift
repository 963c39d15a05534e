import FileIO
import FileReplacements
import Glibc
import SystemPackage

// Makes a change of files once for each of its operations, in a process of its own, which is killed
// before that operation, or whose operations fail from that one on:
//
//   FailingReplacements kill|fail TARGET GAP DIRECTORY...
//
// The files of a number are in the directory of this place. Each process is a copy of this one,
// which uses no file, so that its copies don't take themselves for each other. A line says how each
// ended: "signal 9", "code 0".

let arguments = CommandLine.arguments
guard arguments.count > 4, let target = Replacement.Target(rawValue: arguments[2]),
  let gap = Replacement.Gap(rawValue: arguments[3])
else { fatalError("FailingReplacements kill|fail TARGET GAP DIRECTORY...") }
let replacement = Replacement(target: target, gap: gap)
let kills = arguments[1] == "kill"

for (failing, directory) in arguments[4...].enumerated() {
  let child = fork()
  if child == 0 {
    try? replacement.perform(in: FilePath(directory)) { number, _ in
      if number < failing { return nil }
      guard kills else { return .ioError }
      kill(getpid(), failing.isMultiple(of: 2) ? SIGKILL : SIGHUP)
      // Another thread may receive the signal; this one must do nothing more.
      while true { Glibc.pause() }
    }
    _exit(EXIT_SUCCESS)
  }
  var status: CInt = 0
  guard child > 0, waitpid(child, &status, 0) == child else { fatalError("\(errno)") }
  // The low bits are the number of the signal, or 0 after an exit, whose code follows.
  print(status & 0x7f == 0 ? "code \(status >> 8 & 0xff)" : "signal \(status & 0x7f)")
}
