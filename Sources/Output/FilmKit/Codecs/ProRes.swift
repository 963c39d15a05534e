extension Codec {
  /// Apple ProRes: 422 HQ for opaque films, 4444 for transparent ones.
  static let proresKS = Codec(
    name: "prores_ks", aliases: ["prores"], standard: "ProRes",
    opaque: .yuv("yuv422p10le", ["-profile:v", "hq"]),
    transparent: .yuv("yuva444p10le", ["-profile:v", "4444"]))
}
