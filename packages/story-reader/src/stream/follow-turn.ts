import { ApiError, type ApiClient, type CallInput, type StreamMessage } from '@doran/api-client'
import type { Turn, TurnEvent } from '@doran/contract'
import { applyEvent } from './apply-event.js'
import { streamProblem } from './problem.js'
import type { TurnUpdate } from './turn-update.js'

const SEND = 'POST /v1/tales/session/{sessionUuid}/turn'
const RESUME = 'GET /v1/tales/turn/{turnUuid}/stream'

/** A broken connection is resumed this often without any new text in between. */
const BREAKS_ALLOWED = 2
const BREAK_PAUSE_MS = 800

/** An input to be sent, which is the same turn however often it arrives; or a turn to resume after its output. */
export type TurnRequest = Pick<CallInput<typeof SEND>, 'params' | 'body'> | { turn: Turn }

export type FollowOptions = {
  /** Closes the connection; the turn goes on. */
  signal: AbortSignal
  wait?: ((ms: number) => Promise<void>) | undefined
}

/**
 * Follows one turn to its end, over broken connections. The last update says how it ended. Nothing is thrown, and
 * nothing comes after an abort.
 */
export async function* followTurn(
  api: ApiClient,
  request: TurnRequest,
  { signal, wait = pause }: FollowOptions,
): AsyncGenerator<TurnUpdate, void> {
  let at = request
  let breaks = 0
  while (!signal.aborted) {
    let hasNewText = false
    let problem = streamProblem()
    try {
      for await (const { event } of openStream(api, at, signal)) {
        if (signal.aborted) return
        const held = 'turn' in at ? at.turn : null
        const progress = applyEvent(held, event)
        if (progress === 'gap') break
        if (!progress) continue
        hasNewText ||= progress.turn.output !== held?.output
        at = { turn: progress.turn }
        yield { type: 'turn', ...progress }
        if (progress.turn.status !== 'streaming') return
      }
    } catch (error) {
      if (signal.aborted) return
      problem = streamProblem(error)
      if (!mayRetry(problem.code, at)) {
        const isUncertain = error instanceof ApiError && error.status >= 500
        return yield { type: 'refused', problem, isUncertain }
      }
    }
    if (signal.aborted) return
    breaks = hasNewText ? 1 : breaks + 1
    if (breaks > BREAKS_ALLOWED) return yield { type: 'lost', problem }
    await wait(BREAK_PAUSE_MS)
  }
}

function openStream(
  api: ApiClient,
  at: TurnRequest,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage<TurnEvent>, void> {
  if (!('turn' in at)) return api.stream(SEND, { ...at, signal })
  return api.stream(RESUME, {
    params: { turnUuid: at.turn.id },
    lastEventId: String(at.turn.output.length),
    signal,
  })
}

// Whatever keeps an acknowledged turn from being read may pass, but for the turn being gone.
function mayRetry(code: string, at: TurnRequest): boolean {
  return code === 'NETWORK' || ('turn' in at && code !== 'NOT_FOUND')
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
