#import "Wheel.h"
