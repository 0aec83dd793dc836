import { encode, type Format } from './codec.js'

/** A frame for many readers, serialised once per format. */
export class OutgoingFrame {
  readonly #content: (format: Format) => object
  readonly #bytes = new Map<Format, Buffer>()

  constructor(content: (format: Format) => object) {
    this.#content = content
  }

  bytes(format: Format): Buffer {
    const known = this.#bytes.get(format)
    if (known) return known
    const bytes = encode(this.#content(format), format)
    this.#bytes.set(format, bytes)
    return bytes
  }
}
