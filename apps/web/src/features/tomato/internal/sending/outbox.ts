import { ApiError, networkError, type ApiClient } from '@doran/api-client'
import type { FinishedPlay, TomatoInput } from '@doran/contract'
import { PLAY } from '@doran/contract/play/limits'
import { createUnsentGames, type UnsentGame, type UnsentStore } from './unsent-game'

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

/** `sending`: on its way for the first time. `kept`: it could not be sent, and is tried again. */
export type Delivery =
  | { is: 'sending' }
  | { is: 'kept' }
  | { is: 'finished'; finished: FinishedPlay }
  | { is: 'refused'; error: ApiError }

export type Outbox = ReturnType<typeof createOutbox>

type OutboxOptions = {
  api: Pick<ApiClient, 'call'>
  store: UnsentStore
  gameId: string
  now?: () => number
}

/** Finished games on their way to the server; those that do not arrive stay in this browser and are sent again. */
export function createOutbox({ api, store, gameId, now = Date.now }: OutboxOptions) {
  const kept = createUnsentGames(store, gameId)
  const waiting = new Map<string, UnsentGame>()
  const listeners = new Set<() => void>()
  let deliveries: ReadonlyMap<string, Delivery> = new Map()
  let timer: ReturnType<typeof setTimeout> | null = null
  let failures = 0
  let isSending = false
  let isClosed = false

  function set(playId: string, delivery: Delivery): void {
    deliveries = new Map(deliveries).set(playId, delivery)
    for (const listener of listeners) listener()
  }

  async function sendOff(game: UnsentGame): Promise<FinishedPlay> {
    const { playId, token } = game
    const params = { playId }
    let rest = game
    while (rest.inputs.length > PLAY.inputsAtOnce) {
      const inputs = rest.inputs.slice(0, PLAY.inputsAtOnce)
      await api.call('PATCH /v1/play/{playId}', {
        params,
        body: { token, from: rest.from, inputs },
      })
      rest = { ...rest, from: rest.from + inputs.length, inputs: rest.inputs.slice(inputs.length) }
      waiting.set(playId, rest)
    }
    const body = { token, from: rest.from, inputs: [...rest.inputs] }
    return api.call('POST /v1/play/{playId}/finish', { params, body, keepalive: true })
  }

  async function pump(): Promise<void> {
    if (isSending) return
    isSending = true
    stopTimer()
    for (const game of waiting.values()) {
      const error = await deliver(game)
      if (error) {
        tryLater(error)
        break
      }
    }
    isSending = false
  }

  /** Answers what is worth another try. */
  async function deliver(game: UnsentGame): Promise<ApiError | null> {
    const { playId } = game
    try {
      const finished = await sendOff(game)
      failures = 0
      forget(playId)
      set(playId, { is: 'finished', finished })
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : networkError(cause)
      if (isPassing(error)) {
        set(playId, { is: 'kept' })
        return error
      }
      forget(playId)
      set(playId, { is: 'refused', error })
    }
    return null
  }

  function forget(playId: string): void {
    waiting.delete(playId)
    kept.remove(playId)
  }

  function tryLater({ retryAfter }: ApiError): void {
    if (isClosed) return
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
    failures += 1
    timer = setTimeout(() => void pump(), retryAfter === undefined ? backoff : retryAfter * 1_000)
  }

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  return {
    deliveries: () => deliveries,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends part of a game that goes on; what fails is sent with its end. */
    async sendAhead(playId: string, token: string, from: number, inputs: readonly TomatoInput[]) {
      const body = { token, from, inputs: [...inputs] }
      return api.call('PATCH /v1/play/{playId}', { params: { playId }, body }).then(
        () => true,
        () => false,
      )
    },
    finish(game: UnsentGame): void {
      waiting.set(game.playId, game)
      kept.write(game)
      set(game.playId, { is: 'sending' })
      void pump()
    },
    /** Sends what an earlier page left here. */
    sendKept(): void {
      isClosed = false
      for (const game of kept.all(now())) {
        if (waiting.has(game.playId)) continue
        waiting.set(game.playId, game)
        set(game.playId, { is: 'kept' })
      }
      void pump()
    },
    retry: () => void pump(),
    /** Tries no more; what was kept stays for another page. */
    close(): void {
      isClosed = true
      stopTimer()
    },
  }
}

/** No connection, a limit, or a server that is away. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 408 || status >= 429
