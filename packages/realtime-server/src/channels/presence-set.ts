import { PRESENCE_ACTION } from '../protocol/actions.js'
import { OutgoingFrame } from '../protocol/outgoing-frame.js'
import { isNewerPresence } from './presence-newness.js'
import { wirePresence, type StoredPresence } from './stored.js'

/** The members of a channel. One client may be a member through several connections. */
export class PresenceSet {
  readonly #members = new Map<string, StoredPresence>()
  #pages: readonly OutgoingFrame[] | null = null

  get size(): number {
    return this.#members.size
  }

  find(connectionId: string, clientId: string): StoredPresence | undefined {
    return this.#members.get(keyOf(connectionId, clientId))
  }

  list(): StoredPresence[] {
    return [...this.#members.values()]
  }

  /** Applies a change; returns it as readers are told of it, or `null` if it changes nothing. */
  apply(change: StoredPresence): StoredPresence | null {
    const key = keyOf(change.connectionId, change.clientId)
    const member = this.#members.get(key)
    if (member && !isNewerPresence(change, member)) return null
    if (change.action === PRESENCE_ACTION.leave) {
      if (!member) return null
      this.#members.delete(key)
      this.#pages = null
      return change.data === undefined ? { ...change, ...payloadOf(member) } : change
    }
    this.#members.set(key, { ...change, action: PRESENCE_ACTION.present })
    this.#pages = null
    return { ...change, action: member ? PRESENCE_ACTION.update : PRESENCE_ACTION.enter }
  }

  /** The frames of a sync, made once for all who attach until the members change. */
  syncPages(make: (members: readonly StoredPresence[]) => readonly OutgoingFrame[]) {
    this.#pages ??= make(this.list())
    return this.#pages
  }
}

export function presenceFrame(fields: object, presence: readonly StoredPresence[]): OutgoingFrame {
  return new OutgoingFrame((format) => ({
    ...fields,
    presence: presence.map((item) => wirePresence(item, format)),
  }))
}

function payloadOf({ data, encoding }: StoredPresence) {
  return { data, encoding }
}

function keyOf(connectionId: string, clientId: string): string {
  return `${connectionId}:${clientId}`
}
