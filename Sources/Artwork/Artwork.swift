// The drawings that recipes show: `Drawing.ball`, `Drawing.photo`, `Drawing.star`.
//
// They are SVG files in the directory `assets`. The plug-in `CompileDrawings` compiles each
// `<name>.svg` to Swift source with a static property `Drawing.<name>`, which is documented by the
// title in the file. `SVGCompiler` describes the supported subset of SVG; anything else is a build
// error.
