import type { Clock } from '../clock.js'
import { RealtimeError } from '../errors.js'
import type { RealtimeLimits } from '../limits.js'
import { Channel } from './channel.js'
import { checkChannelName } from './channel-name.js'
import type { LogEntry } from './channel-log.js'
import { formatSerial, parseSerial } from './serial.js'

export type HubOptions = {
  boot: string
  clock: Clock
  limits: RealtimeLimits
  /** How long the log of a channel reaches back. */
  historyMsOf: (channel: string) => number
}

/** The channels of an app and the one order of all that they carry. */
export class ChannelHub {
  readonly #options: HubOptions
  readonly #channels = new Map<string, Channel>()
  #number = 0
  #logBytes = 0
  #timestamp = 0
  // The highest number that a dropped channel may have carried: a new channel of that name cannot vouch for less.
  #droppedUpTo = 0

  constructor(options: HubOptions) {
    this.#options = options
  }

  get channels(): ReadonlyMap<string, Channel> {
    return this.#channels
  }

  get logBytes(): number {
    return this.#logBytes
  }

  /** The serial of the newest entry of any channel. */
  get serial(): string {
    return formatSerial(this.#options.boot, this.#number)
  }

  find(name: string): Channel | undefined {
    return this.#channels.get(name)
  }

  /** Finds or creates; throws for a name that is none, and when there are too many. */
  open(name: string): Channel {
    const known = this.#channels.get(name)
    if (known) return known
    checkChannelName(name)
    const { limits, historyMsOf } = this.#options
    if (this.#channels.size >= limits.channels)
      throw new RealtimeError('limitExceeded', 'Too many channels')
    const bounds = {
      entries: limits.logEntriesPerChannel,
      bytes: limits.logBytesPerChannel,
      ageMs: historyMsOf(name),
    }
    const channel = new Channel(name, bounds, this.#droppedUpTo)
    this.#channels.set(name, channel)
    return channel
  }

  /** The place of the next entry, which `append` then takes. */
  nextPlace(): { number: number; channelSerial: string; timestamp: number } {
    this.#number += 1
    // Members' changes are compared by time, so it must not run backwards with the machine's clock.
    this.#timestamp = Math.max(this.#timestamp, this.#options.clock.now())
    const channelSerial = formatSerial(this.#options.boot, this.#number)
    return { number: this.#number, channelSerial, timestamp: this.#timestamp }
  }

  append(channel: Channel, entry: LogEntry): void {
    const before = channel.log.bytes
    channel.log.append(entry)
    this.#logBytes += channel.log.bytes - before
    if (this.#logBytes > this.#options.limits.logBytes) this.#shortenLogs(entry.timestamp)
  }

  /** The entry number of a serial that this run gave out; `null` for any other text. */
  numberOf(serial: string): number | null {
    const parsed = parseSerial(serial)
    if (!parsed || parsed.boot !== this.#options.boot || parsed.number > this.#number) return null
    return parsed.number
  }

  /** Drops what is out of date, and channels with nothing left. */
  expire(now: number): void {
    for (const channel of this.#channels.values()) {
      const before = channel.log.bytes
      channel.log.expire(now)
      this.#logBytes += channel.log.bytes - before
      channel.results.expire(now)
      if (!channel.isIdle) continue
      this.#channels.delete(channel.name)
      this.#droppedUpTo = Math.max(this.#droppedUpTo, channel.log.lostUpTo)
    }
  }

  // All logs reach back less far, rather than one channel's log paying for the others.
  #shortenLogs(now: number): void {
    const { limits } = this.#options
    for (let age = limits.historyMs / 2; this.#logBytes > limits.logBytes; age /= 2) {
      for (const { log } of this.#channels.values()) {
        const before = log.bytes
        log.dropBefore(age < 1 ? Infinity : now - age)
        this.#logBytes += log.bytes - before
      }
    }
  }
}
