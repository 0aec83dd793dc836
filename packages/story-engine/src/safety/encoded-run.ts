import { isDigit, isHangul, isJamo, isLatinOrDigit, letterOf } from './letters.js'

/** A Korean story has no word this long in Latin letters: from here on it is held back. */
const SUSPECT = 16
const ENCODED = 40
const ESCAPES = 5
const FOREIGN = 160
const TAKEN_APART = 24

const HYPHEN = 0x2d
const UNDERSCORE = 0x5f
const PERCENT = 0x25
/** What begins an escape: \uAC00, \xEA, &#44032; */
const ESCAPE_HEADS = new Set(
  ['\\u', '\\U', '\\x', '&#'].map((head) => pairOf(head.charCodeAt(0), head.charCodeAt(1))),
)
const INSIDE_BASE64 = new Set(['+', '/', '='].map((sign) => sign.charCodeAt(0)))

/**
 * Watches for text in a dress no Korean story wears: base64, hex, escapes, jamo taken apart, long foreign text.
 * It is asked for every unit; positions are counted in units since the beginning.
 */
export class EncodedRun {
  private base64Length = 0
  private base64Start = 0
  private hasCase = 0
  private escapes = 0
  private escapeStart = 0
  private last = 0
  private beforeLast = 0
  private foreign = 0
  private foreignStart = 0
  private apart = 0
  private apartStart = 0
  private lastJamo = 0

  /** Where a run begins that is already too odd to be shown, or -1. */
  suspectFrom = -1
  /** Where a run begins that is surely encoded, or -1. */
  leakFrom = -1

  push(unit: number, position: number): void {
    if (isHangul(unit)) return this.rest()
    this.readBase64(unit, position)
    this.readEscape(unit, position)
    this.readForeign(unit, position)
    this.readJamo(unit, position)
  }

  /** Hangul ends every run; most units of a story take this way. */
  private rest(): void {
    this.base64Length = 0
    this.escapes = 0
    this.foreign = 0
    this.apart = 0
    this.last = 0
    this.beforeLast = 0
    this.suspectFrom = -1
  }

  private readBase64(unit: number, position: number): void {
    const isInside =
      isLatinOrDigit(unit) || unit === HYPHEN || unit === UNDERSCORE || INSIDE_BASE64.has(unit)
    if (!isInside) {
      this.base64Length = 0
      this.suspectFrom = -1
      return
    }
    if (this.base64Length === 0) {
      this.base64Start = position
      this.hasCase = 0
    }
    this.base64Length += 1
    this.hasCase |= caseOf(unit)
    if (this.hasCase < 3) return
    if (this.base64Length >= SUSPECT && this.suspectFrom < 0) this.suspectFrom = position
    if (this.base64Length >= ENCODED) this.leakFrom = this.base64Start
  }

  private readEscape(unit: number, position: number): void {
    const isPercent = this.beforeLast === PERCENT && isHex(this.last) && isHex(unit)
    const isHead = ESCAPE_HEADS.has(pairOf(this.last, unit))
    if (isPercent || isHead) {
      if (this.escapes === 0) this.escapeStart = position - (isHead ? 1 : 2)
      this.escapes += 1
      if (this.escapes >= ESCAPES) this.leakFrom = this.escapeStart
    }
    this.beforeLast = this.last
    this.last = unit
  }

  private readForeign(unit: number, position: number): void {
    if (letterOf(unit) === 0) return
    if (this.foreign === 0) this.foreignStart = position
    this.foreign += 1
    if (this.foreign >= FOREIGN) this.leakFrom = this.foreignStart
  }

  /** Laughter (ㅋㅋㅋㅋ) repeats itself and does not count. */
  private readJamo(unit: number, position: number): void {
    if (!isJamo(unit)) return
    if (this.apart === 0) this.apartStart = position
    if (unit !== this.lastJamo) this.apart += 1
    this.lastJamo = unit
    if (this.apart >= TAKEN_APART) this.leakFrom = this.apartStart
  }
}

/** Lower case alone is a long foreign word; with capitals or digits in it it is none. */
function caseOf(unit: number): number {
  if (isDigit(unit)) return 3
  if (unit >= 0x61 && unit <= 0x7a) return 1
  return unit >= 0x41 && unit <= 0x5a ? 2 : 0
}

function isHex(unit: number): boolean {
  return isDigit(unit) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66)
}

function pairOf(first: number, second: number): number {
  return first * 0x10000 + second
}
