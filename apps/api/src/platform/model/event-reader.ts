import { LineReader } from './line-reader.js'

/** One event, or what came in its place that is not JSON. */
export type EventHandler = { onEvent: (event: unknown) => void; onDone: () => void }

export type EventFault = 'too-long' | 'not-json'

/**
 * Reads the `data:` fields of an event stream as JSON. An event on one line is handed on with the line itself,
 * without waiting for the blank line after it; one of several lines is joined at its blank line. Comments and other
 * fields mean nothing here.
 */
export class EventReader {
  readonly #handler: EventHandler
  readonly #lines: LineReader
  readonly #maxBytes: number
  #parts: string[] = []
  #partsLength = 0
  #fault: EventFault | null = null

  constructor(maxBytes: number, handler: EventHandler) {
    this.#handler = handler
    this.#maxBytes = maxBytes
    this.#lines = new LineReader(maxBytes, (line) => this.#readLine(line))
  }

  push(chunk: Buffer): EventFault | null {
    if (!this.#lines.push(chunk)) this.#fault ??= 'too-long'
    return this.#fault
  }

  end(): EventFault | null {
    this.#lines.end()
    this.#finishParts()
    return this.#fault
  }

  #readLine(line: string): void {
    if (this.#fault) return
    if (line === '') this.#finishParts()
    else if (line.startsWith('data:')) this.#readData(line.slice(line[5] === ' ' ? 6 : 5))
  }

  #readData(data: string): void {
    if (this.#parts.length === 0 && (data === '' || this.#emit(data))) return
    this.#parts.push(data)
    this.#partsLength += data.length + 1
    if (this.#partsLength > this.#maxBytes) this.#fault = 'too-long'
  }

  #finishParts(): void {
    if (this.#parts.length === 0) return
    const whole = this.#parts.join('\n')
    this.#parts = []
    this.#partsLength = 0
    if (!this.#emit(whole)) this.#fault ??= 'not-json'
  }

  #emit(data: string): boolean {
    if (data.startsWith('[DONE]')) {
      this.#handler.onDone()
      return true
    }
    let event: unknown
    try {
      event = JSON.parse(data)
    } catch {
      return false
    }
    this.#handler.onEvent(event)
    return true
  }
}
