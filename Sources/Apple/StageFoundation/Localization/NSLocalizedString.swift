// Foundation's function has a bundle of Foundation's. Each number of arguments has a function here,
// which the compiler prefers to one with default arguments.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key.
public func NSLocalizedString(
  _ key: String, comment: String
) -> String {
  Bundle.main.localizedString(
    forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key, or the value without one.
public func NSLocalizedString(
  _ key: String, value: String, comment: String
) -> String {
  Bundle.main.localizedString(
    forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key, of a bundle.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, comment: String
) -> String {
  bundle.localizedString(
    forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key, of a bundle, or the value without one.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  bundle.localizedString(
    forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a table.
public func NSLocalizedString(
  _ key: String, tableName: String?, comment: String
) -> String {
  Bundle.main.localizedString(
    forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a table, or the value without one.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  Bundle.main.localizedString(
    forKey: key, value: value, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a table, of a bundle.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  bundle.localizedString(
    forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a table, of a bundle, or the value without one.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  bundle.localizedString(
    forKey: key, value: value, table: tableName)
}
