/// Mistakes are told, and previews found, by debug builds alone.
#if DEBUG
  let isDebugBuild = true
#else
  let isDebugBuild = false
#endif
