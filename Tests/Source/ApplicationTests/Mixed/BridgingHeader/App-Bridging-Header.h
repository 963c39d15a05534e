#import "Units.h"
#import <Shaker/Shaker.h>
