import type { OutgoingFrame } from '../protocol/outgoing-frame.js'
import { ChannelLog, type LogBounds } from './channel-log.js'
import { PresenceSet } from './presence-set.js'
import { RecentResults } from './recent-results.js'

/** A connection's attachment to a channel. */
export interface Subscriber {
  readonly connectionId: string
  /** Whether the connection is sent the messages it published itself. */
  readonly hasEcho: boolean
  /** The granted modes, as flags. */
  readonly modes: number
  deliver(frame: OutgoingFrame): void
}

export class Channel {
  readonly name: string
  readonly log: ChannelLog
  readonly members = new PresenceSet()
  readonly results = new RecentResults()
  readonly subscribers = new Set<Subscriber>()

  constructor(name: string, bounds: LogBounds, lostUpTo: number) {
    this.name = name
    this.log = new ChannelLog(bounds, lostUpTo)
  }

  get isIdle(): boolean {
    return (
      this.subscribers.size === 0 &&
      this.members.size === 0 &&
      this.log.size === 0 &&
      this.results.size === 0
    )
  }

  /** Sends a frame to whoever has this mode. */
  broadcast(frame: OutgoingFrame, mode: number, publisherId: string | null): void {
    for (const subscriber of this.subscribers) {
      if ((subscriber.modes & mode) === 0) continue
      if (!subscriber.hasEcho && subscriber.connectionId === publisherId) continue
      subscriber.deliver(frame)
    }
  }
}
