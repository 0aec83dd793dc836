import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DatabaseSource } from '../../platform/db/client.js'
import { listenTo, type Listening } from '../../platform/db/listen.js'
import { TURN_CHANNELS } from './turn-notification-repository.js'

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

export function createTurnNotifier(source: DatabaseSource, logger: Logger): TurnNotifier {
  const stopListeners = new Set<Listener>()
  const skipListeners = new Set<Listener>()
  const waiting = new Map<string, Set<() => void>>()
  let listening: Listening | null = null
  let isClosed = false

  const listenersOf = (channel: string): ReadonlySet<Listener> => {
    if (channel === TURN_CHANNELS.stop) return stopListeners
    return channel === TURN_CHANNELS.skip ? skipListeners : new Set()
  }

  const onNotification = (channel: string, payload: string): void => {
    for (const turnId of payload.split(',')) {
      for (const listener of listenersOf(channel)) listener(turnId)
      for (const wake of waiting.get(turnId) ?? []) wake()
    }
  }

  const listen = async (): Promise<void> => {
    listening = await listenTo(source, Object.values(TURN_CHANNELS), onNotification)
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
      stopListeners.add(listener)
    },
    onSkip(listener) {
      skipListeners.add(listener)
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
