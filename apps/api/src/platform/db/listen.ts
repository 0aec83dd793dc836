import { Client } from 'pg'
import type { DatabaseSource } from './client.js'
import type { PgliteServer } from './pglite/pglite-server.js'

export type Listening = {
  /** Resolves when the connection is gone, whichever side ended it. */
  ended: Promise<void>
  close: () => Promise<void>
}

type OnNotification = (channel: string, payload: string) => void

/** Receives what is notified on `channels` from the moment it resolves. */
export function listenTo(
  source: DatabaseSource,
  channels: readonly string[],
  onNotification: OnNotification,
): Promise<Listening> {
  return typeof source === 'string'
    ? listenToServer(source, channels, onNotification)
    : listenToPglite(source, channels, onNotification)
}

async function listenToServer(
  url: string,
  channels: readonly string[],
  onNotification: OnNotification,
): Promise<Listening> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  const close = () => client.end().catch(() => undefined)
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  }).then(close)
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''))
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${channel}`)
  } catch (cause) {
    await close()
    throw cause
  }
  return { ended, close }
}

// Its one session is the pool's: LISTEN waits there for its turn like any query.
async function listenToPglite(
  server: PgliteServer,
  channels: readonly string[],
  onNotification: OnNotification,
): Promise<Listening> {
  for (const channel of channels) await server.pool.query(`listen ${channel}`)
  const stop = server.onNotification(onNotification)
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const close = async () => {
    stop()
    resolve()
  }
  return { ended, close }
}
