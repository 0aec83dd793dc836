const MARKER = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/**
 * Counts how often a JPEG's decoder would walk the picture. A file may hold thousands of scans of a few bytes each,
 * and the decoder takes them all before it looks at any time limit. Follows ITU T.81, annex B.
 */
export function countJpegScans(file: Uint8Array): number {
  let scans = 0
  let at = 2
  for (;;) {
    at = nextMarker(file, at)
    const code = file[at + 1]
    if (code === undefined || code === END_OF_IMAGE) return scans
    if (code === START_OF_SCAN) scans += 1
    at += 2 + segmentBytes(file, at + 2)
  }
}

/** Skips packed data, in which 0xff is followed by 0, by a restart (0xd0 to 0xd7), or by more 0xff. */
function nextMarker(file: Uint8Array, from: number): number {
  for (let at = from; at < file.length; at += 1) {
    if (file[at] !== MARKER) continue
    const code = file[at + 1] ?? 0
    if (code > 1 && code < MARKER && (code < 0xd0 || code > 0xd8)) return at
  }
  return file.length
}

/** A segment's length counts its own two bytes. */
function segmentBytes(file: Uint8Array, at: number): number {
  return Math.max(2, (file[at] ?? 0) * 256 + (file[at + 1] ?? 0))
}
