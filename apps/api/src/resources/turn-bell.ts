import type { Logger } from 'pino'
import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

const CHANNEL = 'doran_turn'
const RECONNECT_MS = 1_000

/** Tells every process that a turn's row has changed. A lost ring costs a poll, never a turn. */
export interface TurnBell {
  open(): void
  /** Resolves at the next ring of this turn, or after `timeoutMs`. */
  heard(turnId: string, timeoutMs: number): Promise<void>
  onRing(listener: (turnId: string) => void): void
  close(): Promise<void>
}

export function createTurnBell(databaseUrl: string, logger: Logger): TurnBell {
  const listeners: ((turnId: string) => void)[] = []
  const waiting = new Map<string, Set<() => void>>()
  let client: Client | null = null
  let isClosed = false

  const ring = (turnId: string): void => {
    for (const listener of listeners) listener(turnId)
    for (const wake of waiting.get(turnId) ?? []) wake()
  }

  const listen = async (): Promise<void> => {
    const opened = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 })
    const ended = new Promise<void>((resolve) => {
      opened.on('error', () => resolve())
      opened.on('end', () => resolve())
    })
    opened.on('notification', ({ payload }) => payload && ring(payload))
    await opened.connect()
    await opened.query(`listen ${CHANNEL}`)
    client = opened
    await ended
    await opened.end().catch(() => undefined)
  }

  const keepListening = async (): Promise<void> => {
    while (!isClosed) {
      await listen().catch((cause: unknown) =>
        logger.debug({ err: cause }, 'the turn bell is not connected'),
      )
      client = null
      if (!isClosed) await sleep(RECONNECT_MS, undefined, { ref: false })
    }
  }

  return {
    open: () => void keepListening(),
    onRing(listener) {
      listeners.push(listener)
    },
    heard(turnId, timeoutMs) {
      return new Promise((resolve) => {
        const set = waiting.get(turnId) ?? new Set()
        waiting.set(turnId, set)
        const finish = () => {
          clearTimeout(timer)
          set.delete(finish)
          if (set.size === 0 && waiting.get(turnId) === set) waiting.delete(turnId)
          resolve()
        }
        const timer = setTimeout(finish, timeoutMs)
        set.add(finish)
      })
    },
    async close() {
      isClosed = true
      await client?.end().catch(() => undefined)
    },
  }
}
