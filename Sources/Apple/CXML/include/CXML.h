#pragma once

#include <stdbool.h>
#include <stddef.h>

/// An attribute of an element: the name, the prefix or null, and the value from its start to its end.
typedef struct {
  const char *_Nonnull name;
  const char *_Nullable prefix;
  const char *_Nullable namespace_uri;
  const char *_Nonnull value;
  const char *_Nonnull value_end;
} CXMLAttribute;

/// What is called with the parts of a document, in order.
typedef struct {
  void *_Nullable context;
  /// An element begins at a line, from 1; returns whether to go on.
  bool (*_Nonnull start)(
      void *_Nullable context, const char *_Nonnull name, const char *_Nullable prefix, long line,
      const CXMLAttribute *_Nullable attributes, size_t count);
  /// An element ends.
  void (*_Nonnull end)(void *_Nullable context);
  /// Text of an element, or a part of it, without markup.
  void (*_Nonnull text)(void *_Nullable context, const char *_Nonnull text, size_t count);
  /// The document is not well-formed at a line and a column, from 1.
  void (*_Nonnull failure)(
      void *_Nullable context, long line, long column, const char *_Nonnull message);
} CXMLEvents;

/// Parses a document in memory with libxml2, which opens no other file and knows no entities but XML's own.
///
/// Comments and processing instructions are skipped. The nesting is at most 256 levels. Returns false if there
/// is no memory; a document that is not well-formed calls `failure`, once, and ends the parsing.
bool cxml_parse(const char *_Nonnull bytes, size_t count, const CXMLEvents *_Nonnull events);

/// Parses a page of HTML in memory with libxml2, which opens no other file: elements that do not end are
/// ended, and nothing is a failure. Attributes have neither prefixes nor namespaces. Returns false if there is
/// no memory.
bool cxml_parse_html(const char *_Nonnull bytes, size_t count, const CXMLEvents *_Nonnull events);
