#pragma once

// Returns the number of allocations by the calling thread so far.
long allocation_count(void);
