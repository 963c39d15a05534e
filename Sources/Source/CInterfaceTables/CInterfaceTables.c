#include "CInterfaceTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler reads the files, which a literal of Swift would take seconds to compile.

static const unsigned char uiKit[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/UIKit.h.txt"
};

static const CInterfaceTable tables[] = {
    {"UIKit.h", uiKit, sizeof(uiKit)},
};

const CInterfaceTable *CInterfaceTablesFirst(void) { return tables; }

size_t CInterfaceTablesCount(void) { return sizeof(tables) / sizeof(tables[0]); }
