import { MAX_DEPTH } from './read-fields.js'

/**
 * Throws for msgpack that nests too deep or claims to hold more than its bytes: a decoder allocates what an array
 * claims before it sees the elements.
 */
export function checkMsgpack(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  /** What each open container but the innermost still lacks. */
  const outer: number[] = []
  let lacking = 1
  let owed = 1
  let at = 0
  while (lacking > 0) {
    const { size, elements } = itemAt(view, at)
    at += size
    lacking -= 1
    owed += (elements ?? 0) - 1
    // An element takes a byte at least.
    if (at + owed > view.byteLength) throw new RangeError('It claims more than it holds')
    if (elements !== null) {
      outer.push(lacking)
      lacking = elements
      if (outer.length > MAX_DEPTH) throw new RangeError('It nests too deep')
    }
    while (lacking === 0 && outer.length > 0) lacking = outer.pop() ?? 0
  }
  if (at !== view.byteLength) throw new RangeError('It has bytes after its end')
}

/** The bytes of an item without its elements, and how many elements it has if it is a container. */
type Item = { size: number; elements: number | null }

const scalar = (size: number) => () => ({ size, elements: null })
const bytesOf = (width: 1 | 2 | 4, extra: number) => (view: DataView, at: number) => ({
  size: 1 + width + extra + lengthAt(view, at + 1, width),
  elements: null,
})
const container = (width: 2 | 4, perEntry: 1 | 2) => (view: DataView, at: number) => ({
  size: 1 + width,
  elements: perEntry * lengthAt(view, at + 1, width),
})

/** By the heads from 0xc4 on. */
const LONG_ITEMS: readonly ((view: DataView, at: number) => Item)[] = [
  [bytesOf(1, 0), bytesOf(2, 0), bytesOf(4, 0)], // bin
  [bytesOf(1, 1), bytesOf(2, 1), bytesOf(4, 1)], // ext
  [scalar(5), scalar(9)], // float
  [scalar(2), scalar(3), scalar(5), scalar(9)], // uint
  [scalar(2), scalar(3), scalar(5), scalar(9)], // int
  [scalar(3), scalar(4), scalar(6), scalar(10), scalar(18)], // ext of 1 to 16 bytes
  [bytesOf(1, 0), bytesOf(2, 0), bytesOf(4, 0)], // str
  [container(2, 1), container(4, 1)], // array
  [container(2, 2), container(4, 2)], // map
].flat()

function itemAt(view: DataView, at: number): Item {
  const head = view.getUint8(at)
  if (head < 0x80 || head >= 0xe0) return { size: 1, elements: null }
  if (head < 0x90) return { size: 1, elements: 2 * (head - 0x80) }
  if (head < 0xa0) return { size: 1, elements: head - 0x90 }
  if (head < 0xc0) return { size: 1 + head - 0xa0, elements: null }
  // Also 0xc1, which the decoder refuses by its name.
  return LONG_ITEMS[head - 0xc4]?.(view, at) ?? { size: 1, elements: null }
}

function lengthAt(view: DataView, at: number, width: 1 | 2 | 4): number {
  if (width === 1) return view.getUint8(at)
  return width === 2 ? view.getUint16(at) : view.getUint32(at)
}
