import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { DatabaseSource, Executor } from '../../platform/db/client.js'
import { listenTo, type Listening } from '../../platform/db/listen.js'

/** A payload holds ids of 36 characters and a comma; PostgreSQL takes less than 8,000 bytes. */
export const IDS_PER_NOTIFICATION = 200

const CHANGED = 'doran_turn'
const STOP = 'doran_turn_stop'
const SKIP = 'doran_turn_skip'
const RECONNECT_MS = 1_000

type Listener = (turnId: string) => void

/** Notifies every process that turns' rows have changed. A lost notification costs a poll, never a turn. */
export interface TurnNotifier {
  open(): void
  /** Resolves at the next notification of this turn, or after `timeoutMs`. */
  wait(turnId: string, timeoutMs: number): Promise<void>
  /** Called for every turn that is to be stopped, by whichever process was asked. */
  onStop(listener: Listener): void
  /** Called for every turn whose pauses are to be skipped, where another process was asked. */
  onSkip(listener: Listener): void
  close(): Promise<void>
}

/** Notifies of turns whose ids, joined by commas, a SQL expression gives; received when its transaction commits. */
export const notifyChangedSql = (expression: string) => `pg_notify('${CHANGED}', ${expression})`

export async function notifyTurn(db: Executor, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGED}, ${id})`)
}

export async function notifyStop(db: Executor, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${STOP}, ${id})`)
}

export async function notifySkip(db: Executor, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${SKIP}, ${id})`)
}

export function createTurnNotifier(source: DatabaseSource, logger: Logger): TurnNotifier {
  const listeners = { [STOP]: new Set<Listener>(), [SKIP]: new Set<Listener>() }
  const waiting = new Map<string, Set<() => void>>()
  let listening: Listening | null = null
  let isClosed = false

  const onNotification = (channel: string, payload: string): void => {
    for (const turnId of payload.split(',')) {
      if (channel === STOP || channel === SKIP) for (const listener of listeners[channel]) listener(turnId)
      for (const wake of waiting.get(turnId) ?? []) wake()
    }
  }

  const listen = async (): Promise<void> => {
    listening = await listenTo(source, [CHANGED, STOP, SKIP], onNotification)
    await listening.ended
  }

  const keepListening = async (): Promise<void> => {
    while (!isClosed) {
      await listen().catch((cause: unknown) =>
        logger.debug({ err: cause }, 'the turn notifier is not connected'),
      )
      listening = null
      if (!isClosed) await sleep(RECONNECT_MS, undefined, { ref: false })
    }
  }

  return {
    open: () => void keepListening(),
    onStop(listener) {
      listeners[STOP].add(listener)
    },
    onSkip(listener) {
      listeners[SKIP].add(listener)
    },
    wait(turnId, timeoutMs) {
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
      await listening?.close()
    },
  }
}
