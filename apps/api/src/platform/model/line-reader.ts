const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const FIRST_ROOM = 4_096

/**
 * Cuts bytes into lines (`\n` or `\r\n`). Works on bytes because no byte of a UTF-8 character equals `\n`: a chunk
 * cut inside a Hangul syllable needs no care, and only the unfinished line is ever held.
 */
export class LineReader {
  readonly #maxBytes: number
  readonly #onLine: (line: string) => void
  #held = Buffer.alloc(0)
  #heldBytes = 0

  constructor(maxBytes: number, onLine: (line: string) => void) {
    this.#maxBytes = maxBytes
    this.#onLine = onLine
  }

  /** False once a line is longer than allowed; nothing may be pushed after that. */
  push(chunk: Buffer): boolean {
    let from = 0
    for (;;) {
      const at = chunk.indexOf(LINE_FEED, from)
      if (at < 0) return this.#hold(chunk, from, chunk.length)
      if (this.#heldBytes === 0) {
        if (at - from > this.#maxBytes) return false
        this.#emit(chunk, from, at)
      } else {
        if (!this.#hold(chunk, from, at)) return false
        const end = this.#heldBytes
        this.#heldBytes = 0
        this.#emit(this.#held, 0, end)
      }
      from = at + 1
    }
  }

  /** Hands on the last line where it has no line feed. */
  end(): void {
    const end = this.#heldBytes
    this.#heldBytes = 0
    if (end > 0) this.#emit(this.#held, 0, end)
    this.#held = Buffer.alloc(0)
  }

  #emit(bytes: Buffer, from: number, to: number): void {
    const end = to > from && bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to
    this.#onLine(end === from ? '' : bytes.toString('utf8', from, end))
  }

  /** Room doubles, so that a line that comes byte by byte costs O(n), and no chunk is kept alive. */
  #hold(chunk: Buffer, from: number, to: number): boolean {
    const needed = this.#heldBytes + to - from
    if (needed > this.#maxBytes) return false
    if (needed > this.#held.length) {
      const room = Buffer.allocUnsafe(Math.max(FIRST_ROOM, 2 * this.#held.length, needed))
      this.#held.copy(room, 0, 0, this.#heldBytes)
      this.#held = room
    }
    chunk.copy(this.#held, this.#heldBytes, from, to)
    this.#heldBytes = needed
    return true
  }
}
