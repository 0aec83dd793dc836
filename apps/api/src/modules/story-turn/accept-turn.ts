import type { TurnHalt } from '@doran/contract'
import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import type { PastTurn } from '@doran/story-engine'
import type { Database } from '../../platform/db/client.js'
import type { TurnRow } from './turn.table.js'
import type { ModelTier } from '../../platform/model/model-env.js'
import type { TurnRequest } from './turn-request.js'

/** What the database says to a turn; everything but `accepted` has changed nothing. */
export type Verdict =
  | { kind: 'accepted'; row: TurnRow; parent: ParentTurn; byModel: ByModel | null }
  /** The client id has made that turn before. */
  | { kind: 'known'; turnId: string }
  | { kind: 'streaming'; turnId: string }
  | { kind: 'moved' | 'ended' | 'locked' | 'choice' | 'notice' }

/** The turn that a new one follows, as far as telling it needs. */
export type ParentTurn = Pick<TurnRow, 'id' | 'index' | 'state' | 'choices'>

/** The model that tells a turn, and what was said and told up to it, newest first. */
export type ByModel = { tier: ModelTier; past: readonly PastTurn[] }

export type TurnToAccept = {
  sessionId: string
  turnId: string
  request: TurnRequest
  isCare: boolean
  /** Holds only where a model would tell the turn. */
  modelHalt: TurnHalt | null
  /** `past`: how many turns its context can hold. */
  models: readonly { tier: ModelTier; name: string; past: number }[]
  seed: number
  processId: string
  now: Date
  leaseUntil: Date
}

type Answer = {
  verdict: 'accepted' | 'known' | 'streaming' | 'moved' | 'ended' | 'locked' | 'choice' | 'notice'
  other_turn: string | null
  tier: ModelTier | null
  halt: TurnHalt | null
  parent_index: number
  parent_state: unknown
  parent_choices: unknown
  past: PastTurn[] | null
}

/**
 * Checks and stores a turn in one question to the database: the function locks the story session, so that whatever
 * it sees holds until it has inserted the row. A refusal changes nothing.
 */
export async function acceptTurn({ pool }: Database, asked: TurnToAccept): Promise<Verdict> {
  const { sessionId, turnId, request, models } = asked
  const found = await pool.query<Answer>({
    name: 'accept_turn',
    text: 'select * from accept_turn($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)',
    values: [
      sessionId,
      turnId,
      request.clientTurnId,
      request.parentTurnUuid,
      request.kind,
      request.text,
      asked.isCare,
      asked.modelHalt,
      models.map(({ tier }) => tier),
      models.map(({ name }) => name),
      VISITOR_MODEL_TURNS,
      asked.seed,
      asked.processId,
      asked.now,
      asked.leaseUntil,
      models.map(({ past }) => past),
    ],
  })
  const [answer] = found.rows
  if (!answer) throw new Error('accept_turn answered nothing')
  return toVerdict(answer, asked)
}

function toVerdict(answer: Answer, asked: TurnToAccept): Verdict {
  const { verdict } = answer
  if (verdict === 'known' || verdict === 'streaming') {
    return { kind: verdict, turnId: answer.other_turn ?? '' }
  }
  if (verdict !== 'accepted') return { kind: verdict }
  const parent = {
    id: asked.request.parentTurnUuid,
    index: answer.parent_index,
    state: answer.parent_state,
    choices: answer.parent_choices,
  }
  const { tier, past } = answer
  const byModel = tier && past ? { tier, past } : null
  return { kind: 'accepted', row: toRow(answer, parent, asked), parent, byModel }
}

function toRow({ tier, halt }: Answer, parent: ParentTurn, asked: TurnToAccept): TurnRow {
  const { request, now } = asked
  return {
    id: asked.turnId,
    sessionId: asked.sessionId,
    parentId: parent.id,
    index: parent.index + 1,
    clientTurnId: request.clientTurnId,
    inputKind: request.kind,
    inputText: request.text,
    output: '',
    choices: [],
    faces: [],
    gauges: [],
    remembered: [],
    dice: null,
    ending: null,
    state: parent.state,
    status: halt ? 'blocked' : 'streaming',
    halt,
    narrator: tier ? 'model' : 'offline',
    model: asked.models.find((model) => model.tier === tier)?.name ?? null,
    seed: asked.seed,
    isStopRequested: false,
    ownerProcess: halt ? null : asked.processId,
    leaseUntil: halt ? null : asked.leaseUntil,
    createdAt: now,
    settledAt: halt ? now : null,
  }
}
