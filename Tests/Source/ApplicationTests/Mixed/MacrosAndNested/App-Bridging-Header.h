#import "Person.h"
