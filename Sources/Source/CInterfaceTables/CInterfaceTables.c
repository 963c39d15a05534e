#include "CInterfaceTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler reads the files, which a literal of Swift would take seconds to compile.

static const unsigned char prelude[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/Prelude.h.txt"
};
static const unsigned char coreGraphicsTypes[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/CoreGraphicsTypes.h.txt"
};
static const unsigned char foundation[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/Foundation.h.txt"
};
static const unsigned char coreGraphics[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/CoreGraphics.h.txt"
};
static const unsigned char quartzCore[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/QuartzCore.h.txt"
};
static const unsigned char coreImage[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/CoreImage.h.txt"
};
static const unsigned char uiKit[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/UIKit.h.txt"
};
static const unsigned char uiKitAdditions[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/UIKitAdditions.h.txt"
};
static const unsigned char constantNames[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/ConstantNames.h.txt"
};
static const unsigned char coreMotion[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/CoreMotion.h.txt"
};
static const unsigned char avFoundation[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/AVFoundation.h.txt"
};
static const unsigned char audioToolbox[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/AudioToolbox.h.txt"
};

static const unsigned char standardFunctions[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/StandardFunctions.h.txt"
};

static const unsigned char dispatch[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/Dispatch.h.txt"
};

static const unsigned char objectiveCRuntime[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/ObjectiveCRuntime.h.txt"
};

static const unsigned char coreGraphicsFunctions[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/CoreGraphicsFunctions.h.txt"
};

static const unsigned char textDrawing[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/TextDrawing.h.txt"
};

static const unsigned char systemSounds[] = {
#embed "../ObjectiveCImport/Interfaces/Tables/SystemSounds.h.txt"
};

// What a table uses stands before it.
static const CInterfaceTable tables[] = {
    {"Prelude.h", prelude, sizeof(prelude)},
    {"CoreGraphicsTypes.h", coreGraphicsTypes, sizeof(coreGraphicsTypes)},
    {"Foundation.h", foundation, sizeof(foundation)},
    {"ObjectiveCRuntime.h", objectiveCRuntime, sizeof(objectiveCRuntime)},
    {"Dispatch.h", dispatch, sizeof(dispatch)},
    {"StandardFunctions.h", standardFunctions, sizeof(standardFunctions)},
    {"CoreGraphics.h", coreGraphics, sizeof(coreGraphics)},
    {"CoreGraphicsFunctions.h", coreGraphicsFunctions, sizeof(coreGraphicsFunctions)},
    {"QuartzCore.h", quartzCore, sizeof(quartzCore)},
    {"CoreImage.h", coreImage, sizeof(coreImage)},
    {"UIKit.h", uiKit, sizeof(uiKit)},
    {"UIKitAdditions.h", uiKitAdditions, sizeof(uiKitAdditions)},
    {"ConstantNames.h", constantNames, sizeof(constantNames)},
    {"SystemSounds.h", systemSounds, sizeof(systemSounds)},
    {"TextDrawing.h", textDrawing, sizeof(textDrawing)},
    {"CoreMotion.h", coreMotion, sizeof(coreMotion)},
    {"AVFoundation.h", avFoundation, sizeof(avFoundation)},
    {"AudioToolbox.h", audioToolbox, sizeof(audioToolbox)},
};

const CInterfaceTable *CInterfaceTablesFirst(void) { return tables; }

size_t CInterfaceTablesCount(void) { return sizeof(tables) / sizeof(tables[0]); }
