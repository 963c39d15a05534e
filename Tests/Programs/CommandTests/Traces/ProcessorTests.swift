import Recipes
import StageKit
import Subprocess
import TestSupport
import Testing

#if arch(x86_64) && os(Linux)
/// Traces on processors that this one can pretend to be: every digit is the same.
@Suite(.tags(.slow)) struct ProcessorTests {
  @Test(arguments: Catalog.recipes.map(\.id))
  func `a trace does not depend on fused multiplication in the C library`(id: String) async throws {
    // glibc selects the functions of libm by these features.
    let environment = Environment.inherit.updating([
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F"
    ])
    let sandbox = try Sandbox()
    let expected = try await sandbox.zoetrope("trace \(id)")
    #expect(expected.exitCode == 0)
    #expect(try await sandbox.zoetrope("trace \(id)", environment: environment) == expected)
  }

  @Test(arguments: Catalog.recipes.map(\.id))
  func `a trace is the same on a processor of 2008`(id: String) async throws {
    // Nehalem has neither AVX nor FMA.
    let sandbox = try Sandbox()
    let expected = try await sandbox.zoetrope("trace \(id)")
    let emulated = try await sandbox.shell(
      "exec qemu-x86_64 -cpu Nehalem \"$zoetrope\" trace \(id)")
    // The shell's code for a command that it does not find.
    try #require(
      emulated.exitCode != 127, "qemu-x86_64 is missing; `make setup` installs qemu-user")
    #expect(emulated == expected)
  }
}
#endif
