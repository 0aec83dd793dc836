import {
  ModelError,
  type ModelErrorKind,
  type ModelFinish,
  type ModelPort,
  type ModelPrompt,
  type StreamOptions,
} from './model-port.js'

export type ModelLimits = {
  /** The time until the first sign of life. */
  firstMs: number
  /** The time between signs of life. */
  silenceMs: number
  totalMs: number
  /** UTF-16 units that one answer may have. */
  maxCharacters: number
}

const MOST_TRIES = 3
/** Timers of few lengths are cheap; a time-out need not be exact to the millisecond. */
const TICK_MS = 100

/**
 * A port that cannot hang, flood or be turned away for a moment: time-outs, a cap on the text, and a second try where
 * a busy server says when to come back and that is soon enough.
 */
export function createLimitedModel(model: ModelPort, limits: ModelLimits): ModelPort {
  return { stream: (prompt, options) => new LimitedStream(model, limits, options).run(prompt) }
}

class LimitedStream {
  readonly #model: ModelPort
  readonly #limits: ModelLimits
  readonly #options: StreamOptions
  readonly #upstream = new AbortController()
  readonly #startedAt = performance.now()
  readonly #ended = Promise.withResolvers<ModelFinish>()
  /** The last sign of life; null before the first. */
  #livedAt: number | null = null
  #room: number
  #timer: NodeJS.Timeout | undefined
  #isOver = false
  /** Let go of once the answer has started: a thousand prompts are tens of megabytes. */
  #prompt: ModelPrompt | null = null

  constructor(model: ModelPort, limits: ModelLimits, options: StreamOptions) {
    this.#model = model
    this.#limits = limits
    this.#options = options
    this.#room = limits.maxCharacters
  }

  async run(prompt: ModelPrompt): Promise<ModelFinish> {
    const { signal } = this.#options
    if (signal.aborted) throw new ModelError('aborted', 'stopped before it began')
    const onAbort = () => this.#fail('aborted', 'stopped')
    signal.addEventListener('abort', onAbort, { once: true })
    this.#watch()
    this.#prompt = prompt
    void this.#ask()
    try {
      return await this.#ended.promise
    } finally {
      clearTimeout(this.#timer)
      signal.removeEventListener('abort', onAbort)
    }
  }

  async #ask(): Promise<void> {
    for (let tries = 1; !this.#isOver && this.#prompt; tries += 1) {
      try {
        const finish = await this.#model.stream(this.#prompt, {
          signal: this.#upstream.signal,
          onText: (text) => this.#pass(text),
          onSign: () => this.#sign(),
        })
        this.#finishOnce(() => this.#ended.resolve(finish))
      } catch (error) {
        const waitMs = tries < MOST_TRIES ? this.#waitBeforeNextTry(error) : null
        if (waitMs === null) this.#finishOnce(() => this.#ended.reject(error))
        else await this.#sleep(waitMs)
      }
    }
  }

  /** One timer for the whole answer: it looks when the next deadline may be due instead of being moved by each piece. */
  #watch(): void {
    const { firstMs, silenceMs, totalMs } = this.#limits
    const quietUntil =
      this.#livedAt === null ? this.#startedAt + firstMs : this.#livedAt + silenceMs
    const totalUntil = this.#startedAt + totalMs
    const leftMs = Math.min(quietUntil, totalUntil) - performance.now()
    if (leftMs > 0) {
      this.#timer = setTimeout(() => this.#watch(), Math.ceil(leftMs / TICK_MS) * TICK_MS)
    } else if (totalUntil <= quietUntil) {
      this.#fail('time-out-total', `not finished after ${totalMs} ms`)
    } else if (this.#livedAt === null) {
      this.#fail('time-out-first', `nothing came for ${firstMs} ms`)
    } else {
      this.#fail('time-out-silence', `nothing more came for ${silenceMs} ms`)
    }
  }

  #pass(text: string): void {
    if (this.#isOver) return
    this.#live()
    this.#room -= text.length
    if (this.#room >= 0) return this.#options.onText(text)
    const passed = wholeCharacters(text, text.length + this.#room)
    if (passed) this.#options.onText(passed)
    this.#finishOnce(() => this.#ended.resolve({ reason: 'length', model: null }))
    this.#upstream.abort()
  }

  #sign(): void {
    if (this.#isOver) return
    this.#live()
    this.#options.onSign?.()
  }

  #live(): void {
    const isFirst = this.#livedAt === null
    this.#livedAt = performance.now()
    if (!isFirst) return
    this.#prompt = null
    // The silence allowed may end before the wait for the first piece would have.
    clearTimeout(this.#timer)
    this.#watch()
  }

  #waitBeforeNextTry(error: unknown): number | null {
    if (!(error instanceof ModelError) || error.kind !== 'busy') return null
    if (error.retryAfterMs === null || this.#livedAt !== null) return null
    const leftMs = this.#startedAt + this.#limits.firstMs - performance.now()
    return error.retryAfterMs < leftMs ? error.retryAfterMs : null
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#upstream.signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      this.#upstream.signal.addEventListener('abort', wake, { once: true })
    })
  }

  #fail(kind: ModelErrorKind, message: string): void {
    this.#finishOnce(() => this.#ended.reject(new ModelError(kind, message)))
    this.#upstream.abort()
  }

  #finishOnce(how: () => void): void {
    if (this.#isOver) return
    this.#isOver = true
    how()
  }
}

/** Cuts a text to `length` units, without half of a character at its end. */
function wholeCharacters(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
