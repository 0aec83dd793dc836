import {
  judgeHeld,
  pendingFrom,
  placeOf,
  proseAtEnd,
  withoutMarkdown,
  type Place,
  type Verdict,
} from './held-text.js'

const THOUGHT_OVER = /<\s?\/\s?(?:think(?:ing)?|thought|reasoning)\s?>/iu
const LONGEST_TAG = 24
const MOST_TAIL = 8000
const MOST_SPACE = 40
const DELIMITER_REST =
  /^[\s/<＜*_`[(#=~-]*(?:s\s*t\s*a\s*t\s*e)?[\s>＞*_`\])#=~:-]*(?:json\s)?\s*/iu

/** What a model's answer turned out to be so far. */
type Reading = 'prose' | 'thinking' | 'marker' | 'tail' | 'care' | 'refuse'

/** Reads an answer unit by unit, so that it is read alike however it is cut, and tells its prose from the rest. */
export class AnswerReader {
  reading: Reading = 'prose'
  private held = ''
  private place: Place = 'start'
  private highSurrogate = ''
  private thought = ''
  private rest = ''

  get tail(): string {
    return this.reading === 'tail' ? this.rest.replace(DELIMITER_REST, '').trimEnd() : ''
  }

  push(piece: string): string {
    const text = this.highSurrogate + piece
    const isCut = isHighSurrogate(text.charCodeAt(text.length - 1))
    this.highSurrogate = isCut ? text.slice(-1) : ''
    return this.read(isCut ? text.slice(0, -1) : text)
  }

  end(): string {
    if (this.reading === 'marker') this.reading = 'tail'
    if (this.reading !== 'prose') return ''
    if (judgeHeld(`${this.held}\n`, this.place) === 'delimiter') {
      this.open(`${this.held}\n`)
      return ''
    }
    return withoutMarkdown(proseAtEnd(this.held, this.place))
  }

  private read(text: string): string {
    let prose = ''
    let at = 0
    while (at < text.length) {
      if (this.reading === 'thinking') {
        at = this.skipThought(text, at)
      } else if (this.reading !== 'prose') {
        this.keep(text.slice(at))
        return prose
      } else if (this.held === '' && this.place === 'inline' && isPlain(text.charCodeAt(at))) {
        const from = at
        while (at < text.length && isPlain(text.charCodeAt(at))) at += 1
        prose += text.slice(from, at)
      } else {
        prose += this.take(text.charAt(at), text.charCodeAt(at))
        at += 1
      }
    }
    return prose
  }

  /** One unit that means something here, or follows one that may. */
  private take(sign: string, unit: number): string {
    if (isControl(unit)) return ''
    const isBlank = this.held.trim() === ''
    if (isBlank && isSpace(unit)) return this.takeSpace(sign)
    const isProse = unit >= 0x80 || (isBlank && this.place === 'inline')
    if (isProse && isPlain(unit)) return this.release(this.held + sign)
    if (sign === '*' && this.place === 'inline' && this.held.endsWith('*')) {
      this.held = this.held.slice(0, -1)
      return ''
    }
    return this.judge(this.held + sign)
  }

  private takeSpace(sign: string): string {
    if (this.place === 'start') return ''
    if (sign === '\n') {
      this.place = 'line'
      const lines = this.held.replace(/[^\n]+$/u, '')
      this.held = lines.endsWith('\n\n') ? lines : `${lines}\n`
    } else if (this.held.length < MOST_SPACE) this.held += sign
    return ''
  }

  private judge(text: string): string {
    const verdict: Verdict = judgeHeld(text, this.place)
    if (verdict === 'prose') return this.releaseFront(text)
    this.held = verdict === 'maybe' ? text : ''
    if (verdict === 'thinking') this.reading = 'thinking'
    if (verdict === 'delimiter') this.open(text)
    return ''
  }

  private releaseFront(text: string): string {
    const from = pendingFrom(text)
    const prose = this.release(text.slice(0, from))
    this.held = text.slice(from)
    this.place = placeOf(this.held)
    return prose
  }

  private release(text: string): string {
    const shown = this.place === 'inline' ? text : withoutMarkdown(text)
    this.held = ''
    this.place = 'inline'
    return shown
  }

  private open(delimiter: string): void {
    const isFirst = this.place === 'start'
    this.held = ''
    this.reading = isFirst ? 'marker' : 'tail'
    const json = delimiter.search(/\{\s*"?$/u)
    this.keep(json < 0 ? (isFirst ? delimiter : '') : delimiter.slice(json))
  }

  private keep(text: string): void {
    if (this.rest.length < MOST_TAIL) this.rest += text.slice(0, MOST_TAIL - this.rest.length)
    if (this.reading === 'marker') this.reading = markerOf(this.rest)
  }

  private skipThought(text: string, at: number): number {
    const known = this.thought
    const heard = known + text.slice(at)
    const over = THOUGHT_OVER.exec(heard)
    if (!over) {
      this.thought = heard.slice(-LONGEST_TAG)
      return text.length
    }
    this.thought = ''
    this.reading = 'prose'
    return at + over.index + over[0].length - known.length
  }
}

/** Which marker the answer is; `marker` while its word is not all there. */
function markerOf(answer: string): 'marker' | 'care' | 'refuse' | 'tail' {
  const [, word = '', after = ''] = /^[^a-z{]*([a-z]*)([\s\S]*)/iu.exec(answer) ?? []
  const heard = word.toLowerCase()
  if (heard.startsWith('care')) return 'care'
  if (heard.startsWith('refuse')) return 'refuse'
  const isOpen = after === '' && ['care', 'refuse'].some((marker) => marker.startsWith(heard))
  return isOpen ? 'marker' : 'tail'
}

const PENDING = new Set(['<', '＜', '*', '`', '{'].map((sign) => sign.charCodeAt(0)))

/** Stands for itself within a line. */
function isPlain(unit: number): boolean {
  if (unit >= 0xac00 && unit <= 0xd7a3) return true
  return !isSpace(unit) && !isControl(unit) && !PENDING.has(unit)
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0xa0 || unit === 0x3000
}

function isControl(unit: number): boolean {
  return (unit < 0x20 && unit !== 0x0a && unit !== 0x09) || unit === 0x7f
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
