#pragma once

// Counts the blocks of memory that the calling thread has asked the C library for, whoever asked.
long allocation_count(void);
