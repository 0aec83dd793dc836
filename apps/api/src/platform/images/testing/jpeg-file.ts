/** A JPEG with a segment of the application's own after its start; `marker` is 0xe0 to 0xef, or 0xfe for a comment. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A baseline JPEG that says to be a square of another size. */
export function claimSide(jpeg: Buffer, side: number): Buffer {
  const claimed = Buffer.from(jpeg)
  const frameAt = claimed.indexOf(Buffer.from([0xff, 0xc0]))
  claimed.writeUInt16BE(side, frameAt + 5)
  claimed.writeUInt16BE(side, frameAt + 7)
  return claimed
}

const COMPONENTS = 3
const COEFFICIENTS = 63
const BITS = 13

/**
 * A grey progressive JPEG whose every coefficient comes bit by bit in scans of its own: 2,646 scans of some twenty
 * bytes, each of which makes a decoder walk the whole picture.
 */
export function manyScans(side: number): Buffer {
  const blocks = Math.ceil(side / 8)
  const parts = [Buffer.from([0xff, 0xd8]), quantisation(), frame(side), codes(0x00, 0x00)]
  parts.push(scan([1, 2, 3], 0, 0, 0, 0), Buffer.alloc(Math.ceil((blocks * blocks * 3) / 8)))
  parts.push(codes(0x10, 0xe0))
  const nothing = endOfBlocks(blocks * blocks)
  for (let component = 1; component <= COMPONENTS; component += 1) {
    for (let index = 1; index <= COEFFICIENTS; index += 1) {
      for (let bit = BITS; bit >= 0; bit -= 1) {
        parts.push(scan([component], index, index, bit === BITS ? 0 : bit + 1, bit), nothing)
      }
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

function quantisation(): Buffer {
  return segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]))
}

function frame(side: number): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  data.writeUInt16BE(side, 1)
  data.writeUInt16BE(side, 3)
  return segment(0xc2, data)
}

/** A table of one code, the bit 0, that means `symbol`. */
function codes(table: number, symbol: number): Buffer {
  return segment(
    0xc4,
    Buffer.concat([Buffer.from([table, 1]), Buffer.alloc(15), Buffer.from([symbol])]),
  )
}

function scan(components: number[], from: number, to: number, high: number, low: number): Buffer {
  const named = components.flatMap((id) => [id, 0])
  return segment(0xda, Buffer.from([components.length, ...named, from, to, high * 16 + low]))
}

/** “Nothing more in the next 32,767 blocks”, as often as it takes: a 0 and fourteen bits of the count. */
function endOfBlocks(blocks: number): Buffer {
  const runs = Math.ceil(blocks / 32_767)
  const bits = `0${'1'.repeat(14)}`.repeat(runs).padEnd(Math.ceil((runs * 15) / 8) * 8, '1')
  const bytes = bits.match(/.{8}/g)?.map((octet) => Number.parseInt(octet, 2)) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
