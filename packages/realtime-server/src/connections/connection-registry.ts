import type { Grant } from '../auth/grant.js'
import type { ChannelHub } from '../channels/channel-hub.js'
import type { ServerContext } from '../server-context.js'
import { Connection } from './connection.js'
import { leaveChannel } from './leave-channel.js'

/** The connections of an app: those with a socket and those that may come back. */
export class ConnectionRegistry {
  readonly #context: ServerContext
  readonly #hub: ChannelHub
  readonly #connections = new Map<string, Connection>()
  // In the order in which they were dropped.
  readonly #dropped = new Set<Connection>()

  constructor(context: ServerContext, hub: ChannelHub) {
    this.#context = context
    this.#hub = hub
  }

  get droppedCount(): number {
    return this.#dropped.size
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#connections.values()
  }

  /** The connection of a connection key. */
  find(key: string): Connection | null {
    const connection = this.#connections.get(key.split('!', 1)[0] ?? '')
    return connection?.isKey(key) ? connection : null
  }

  create(grant: Grant, options: { hasEcho: boolean; presenceGraceMs: number }): Connection {
    const { ids } = this.#context
    const connection = new Connection({
      id: ids.create(9),
      secret: ids.create(16),
      grant,
      ...options,
    })
    this.#connections.set(connection.id, connection)
    return connection
  }

  /** Takes up a connection whose client is back. */
  takeUp(connection: Connection): void {
    connection.cancelForget()
    this.#dropped.delete(connection)
    connection.detachAll()
    connection.session = null
  }

  /** The socket is gone and the client may come back: its members stay for a while, its state for longer. */
  drop(connection: Connection): void {
    const { clock, limits } = this.#context
    connection.session = null
    connection.detachAll()
    connection.cancelForget()
    connection.cancelLeave()
    this.#dropped.add(connection)
    connection.cancelForget = clock.setTimeout(
      () => this.forget(connection),
      limits.connectionStateTtlMs,
    )
    connection.cancelLeave = clock.setTimeout(
      () => this.#leaveUnattached(connection),
      connection.presenceGraceMs,
    )
    if (this.#dropped.size <= limits.droppedConnections) return
    for (const oldest of this.#dropped) return this.forget(oldest)
  }

  /** Ends a connection: nothing of it can be taken up. */
  forget(connection: Connection): void {
    connection.cancelForget()
    connection.cancelLeave()
    connection.session = null
    connection.detachAll()
    for (const channel of connection.memberships.keys())
      leaveChannel(this.#context, this.#hub, connection, channel)
    this.#dropped.delete(connection)
    this.#connections.delete(connection.id)
  }

  /** Forgets everything without telling anybody. */
  clear(): void {
    for (const connection of this.#connections.values()) {
      connection.cancelForget()
      connection.cancelLeave()
    }
    this.#connections.clear()
    this.#dropped.clear()
  }

  // A client that came back attaches again to the channels it wants; in others its members have no one behind them.
  #leaveUnattached(connection: Connection): void {
    for (const channel of connection.memberships.keys()) {
      if (!connection.attachments.has(channel.name))
        leaveChannel(this.#context, this.#hub, connection, channel)
    }
  }
}
