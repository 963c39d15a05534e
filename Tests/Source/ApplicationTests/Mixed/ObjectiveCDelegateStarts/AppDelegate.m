#import "AppDelegate.h"
#import "Game-Swift.h"
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.launches = 3;
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  GameViewController *game = [[GameViewController alloc] init];
  game.level = 4;
  game.player = @"Ann";
  self.window.rootViewController = game;
  [self.window makeKeyAndVisible];
  return YES;
}
@end
