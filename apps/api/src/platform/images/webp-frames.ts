const FRAME = Buffer.from('ANMF').readUInt32LE()

/**
 * Counts the pictures that a moving WebP holds, 0 of a still one. A decoder looks for each from the first on, so that
 * a small file of very many keeps it busy for minutes. Chunks as in the WebP container specification.
 */
export function countWebpFrames(file: Uint8Array): number {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let frames = 0
  for (let at = 12; at + 8 <= view.length;) {
    if (view.readUInt32LE(at) === FRAME) frames += 1
    const bytes = view.readUInt32LE(at + 4)
    at += 8 + bytes + (bytes % 2)
  }
  return frames
}
