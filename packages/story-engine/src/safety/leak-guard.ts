import { EncodedRun } from './encoded-run.js'
import { GRAM, gramSet, rollHash, type GramSet } from './gram-set.js'
import { letterOf, lettersOf } from './letters.js'

/** This many letters in a row of a private text are never shown. */
const LEAK = 24

/** Immutable; built once for a theme version and shared by every turn told from it. */
export interface LeakGuard {
  /** A cursor for the text of one turn. */
  start(): LeakCursor
  /** Memory taken by the tables and the kept letters. */
  readonly bytes: number
}

export interface LeakCursor {
  /** Takes text on its way to the reader; answers what of it, and of what was held back, may be shown now. */
  push(text: string): { release: string; isLeak: boolean }
  /** The text has ended; answers what was still held back. */
  end(): string
  /** After a leak: how many of the last units released belong to it. */
  readonly exposed: number
}

/**
 * Keeps private texts from being told word for word, backwards or encoded. Letters and digits alone are
 * compared, so spaces, punctuation and case hide nothing. From the eighth letter in a row of a private text on
 * the text is held back until the row ends, or is a leak at 24; what stands in a public text too may be shown.
 */
export function createLeakGuard(
  privateTexts: readonly string[],
  publicTexts: readonly string[],
): LeakGuard {
  const forward = privateTexts.map(comparable)
  const kept = [...forward, ...forward.map(reverse)]
  const open = publicTexts.map(comparable)
  const shelf: Shelf = {
    kept: gramSet(kept),
    open: gramSet(open),
    keptText: kept.join('\n'),
    openText: open.join('\n'),
  }
  return {
    start: () => new Cursor(shelf),
    bytes:
      shelf.kept.bytes + shelf.open.bytes + 2 * (shelf.keptText.length + shelf.openText.length),
  }
}

type Shelf = { kept: GramSet; open: GramSet; keptText: string; openText: string }

function comparable(text: string): string {
  return lettersOf(text.normalize('NFC'))
}

function reverse(letters: string): string {
  return letters.split('').toReversed().join('')
}

class Cursor implements LeakCursor {
  private readonly encoded = new EncodedRun()
  /** The last letters and where they stood, in a ring. */
  private readonly letters = new Uint16Array(LEAK)
  private readonly positions = new Int32Array(LEAK)
  private count = 0
  private hash = 0
  /** Grams in a row that are a private text's. */
  private hits = 0
  private runHeldFrom = -1
  private held = ''
  private read = 0
  private released = 0
  private leakFrom = -1
  private stopAt = -1

  private readonly shelf: Shelf

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  get exposed(): number {
    return this.leakFrom < 0 ? 0 : Math.max(0, this.released - this.leakFrom)
  }

  push(text: string): { release: string; isLeak: boolean } {
    if (this.leakFrom >= 0) return { release: '', isLeak: true }
    for (let index = 0; index < text.length && this.leakFrom < 0; index += 1) {
      this.take(text.charCodeAt(index), this.read + index)
    }
    this.read += text.length
    return { release: this.releaseOf(this.held + text), isLeak: this.leakFrom >= 0 }
  }

  end(): string {
    if (this.leakFrom >= 0) return ''
    const rest = this.held
    this.held = ''
    this.released += rest.length
    return rest
  }

  private releaseOf(pending: string): string {
    const until = this.heldFrom()
    const length = until < 0 ? pending.length : Math.max(0, until - this.released)
    this.held = pending.slice(length)
    this.released += length
    return length === pending.length ? pending : pending.slice(0, length)
  }

  private heldFrom(): number {
    if (this.stopAt >= 0) return this.stopAt
    const { suspectFrom } = this.encoded
    if (this.runHeldFrom < 0) return suspectFrom
    return suspectFrom < 0 ? this.runHeldFrom : Math.min(this.runHeldFrom, suspectFrom)
  }

  /** What was not held back before this unit came stands; however the text was cut into pieces. */
  private stop(leakFrom: number, position: number): void {
    const from = this.heldFrom()
    this.stopAt = from < 0 ? position : Math.min(from, position)
    this.leakFrom = leakFrom
  }

  private take(unit: number, position: number): void {
    this.encoded.push(unit, position)
    if (this.encoded.leakFrom >= 0) return this.stop(this.encoded.leakFrom, position)
    const letter = letterOf(unit)
    if (letter !== 0) this.takeLetter(letter, position)
  }

  private takeLetter(letter: number, position: number): void {
    const leaving = this.count < GRAM ? 0 : (this.letters[(this.count - GRAM) % LEAK] ?? 0)
    this.letters[this.count % LEAK] = letter
    this.positions[this.count % LEAK] = position
    this.count += 1
    this.hash = rollHash(this.hash, leaving, letter)
    if (this.count >= GRAM && this.shelf.kept.has(this.hash)) this.goOn(position)
    else this.breakOff()
  }

  private goOn(position: number): void {
    this.hits += 1
    if (this.runHeldFrom < 0 && !this.shelf.open.has(this.hash)) this.runHeldFrom = position
    if (this.hits + GRAM - 1 >= LEAK && this.isPrivate()) {
      this.stop(this.positions[this.count % LEAK] ?? position, position)
    }
  }

  private breakOff(): void {
    this.hits = 0
    this.runHeldFrom = -1
  }

  /** Grams are a likelihood; the last letters as such are the proof. */
  private isPrivate(): boolean {
    let run = ''
    for (let back = LEAK; back > 0; back -= 1) {
      run += String.fromCharCode(this.letters[(this.count - back) % LEAK] ?? 0)
    }
    return this.shelf.keptText.includes(run) && !this.shelf.openText.includes(run)
  }
}
