import Testing

/// The hashes of objects in the sources: by the order of creation, not by address.
@Suite struct ObjectHashTests {
  @Test func `no class that recipes see is hashed by its address`() throws {
    let address =
      /hasher\.combine\(ObjectIdentifier\(|bitPattern: ObjectIdentifier\(|[:,] IdentityHashable\b/
    let rooms = ["Engine", "Screen", "Apple"]
    for file in rooms.flatMap({ room in
      Repository.files(in: "Sources/\(room)").map { "\(room)/\($0)" }
    })
    where file.hasSuffix(".swift") {
      // Parameters are found by identity, and never listed.
      if file.hasSuffix("/ParameterScope.swift") { continue }
      let text = try Repository.text(of: "Sources/\(file)")
      #expect(
        text.firstMatch(of: address) == nil,
        "\(file) hashes or names an object by its address: see CreationHashable")
    }
  }
}
