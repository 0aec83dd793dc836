import type { LeakCursor, LeakGuard } from '../safety/leak-guard.js'
import { AnswerReader } from './answer-reader.js'
import { SentenceWatch } from './sentence-watch.js'

const MAX_UNITS = 6000

/** What a model streams on one side, what a reader may see on the other. */
export interface ProseFilter {
  /** Takes a piece of the model's answer; answers what may be shown of it now ('' while held back). */
  push(piece: string): string
  /** The answer has ended; answers what was still held back of the prose. */
  end(): string
  /** Everything shown so far; always the concatenation of what push and end answered. */
  readonly shown: string
  /** What came behind the delimiter, '' if nothing did. */
  readonly tail: string
  /**
   * `care` or `refuse` when the answer was that marker; `unsafe` or `leak` when a rule stopped it;
   * `tail` when the prose is over, by the delimiter or by its length. From any of these on push answers ''.
   */
  readonly state: 'prose' | 'tail' | 'care' | 'refuse' | 'unsafe' | 'leak'
  /** How much of `shown` may stand: all of it, or up to before the sentence that broke a rule or was cut off. */
  readonly safeLength: number
}

export type ProseFilterOptions = {
  guard: LeakGuard | null
  /** Asked about each finished sentence, before its mark is shown. */
  isUnsafe: (sentence: string) => boolean
  /** UTF-16 units shown at most; 6,000 unless told. */
  maxUnits?: number
}

/** One per answer. It answers the same text however the answer is cut into pieces. */
export function createProseFilter(options: ProseFilterOptions): ProseFilter {
  return new Filter(options)
}

class Filter implements ProseFilter {
  shown = ''
  private readonly reader = new AnswerReader()
  private readonly cursor: LeakCursor | null
  private readonly watch: SentenceWatch
  private readonly maxUnits: number
  private stopped: { state: 'tail' | 'unsafe' | 'leak'; safeLength: number } | null = null
  private isFinished = false

  constructor({ guard, isUnsafe, maxUnits = MAX_UNITS }: ProseFilterOptions) {
    this.cursor = guard?.start() ?? null
    this.watch = new SentenceWatch(isUnsafe)
    this.maxUnits = maxUnits
  }

  get state(): ProseFilter['state'] {
    if (this.stopped) return this.stopped.state
    const { reading } = this.reader
    return reading === 'thinking' || reading === 'marker' ? 'prose' : reading
  }

  get tail(): string {
    return this.stopped ? '' : this.reader.tail
  }

  get safeLength(): number {
    return this.stopped?.safeLength ?? this.shown.length
  }

  push(piece: string): string {
    if (this.stopped) return ''
    const shown = this.guard(this.reader.push(piece))
    return this.state === 'tail' ? shown + this.finish() : shown
  }

  end(): string {
    if (this.stopped) return ''
    return this.guard(this.reader.end()) + this.finish()
  }

  private finish(): string {
    if (this.isFinished || this.stopped) return ''
    this.isFinished = true
    const shown = this.cursor ? this.show(this.cursor.end()) : ''
    this.watch.finish()
    if (this.watch.isBroken) this.stop('unsafe', this.watch.start)
    return shown
  }

  private guard(text: string): string {
    if (text === '' || !this.cursor) return this.show(text)
    const { release, isLeak } = this.cursor.push(text)
    const shown = this.show(release)
    if (isLeak) this.stop('leak', this.watch.startAt(this.shown.length - this.cursor.exposed))
    return shown
  }

  private show(text: string): string {
    if (text === '') return ''
    const room = this.maxUnits - this.shown.length
    const fitting = text.length <= room ? text : cutWhole(text, room)
    const shown = fitting.slice(0, this.watch.push(fitting))
    this.shown += shown
    if (this.watch.isBroken) this.stop('unsafe', this.watch.start)
    else if (fitting !== text) this.stop('tail', this.watch.lastEnd || this.shown.length)
    return shown
  }

  /** The first reason stands. */
  private stop(state: 'tail' | 'unsafe' | 'leak', safeLength: number): void {
    this.stopped ??= { state, safeLength }
  }
}

/** Never half of a character. */
function cutWhole(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}
