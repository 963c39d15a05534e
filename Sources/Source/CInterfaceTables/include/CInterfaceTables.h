#pragma once

#include <stddef.h>

/// A table of declarations: an Objective-C header with the Swift side of each line.
typedef struct {
  /// The name of the file without `.txt`: `UIKit.h`.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} CInterfaceTable;

/// Returns the tables, in an order in which they can be included: what a table uses stands before it.
const CInterfaceTable *CInterfaceTablesFirst(void);

/// Returns the number of tables.
size_t CInterfaceTablesCount(void);
