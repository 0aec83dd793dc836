import { Client } from 'pg'
import type { DatabaseSource } from './client.js'

export type HeldLock = {
  /** Resolves when the lock is lost or released. */
  ended: Promise<void>
  release: () => Promise<void>
}

/** Takes a lock that one process of all has, for as long as its connection lives; null where another has it. */
export async function holdLock(source: DatabaseSource, key: number): Promise<HeldLock | null> {
  // PGlite is one process's alone.
  if (typeof source !== 'string') return heldAlone()
  const client = new Client({ connectionString: source, connectionTimeoutMillis: 3_000 })
  const release = () => client.end().catch(() => undefined)
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  }).then(release)
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [key],
    )
    if (rows[0]?.taken) return { ended, release }
  } catch (cause) {
    await release()
    throw cause
  }
  await release()
  return null
}

function heldAlone(): HeldLock {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  return { ended, release: async () => resolve() }
}
