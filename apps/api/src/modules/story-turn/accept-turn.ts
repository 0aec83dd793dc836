import type { TurnHalt } from '@doran/contract'
import { PRICES, VISITOR_MODEL_TURNS, turnPrice } from '@doran/contract/limits'
import type { PastTurn } from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import type { ModelTier } from '../../platform/model/model-env.js'
import { OFFICIAL_PROFILE_ID } from '../profile/index.js'
import { isCountedTurn } from './counted-turn.js'
import type { TurnRequest } from './turn-request.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** What the database answers to a turn; everything but `accepted` has changed nothing. */
export type Verdict =
  | { kind: 'accepted'; row: TurnRow; parent: ParentTurn; byModel: ByModel | null }
  /** The client id has made that turn before. */
  | { kind: 'known'; turnId: string }
  | { kind: 'streaming'; turnId: string }
  | { kind: 'gems'; missing: number }
  | { kind: 'foreign' | 'moved' | 'ended' | 'locked' | 'choice' | 'notice' | 'same' }

/** The turn that a new one follows, as far as generating needs it. */
export type ParentTurn = Pick<TurnRow, 'id' | 'index' | 'state' | 'choices'>

/** The model that generates a turn, and the inputs and outputs up to it, newest first. */
export type ByModel = { tier: ModelTier; past: readonly PastTurn[] }

export type TurnToAccept = {
  sessionId: string
  /** Whose story it was when it was read; null for a visitor's. */
  ownerProfileId: string | null
  turnId: string
  request: TurnRequest
  isCare: boolean
  /** Holds only where a model would generate the turn. */
  modelHalt: TurnHalt | null
  /** `past`: how many turns its context can hold. */
  models: readonly { tier: ModelTier; name: string; past: number }[]
  seed: number
  processId: string
  now: Date
  leaseUntil: Date
}

type Answer = {
  verdict:
    | 'accepted'
    | 'known'
    | 'streaming'
    | 'foreign'
    | 'moved'
    | 'ended'
    | 'locked'
    | 'choice'
    | 'notice'
    | 'same'
    | 'gems'
  other_turn: string | null
  tier: ModelTier | null
  halt: TurnHalt | null
  parent_index: number
  parent_state: unknown
  parent_choices: unknown
  past: PastTurn[] | null
  gems_held: number
  gems_missing: number | null
  /** Of a retelling: the seed under which the offline narrator tells otherwise, and the first telling. */
  other_seed: number | null
  variant_of: string | null
}

/**
 * Checks and stores a turn in one question to the database: the function locks the story session, so that whatever
 * it sees holds until it has inserted the row. A refusal changes nothing.
 */
export async function acceptTurn({ database }: Context, asked: TurnToAccept): Promise<Verdict> {
  const found = await database.pool.query<Answer>({
    name: 'accept_turn',
    text: 'select * from accept_turn($1, $2)',
    values: [asked.sessionId, JSON.stringify(toArguments(asked))],
  })
  const [answer] = found.rows
  if (!answer) throw new Error('accept_turn answered nothing')
  return toVerdict(answer, asked)
}

function toArguments({ request, models, ...asked }: TurnToAccept) {
  return {
    owner_profile: asked.ownerProfileId,
    turn: asked.turnId,
    client_turn: request.clientTurnId,
    parent: request.parentTurnUuid,
    ...(request.retellsTurnUuid && { retells: request.retellsTurnUuid }),
    kind: request.kind,
    text: request.text,
    is_care: asked.isCare,
    model_halt: asked.modelHalt,
    models: Object.fromEntries(
      models.map(({ tier, name, past }) => [tier, { name, past, gems: gemsOf(tier, request) }]),
    ),
    model_turns: VISITOR_MODEL_TURNS,
    is_model_counted: isCountedTurn({ narrator: 'model', status: 'streaming', output: '' }),
    seed: asked.seed,
    process: asked.processId,
    now: asked.now,
    lease_until: asked.leaseUntil,
  }
}

/** What `hold_gems` holds of a member's gems for the turn. */
function gemsOf(tier: ModelTier, { kind }: TurnRequest) {
  return {
    price: turnPrice(tier, kind, false),
    price_with_pass: turnPrice(tier, kind, true),
    fill: { daily: PRICES.dailyGems, more: PRICES.pass.moreDailyGems },
    work_owner: OFFICIAL_PROFILE_ID,
  }
}

function toVerdict(answer: Answer, asked: TurnToAccept): Verdict {
  const { verdict } = answer
  if (verdict === 'known' || verdict === 'streaming') {
    return { kind: verdict, turnId: answer.other_turn ?? '' }
  }
  if (verdict === 'gems') return { kind: 'gems', missing: answer.gems_missing ?? 0 }
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

function toRow(
  { tier, halt, gems_held: gemsHeld, other_seed: otherSeed, variant_of: variantOf }: Answer,
  parent: ParentTurn,
  asked: TurnToAccept,
): TurnRow {
  const { request, now } = asked
  const status = halt ? 'blocked' : 'streaming'
  const narrator = tier ? 'model' : 'offline'
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
    status,
    halt,
    narrator,
    model: asked.models.find((model) => model.tier === tier)?.name ?? null,
    isCounted: isCountedTurn({ narrator, status, output: '' }),
    gemsHeld,
    gemsCharged: 0,
    seed: narrator === 'offline' ? (otherSeed ?? asked.seed) : asked.seed,
    otherSeed: null,
    variantOf,
    isEdited: false,
    marks: [],
    isStopRequested: false,
    ownerProcess: halt ? null : asked.processId,
    leaseUntil: halt ? null : asked.leaseUntil,
    createdAt: now,
    settledAt: halt ? now : null,
  }
}
