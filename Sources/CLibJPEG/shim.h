// jpeglib.h uses FILE and size_t, and does not include what declares them.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
