import type { OutgoingFrame } from '../protocol/outgoing-frame.js'
import type { StoredMessage, StoredPresence } from './stored.js'

/** One publish, as it is replayed and as it is read from history. */
export type LogEntry = {
  number: number
  timestamp: number
  bytes: number
  frame: OutgoingFrame
  /** Who published it, so that `echo=false` holds in a replay too. */
  connectionId: string | null
} & (
  | { kind: 'message'; messages: readonly StoredMessage[] }
  | { kind: 'presence'; presence: readonly StoredPresence[] }
)

export type LogBounds = { entries: number; bytes: number; ageMs: number }

/** The newest entries of a channel, in order. */
export class ChannelLog {
  readonly #bounds: LogBounds
  #entries: LogEntry[] = []
  #first = 0
  #bytes = 0
  #lostUpTo: number

  /** `lostUpTo` is the number up to which entries may have been dropped. */
  constructor(bounds: LogBounds, lostUpTo: number) {
    this.#bounds = bounds
    this.#lostUpTo = lostUpTo
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.length - this.#first
  }

  get lostUpTo(): number {
    return this.#lostUpTo
  }

  append(entry: LogEntry): void {
    this.#entries.push(entry)
    this.#bytes += entry.bytes
    while (this.size > this.#bounds.entries || this.#bytes > this.#bounds.bytes) this.#dropOldest()
  }

  expire(now: number): void {
    this.dropBefore(now - this.#bounds.ageMs)
  }

  dropBefore(time: number): void {
    while (this.size > 0 && (this.#entries[this.#first]?.timestamp ?? time) < time)
      this.#dropOldest()
  }

  #dropOldest(): void {
    const oldest = this.#entries[this.#first]
    if (!oldest) return
    this.#first += 1
    this.#bytes -= oldest.bytes
    this.#lostUpTo = oldest.number
    // Moving the rest at every drop would make a full log slow.
    if (this.#first < 64 || this.#first * 2 < this.#entries.length) return
    this.#entries = this.#entries.slice(this.#first)
    this.#first = 0
  }

  /** Whether everything after this number is still here. */
  reachesBackTo(number: number): boolean {
    return number >= this.#lostUpTo
  }

  entries(): readonly LogEntry[] {
    return this.#first === 0 ? this.#entries : this.#entries.slice(this.#first)
  }

  after(number: number): readonly LogEntry[] {
    let from = this.#entries.length
    while (from > this.#first && (this.#entries[from - 1]?.number ?? 0) > number) from -= 1
    return this.#entries.slice(from)
  }
}
