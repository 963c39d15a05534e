#import "Badge.h"
