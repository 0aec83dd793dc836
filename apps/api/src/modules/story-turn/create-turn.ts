import { FIELD_COPY } from '@doran/contract/errors'
import { screenInput, screenModelInput } from '@doran/story-engine'
import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import type { LoadedTheme } from '../theme/index.js'
import { notEnough } from '../wallet/index.js'
import { acceptTurn, type TurnToAccept, type Verdict } from './accept-turn.js'
import { runTurn, type GenerationPorts } from './run-turn.js'
import type { TurnRequest } from './turn-request.js'
import { LEASE_MS, failDeadTurn, findTurnRow } from './turn-repository.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** Generated at once in one process; far above what one machine's readers reach. */
const MAX_LIVE_TURNS = 2_000

const TOKENS_A_TURN = 300
const MOST_PAST_TURNS = 120

type CreationContext = Context<GenerationPorts | 'themes' | 'newSeed', Owner>

/**
 * Accepts what the person wrote, commits it, and starts generating the answer apart from the request. The same
 * `clientTurnId` answers the turn it made before.
 */
export async function createTurn(
  ctx: CreationContext,
  { session, request: given }: { session: StorySessionRow; request: TurnRequest },
): Promise<TurnRow> {
  const { liveTurns, workGate, db, actor: owner } = ctx
  const request = given.kind === 'continue' ? { ...given, text: '' } : given
  if (liveTurns.ending.signal.aborted) throw new AppError('MAINTENANCE', { retryAfter: 3 })
  if (liveTurns.count() >= MAX_LIVE_TURNS) throw new AppError('TOO_MANY', { retryAfter: 5 })

  const { themeVersionHash, commonVersionHash } = session
  const theme = await ctx.themes.load(db, themeVersionHash, commonVersionHash)
  const asked = toAsked(ctx, session, request, theme)
  const verdict = await workGate.run('beginning', () => acceptPastDeadTurns(ctx, asked))
  if (verdict.kind === 'known') return repeatedTurn(ctx, verdict.turnId, request)
  if (verdict.kind !== 'accepted') throw refusalOf(verdict)
  const { row, parent, byModel } = verdict
  if (row.status === 'streaming') {
    const { note, persona } = session
    runTurn(ctx, { parent, row, request, theme, byModel, owner, reader: { note, persona } })
  }
  return row
}

function toAsked(
  { clock, models, newId, newSeed, processId }: CreationContext,
  session: StorySessionRow,
  request: TurnRequest,
  theme: LoadedTheme,
): TurnToAccept {
  const now = clock.now()
  // What was offered as a choice needs no screening.
  const typed = request.kind === 'choice' ? '' : request.text
  const available = models.tiers.flatMap((tier) => {
    const model = models.get(tier)
    return model ? [{ tier, name: model.name, past: turnsIn(model.context) }] : []
  })
  const { verdict } = screenModelInput(available.length > 0 ? typed : '', theme.source.ageRating)
  return {
    sessionId: session.id,
    ownerProfileId: session.ownerProfileId,
    turnId: newId(),
    request,
    isCare: screenInput(typed).verdict === 'care',
    modelHalt: verdict === 'ok' ? null : verdict,
    models: available,
    seed: newSeed(),
    processId,
    now,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  }
}

/** Half of a context, as history may take it, holds so many turns of a usual length. */
function turnsIn(contextTokens: number): number {
  return Math.min(MOST_PAST_TURNS, Math.ceil(contextTokens / 2 / TOKENS_A_TURN))
}

/** A turn whose process died does not block the next: it is failed, and the new one asked for again. */
async function acceptPastDeadTurns(ctx: Context, asked: TurnToAccept): Promise<Verdict> {
  const verdict = await acceptTurn(ctx, asked)
  if (verdict.kind !== 'streaming') return verdict
  const isDead = await failDeadTurn(ctx.db, verdict.turnId, { deadline: asked.now })
  return isDead ? acceptTurn(ctx, asked) : verdict
}

async function repeatedTurn(
  { db }: Context,
  turnId: string,
  request: TurnRequest,
): Promise<TurnRow> {
  const turn = await findTurnRow(db, turnId)
  const isSame =
    turn?.parentId === request.parentTurnUuid &&
    (turn.variantOf !== null) === (request.retellsTurnUuid !== undefined) &&
    turn.inputKind === request.kind &&
    turn.inputText === request.text
  if (!isSame) throw new AppError('KEY_REUSED')
  return turn
}

function refusalOf(verdict: Exclude<Verdict, { kind: 'accepted' | 'known' }>): AppError {
  switch (verdict.kind) {
    case 'gems':
      return notEnough('gem', verdict.missing)
    case 'streaming':
      return new AppError('TURN_IN_FLIGHT')
    case 'foreign':
      return new AppError('NOT_FOUND')
    case 'moved':
      return new AppError('LEAF_MOVED')
    case 'ended':
      return new AppError('STORY_ENDED')
    case 'locked':
      return new AppError('STORY_LOCKED')
    case 'same':
      return new AppError('NOTHING_TO_RETELL')
    case 'notice':
      return new AppError('AI_NOTICE_NEEDED')
    case 'choice':
      return new AppError('INVALID_INPUT', { field: 'text', message: FIELD_COPY.choiceUnknown })
  }
}
