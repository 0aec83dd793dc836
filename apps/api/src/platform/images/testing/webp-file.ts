/** A moving WebP of `frames` small frames on a canvas, from the picture data of a still one. */
export function movingWebp(still: Buffer, canvas: number, frames: number): Buffer {
  const picture = still.subarray(12)
  const head = Buffer.alloc(10)
  head[0] = 0x02
  head.writeUIntLE(canvas - 1, 4, 3)
  head.writeUIntLE(canvas - 1, 7, 3)
  const frame = Buffer.alloc(16)
  frame.writeUIntLE(sideOf(still) - 1, 6, 3)
  frame.writeUIntLE(sideOf(still) - 1, 9, 3)
  frame.writeUIntLE(100, 12, 3)
  const chunks = [
    riffChunk('VP8X', head),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => riffChunk('ANMF', Buffer.concat([frame, picture]))),
  ]
  return riff(Buffer.concat(chunks))
}

export function riff(chunks: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(chunks.length + 4, 4)
  return Buffer.concat([head, chunks])
}

export function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Reads the side of a square, lossless picture: fourteen bits after the chunk's head and its signature. */
function sideOf(still: Buffer): number {
  return (still.readUInt16LE(21) & 0x3fff) + 1
}
