extension [String] {
  /// Returns the value of an option among arguments that have not been parsed yet, of the first
  /// place that has it; nil without it.
  func value(ofOption option: String) -> String? {
    for (index, argument) in enumerated() {
      if argument == option { return dropFirst(index + 1).first }
      if argument.hasPrefix("\(option)=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
