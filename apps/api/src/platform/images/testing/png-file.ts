import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type PngShape = {
  width: number
  height: number
  /** Bits of a sample; 8 where nothing is said. */
  depth?: number
  /** 0 grey, 2 colour, 3 palette, 6 colour and alpha; 2 where nothing is said. */
  colour?: 0 | 2 | 3 | 6
  isInterlaced?: boolean
  /** Unpacked picture data in place of one colour. */
  samples?: Buffer
  /** Chunks before and after the picture's own. */
  before?: Buffer[]
  after?: Buffer[]
}

const CHANNELS = { 0: 1, 2: 3, 3: 1, 6: 4 }

/** A PNG of one colour, written chunk by chunk, so that it may say things that no encoder would. */
export function pngFile({
  width,
  height,
  depth = 8,
  colour = 2,
  isInterlaced = false,
  samples,
  before = [],
  after = [],
}: PngShape): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  const lineBytes = 1 + Math.ceil((width * depth * CHANNELS[colour]) / 8)
  const data = deflateSync(samples ?? Buffer.alloc(lineBytes * height), { level: 1 })
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...(colour === 3 ? [pngChunk('PLTE', Buffer.from([200, 40, 40, 40, 40, 200]))] : []),
    ...before,
    pngChunk('IDAT', data),
    ...after,
    pngChunk('IEND'),
  ])
}

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Text that unpacks to `bytes` zeros, in a chunk of some hundred times less. */
export function packedText(type: 'zTXt' | 'iCCP', bytes: number): Buffer {
  return pngChunk(type, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(bytes))]))
}

/** The chunks of an animation: its control before the picture, its frames after it. */
export function animation(side: number, frames: number): Pick<PngShape, 'before' | 'after'> {
  const count = Buffer.alloc(8)
  count.writeUInt32BE(frames)
  const pixels = deflateSync(Buffer.alloc((1 + 3 * side) * side))
  const after = Array.from({ length: frames - 1 }, (_, index) => [
    frameControl(side, 2 * index + 1),
    pngChunk('fdAT', Buffer.concat([sequence(2 * index + 2), pixels])),
  ]).flat()
  return { before: [pngChunk('acTL', count), frameControl(side, 0)], after }
}

function frameControl(side: number, number: number): Buffer {
  const control = Buffer.alloc(26)
  control.writeUInt32BE(number, 0)
  control.writeUInt32BE(side, 4)
  control.writeUInt32BE(side, 8)
  control.writeUInt16BE(1, 20)
  control.writeUInt16BE(100, 22)
  return pngChunk('fcTL', control)
}

function sequence(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
