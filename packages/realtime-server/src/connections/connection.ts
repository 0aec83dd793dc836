import type { Grant } from '../auth/grant.js'
import type { Channel, Subscriber } from '../channels/channel.js'
import type { CancelTimer } from '../clock.js'
import type { OutgoingFrame } from '../protocol/outgoing-frame.js'
import { PublishOutcomes } from './publish-outcomes.js'

export type Attachment = Subscriber & {
  channel: Channel
  requestedModes: number
  modes: number
}

/** The socket that a connection has now; a `Session` is one. */
export type ClientSocket = {
  deliver: (frame: OutgoingFrame) => void
  send: (frame: object) => void
  end: (lastFrame: object, afterMs?: number) => void
  cut: () => void
}

export type ConnectionOptions = {
  id: string
  secret: string
  grant: Grant
  hasEcho: boolean
  presenceGraceMs: number
}

/** A client as the server knows it: outlives its sockets, so that a new one takes up where the last one broke off. */
export class Connection {
  readonly id: string
  readonly hasEcho: boolean
  readonly presenceGraceMs: number
  readonly attachments = new Map<string, Attachment>()
  readonly outcomes = new PublishOutcomes()
  /** The channels it has members in, and their client ids. */
  readonly memberships = new Map<Channel, Set<string>>()
  grant: Grant
  session: ClientSocket | null = null
  cancelForget: CancelTimer = () => {}
  cancelLeave: CancelTimer = () => {}
  readonly #secret: string
  #issuedKeys = 0
  #confirmedKey = 0

  constructor({ id, secret, grant, hasEcho, presenceGraceMs }: ConnectionOptions) {
    this.id = id
    this.#secret = secret
    this.grant = grant
    this.hasEcho = hasEcho
    this.presenceGraceMs = presenceGraceMs
  }

  get key(): string {
    return `${this.id}!${this.#secret}-${this.#issuedKeys}`
  }

  renewKey(): void {
    this.#issuedKeys += 1
  }

  /** The client has the newest key: earlier ones are good for nothing more. */
  confirmKey(): void {
    this.#confirmedKey = this.#issuedKeys
  }

  /** A key that its client cannot have received does not take the place of the one before. */
  isKey(text: string): boolean {
    const [, secret, number] = /^[\w-]+!([\w-]+)-(\d+)$/.exec(text) ?? []
    if (secret !== this.#secret || number === undefined) return false
    return Number(number) >= this.#confirmedKey && Number(number) <= this.#issuedKeys
  }

  get memberCount(): number {
    let count = 0
    for (const clientIds of this.memberships.values()) count += clientIds.size
    return count
  }

  attach(channel: Channel, requestedModes: number, modes: number): Attachment {
    this.detach(channel.name)
    const { id: connectionId, hasEcho, session } = this
    const deliver = (frame: OutgoingFrame) => session?.deliver(frame)
    const attachment = { connectionId, hasEcho, channel, requestedModes, modes, deliver }
    this.attachments.set(channel.name, attachment)
    channel.subscribers.add(attachment)
    return attachment
  }

  detach(channelName: string): void {
    const attachment = this.attachments.get(channelName)
    if (!attachment) return
    this.attachments.delete(channelName)
    attachment.channel.subscribers.delete(attachment)
  }

  detachAll(): void {
    for (const name of this.attachments.keys()) this.detach(name)
  }
}
