/**
 * The folders `depth` levels below each folder that `root` matches may reach each other in no circle. A lint of files
 * sees no circle of folders whose files do not import each other in one.
 */
export const ROOMS = [
  { root: 'apps/api/src', depth: 1 },
  { root: 'apps/api/src/modules', depth: 1 },
  { root: 'apps/api/src/platform', depth: 1 },
]
