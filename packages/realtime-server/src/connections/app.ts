import type { ApiKey } from '../auth/api-key.js'
import { Nonces } from '../auth/nonces.js'
import { Revocations } from '../auth/revocations.js'
import { ChannelHub } from '../channels/channel-hub.js'
import type { ServerContext } from '../server-context.js'
import { ConnectionRegistry } from './connection-registry.js'

/** Keys that share channels. */
export type App = {
  id: string
  keys: ReadonlyMap<string, ApiKey>
  hub: ChannelHub
  connections: ConnectionRegistry
  nonces: Nonces
  revocations: Revocations
}

export function createApp(
  context: ServerContext,
  options: {
    id: string
    keys: readonly ApiKey[]
    historyMsOf?: (channel: string) => number
  },
): App {
  const { clock, ids, limits } = context
  const boot = `${clock.now().toString(36)}-${ids.create(6)}`
  const historyMsOf = options.historyMsOf ?? (() => limits.historyMs)
  const hub = new ChannelHub({ boot, clock, limits, historyMsOf })
  return {
    id: options.id,
    keys: new Map(options.keys.map((key) => [key.name, key])),
    hub,
    connections: new ConnectionRegistry(context, hub),
    nonces: new Nonces(),
    revocations: new Revocations(limits.revocations),
  }
}

/** Drops what is out of date. */
export function expireApp(app: App, now: number): void {
  app.hub.expire(now)
  app.nonces.expire(now)
  app.revocations.expire(now)
}
