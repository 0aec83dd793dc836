import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'

const MARKS = new Set(signs(`${SENTENCE_MARKS}\n`))
const CLOSERS = new Set(signs('”’"\'」』)]'))
const SPACES = new Set(signs(' \n\t\u3000'))
/** Text without any mark is looked at from here on wherever a word ends. */
const LONG = 400

/**
 * Follows where sentences begin and asks about each before its end is shown: a sentence ends
 * at its mark, with closing quotes, once a space follows; a number or a quote that goes on does not.
 */
export class SentenceWatch {
  /** Where sentences begin, the present one last. */
  private readonly starts = [0]
  private sentence = ''
  private read = 0
  private isClosed = false
  private hasGap = false
  /** Where the last finished sentence ended, 0 if none did. */
  lastEnd = 0
  isBroken = false

  private readonly isUnsafe: (sentence: string) => boolean

  constructor(isUnsafe: (sentence: string) => boolean) {
    this.isUnsafe = isUnsafe
  }

  /** How many units of the text may be shown: all of them unless a sentence broke a rule. */
  push(text: string): number {
    let from = 0
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index)
      if (this.isClosed) {
        if (this.goesOn(unit, this.read + index)) {
          this.sentence = ''
          from = index
        }
      } else if (this.mayEnd(unit, this.sentence.length + index - from)) {
        this.sentence += text.slice(from, index)
        from = index
        if (this.isUnsafe(this.sentence)) {
          this.isBroken = true
          return index
        }
        this.lastEnd = this.read + index
      }
      if (this.isClosed && !SPACES.has(unit)) this.lastEnd = this.read + index + 1
    }
    this.sentence += text.slice(from)
    this.read += text.length
    return text.length
  }

  /** Asks about a last sentence that had no end. */
  finish(): void {
    const isOpen = !this.isClosed && this.sentence.trim() !== ''
    if (isOpen && !this.isBroken) this.isBroken = this.isUnsafe(this.sentence)
  }

  /** Where the sentence begins that holds this position. */
  startAt(position: number): number {
    return this.starts.findLast((start) => start <= position) ?? 0
  }

  get start(): number {
    return this.starts.at(-1) ?? 0
  }

  private mayEnd(unit: number, length: number): boolean {
    const isEnd = MARKS.has(unit) || (length >= LONG && SPACES.has(unit))
    this.isClosed = isEnd
    this.hasGap = isEnd && (length >= LONG || SPACES.has(unit))
    return isEnd
  }

  /** After a mark: whether another sentence begins with this unit. */
  private goesOn(unit: number, position: number): boolean {
    if (SPACES.has(unit)) {
      this.hasGap = true
      return false
    }
    if (!this.hasGap && (MARKS.has(unit) || CLOSERS.has(unit))) return false
    this.isClosed = false
    if (!this.hasGap) return false
    this.starts.push(position)
    return true
  }
}

function signs(text: string): number[] {
  return text.split('').map((sign) => sign.charCodeAt(0))
}
