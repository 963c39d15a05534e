// The parser of XML is Foundation's.

@_exported public import FoundationXML
