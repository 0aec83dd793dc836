import { ApiError, type ApiClient, type CallInput, type StreamMessage } from '@doran/api-client'
import type { TurnEvent } from '@doran/contract'
import { hearEvent } from './hear-event.js'
import { problemOf } from './telling-problem.js'
import type { HeldTurn, TellingStep } from './telling-step.js'

const SEND = 'POST /v1/tales/session/{sessionUuid}/turn'
const RESUME = 'GET /v1/tales/turn/{turnUuid}/stream'

/** A broken line is taken up again this often without anything new in between. */
const BREAKS_ALLOWED = 2
const BREAK_PAUSE_MS = 800

/** An input to be sent, which is the same turn however often it arrives; or a turn that is being told. */
export type TurnRequest = Pick<CallInput<typeof SEND>, 'params' | 'body'> | HeldTurn

export type FollowOptions = {
  /** Lets go of the line, not of the turn. */
  signal: AbortSignal
  wait?: ((ms: number) => Promise<void>) | undefined
}

/**
 * Follows one turn to its end, over broken lines. Steps say what is new; the last one says how it ended. Nothing
 * is thrown, and after an abort nothing more is said.
 */
export async function* followTurn(
  api: ApiClient,
  request: TurnRequest,
  { signal, wait = pause }: FollowOptions,
): AsyncGenerator<TellingStep, void> {
  let at = request
  let breaks = 0
  while (!signal.aborted) {
    let isNew = false
    let problem = problemOf()
    try {
      for await (const { event } of openLine(api, at, signal)) {
        if (signal.aborted) return
        const held = heldOf(at)
        const step = hearEvent(held, event)
        if (step === 'hole') break
        if (!step) continue
        if (step.type === 'growing') {
          isNew ||= step.text !== held?.text
          at = step
        }
        yield step
        if (step.type !== 'growing' && step.type !== 'waiting') return
      }
    } catch (error) {
      if (signal.aborted) return
      problem = problemOf(error)
      if (!mayMend(problem.code, at)) {
        const isUncertain = error instanceof ApiError && error.status >= 500
        return yield { type: 'refused', problem, isUncertain }
      }
    }
    if (signal.aborted) return
    breaks = isNew ? 1 : breaks + 1
    if (breaks > BREAKS_ALLOWED) return yield { type: 'lost', problem }
    await wait(BREAK_PAUSE_MS)
  }
}

function openLine(
  api: ApiClient,
  at: TurnRequest,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage<TurnEvent>, void> {
  if (!('turn' in at)) return api.stream(SEND, { ...at, signal })
  return api.stream(RESUME, {
    params: { turnUuid: at.turn.id },
    lastEventId: String(at.text.length),
    signal,
  })
}

function heldOf(at: TurnRequest): HeldTurn | null {
  return 'turn' in at ? at : null
}

// Whatever keeps a turn that is being told from being read may pass, but for the turn being gone.
function mayMend(code: string, at: TurnRequest): boolean {
  return code === 'NETWORK' || ('turn' in at && code !== 'NOT_FOUND')
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
