import { percentile } from './figures.js'
import type { StreamFigures } from './messages.js'
import { MARK_REACH, eachMark, microseconds } from './token-mark.js'

/** Counts and times the tokens of many streams; does no more per chunk than it must. */
export class StreamTally {
  readonly #tokens: number
  readonly #sentUs: Float64Array
  readonly #delayUs: Float64Array
  readonly #ttftMs: number[] = []
  readonly #errors: string[] = []
  readonly #startedUs = microseconds()
  #lastFirstUs = 0
  #received = 0
  #asked = 0

  constructor(streams: number, tokens: number) {
    this.#tokens = tokens
    this.#sentUs = new Float64Array(streams * tokens)
    this.#delayUs = new Float64Array(streams * tokens)
  }

  /** Follows one stream: `take` its chunks, `end` it, or `fail` it. */
  follow(endMark: Buffer) {
    this.#asked += 1
    const askedUs = microseconds()
    let carried = Buffer.alloc(0)
    let next = 0
    let hasEnded = false
    let lastChunk: Buffer = carried
    const take = (chunk: Buffer): void => {
      const nowUs = microseconds()
      const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk])
      carried = Buffer.from(bytes.subarray(-MARK_REACH))
      if (hasEnded) return
      lastChunk = chunk
      const end = bytes.indexOf(endMark)
      hasEnded = end !== -1
      eachMark(bytes, hasEnded ? end : bytes.length, (number, sentUs) => {
        if (number < next) return
        if (number > next) this.fail(`token ${number} came where ${next} was due`)
        if (next === 0) this.#noteFirst(nowUs, askedUs)
        next = number + 1
        this.#sentUs[this.#received] = sentUs
        this.#delayUs[this.#received] = nowUs - sentUs
        this.#received += 1
      })
    }
    const end = (): void => {
      if (!hasEnded) this.fail(`ended without its last event: ${lastWords(lastChunk)}`)
      else if (next !== this.#tokens) this.fail(`ended after token ${next} of ${this.#tokens}`)
    }
    return { take, end }
  }

  fail(reason: string): void {
    this.#errors.push(reason)
  }

  figures(): StreamFigures {
    const wallMs = (microseconds() - this.#startedUs) / 1_000
    const delays = this.#delayUs.subarray(0, this.#received)
    const steady = delays.filter((_, index) => (this.#sentUs[index] ?? 0) > this.#lastFirstUs)
    return {
      wallMs,
      ttftP50Ms: percentile(this.#ttftMs, 0.5),
      ttftP99Ms: percentile(this.#ttftMs, 0.99),
      delayP50Ms: percentile(delays, 0.5) / 1_000,
      delayP99Ms: percentile(delays, 0.99) / 1_000,
      steadyDelayP50Ms: percentile(steady, 0.5) / 1_000,
      steadyDelayP99Ms: percentile(steady, 0.99) / 1_000,
      received: this.#received,
      missing: this.#asked * this.#tokens - this.#received,
      errors: this.#errors.slice(0, 20),
    }
  }

  #noteFirst(nowUs: number, askedUs: number): void {
    this.#ttftMs.push((nowUs - askedUs) / 1_000)
    this.#lastFirstUs = nowUs
  }
}

/** The end of a stream that did not end well: its last event, without the text that it holds. */
function lastWords(chunk: Buffer): string {
  return chunk
    .subarray(Math.max(0, chunk.lastIndexOf('data: ')))
    .toString()
    .slice(0, 200)
}
