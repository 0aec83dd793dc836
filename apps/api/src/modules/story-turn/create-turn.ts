import { screenInput } from '@doran/story-engine'
import { AppError } from '../../app-error.js'
import type { Deps } from '../../deps.js'
import type { Executor } from '../../db/client.js'
import type { StorySessionRow } from '../../db/schema/story-session.js'
import type { TurnRow } from '../../db/schema/turn.js'
import { runTurn } from './run-turn.js'
import { findChoice, type TurnRequest } from './turn-request.js'
import {
  LEASE_MS,
  failDeadTurn,
  findStreamingTurn,
  findTurnByClientId,
  findTurnRow,
  insertTurn,
  lockSession,
} from './turn-store.js'

/** Runs told at once in one process; far above what one machine's readers reach. */
const MAX_LIVE_TURNS = 2_000

/**
 * Accepts what the person wrote, commits it, and starts telling the answer apart from the request. The same
 * `clientTurnId` answers the turn it made before.
 */
export async function createTurn(
  deps: Deps,
  session: StorySessionRow,
  given: TurnRequest,
): Promise<TurnRow> {
  const request = given.kind === 'continue' ? { ...given, text: '' } : given
  if (deps.liveTurns.hurry.signal.aborted) throw new AppError('MAINTENANCE', { retryAfter: 3 })
  if (deps.liveTurns.count() >= MAX_LIVE_TURNS) throw new AppError('TOO_MANY', { retryAfter: 5 })

  const accepted = await deps.db.transaction((tx) => accept(deps, tx, session.id, request))
  if (accepted.isNew && accepted.turn.status === 'streaming') {
    runTurn(deps, accepted.session, accepted.turn, request)
  }
  return accepted.turn
}

async function accept(deps: Deps, tx: Executor, sessionId: string, request: TurnRequest) {
  const session = await lockSession(tx, sessionId)
  const known = await findTurnByClientId(tx, sessionId, request.clientTurnId)
  if (known) {
    if (!isSameRequest(known, request)) throw new AppError('KEY_REUSED')
    return { session, turn: known, isNew: false }
  }
  await refuseSecondTurn(deps, tx, sessionId)
  if (session.leafTurnId !== request.parentTurnUuid) throw new AppError('LEAF_MOVED')
  if (session.status === 'ended') throw new AppError('STORY_ENDED')
  const parent = await findTurnRow(tx, session.leafTurnId)
  if (!parent) throw new Error(`leaf ${session.leafTurnId} is gone`)
  if (request.kind === 'choice') findChoice(parent, request.text)
  const turn = await insertTurn(tx, newTurn(deps, parent, request))
  return { session, turn, isNew: true }
}

function isSameRequest(turn: TurnRow, request: TurnRequest): boolean {
  return (
    turn.parentId === request.parentTurnUuid &&
    turn.inputKind === request.kind &&
    turn.inputText === request.text
  )
}

async function refuseSecondTurn(deps: Deps, tx: Executor, sessionId: string): Promise<void> {
  const streaming = await findStreamingTurn(tx, sessionId)
  if (!streaming) return
  const isDead = await failDeadTurn(tx, streaming.id, deps.clock.now())
  if (!isDead) throw new AppError('TURN_IN_FLIGHT')
}

function newTurn(deps: Deps, parent: TurnRow, request: TurnRequest) {
  const now = deps.clock.now()
  const isCare = request.kind !== 'choice' && screenInput(request.text).verdict === 'care'
  return {
    id: deps.newId(),
    sessionId: parent.sessionId,
    parentId: parent.id,
    index: parent.index + 1,
    clientTurnId: request.clientTurnId,
    inputKind: request.kind,
    inputText: request.text,
    output: '',
    choices: [],
    gauges: [],
    remembered: [],
    state: parent.state,
    narrator: 'offline' as const,
    seed: deps.newSeed(),
    createdAt: now,
    ...(isCare
      ? { status: 'blocked' as const, settledAt: now }
      : {
          status: 'streaming' as const,
          ownerProcess: deps.processId,
          leaseUntil: new Date(now.getTime() + LEASE_MS),
        }),
  }
}
