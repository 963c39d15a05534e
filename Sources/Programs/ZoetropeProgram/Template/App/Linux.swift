// On Linux this file alone is compiled as it is; the plug-in UIKitSource rewrites the others.
