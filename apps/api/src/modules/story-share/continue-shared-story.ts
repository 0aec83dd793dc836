import type { StorySessionView } from '@doran/contract'
import { profileIdOf, type Actor, type Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerColumns } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findSessionByClientId, getStorySession, insertSession } from '../story-session/index.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { insertTurns, lastSentenceOf } from '../story-turn/index.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { holdOwner } from '../visitor/index.js'
import { copyTurns } from './copy-turns.js'
import { getSharedRow } from './get-shared-row.js'
import type { SharedRow } from './shared-story-repository.js'
import { listWholeTurns } from './shared-turn-repository.js'
import { countContinued } from './story-share-repository.js'
import { baseOf } from './story-share-view.js'

type Continued = {
  code: string
  clientSessionId: string
  /** Called once the link was found: a call that is refused makes no visitor. */
  becomeOwner: () => Promise<Owner>
}
type ContinueContext = Context<'themes' | 'models', Actor>

/**
 * Makes a story of the caller's own whose turns are copies of the shared ones, and that stands at the last of them: of
 * an ending at the one before it, so that it can be reached otherwise. The same `clientSessionId` answers the story it
 * made before.
 * @throws AppError NOT_FOUND, RATING_LIMIT, AGE_UNCONFIRMED, KEY_REUSED
 */
export async function continueSharedStory(
  ctx: ContinueContext,
  { code, clientSessionId, becomeOwner }: Continued,
): Promise<StorySessionView> {
  const found = await getSharedRow(ctx, code)
  const turns = await listCopied(ctx, found)
  const owner = await becomeOwner()
  const made = await inTransaction(ctx, async (tx) => {
    if (!(await holdOwner(tx, owner))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
    const { row, copies } = newStory(tx, { found, turns, owner, clientSessionId })
    const inserted = await insertSession(tx.db, row)
    if (!inserted) return null
    await insertTurns(tx.db, copies)
    const isOwn = profileIdOf(ctx.actor) === found.share.ownerProfileId
    if (!isOwn) await countContinued(tx.db, found.share.id)
    return inserted
  })
  const { themeId } = found.session
  return getStorySession(ctx, made ?? (await earlier(ctx, { owner, clientSessionId, themeId })))
}

/** What of the shared turns goes along, the oldest first; never an ending. */
async function listCopied(
  { db }: ContinueContext,
  { share, last }: SharedRow,
): Promise<[TurnRow, ...TurnRow[]]> {
  const turnId = baseOf(last)
  const [first, ...rest] =
    turnId === null ? [] : await listWholeTurns(db, { turnId, fromIndex: share.fromIndex })
  if (!first) throw new AppError('NOT_FOUND')
  return [first, ...rest]
}

type Made = {
  found: SharedRow
  turns: readonly [TurnRow, ...TurnRow[]]
  owner: Owner
  clientSessionId: string
}

function newStory(
  { clock, newId, models }: ContinueContext,
  { found, turns, owner, clientSessionId }: Made,
) {
  const { themeId, themeVersionHash, commonVersionHash, engineVersion, origin } = found.session
  const [id, now] = [newId(), clock.now()]
  const copies = copyTurns(turns, { sessionId: id, now, newId })
  const [leaf, base] = [copies.at(-1) ?? copies[0], turns.at(-1) ?? turns[0]]
  const row = {
    id,
    clientSessionId,
    ...ownerColumns(owner),
    themeId,
    themeVersionHash,
    commonVersionHash,
    engineVersion,
    narrator: models.tiers[0] ?? ('offline' as const),
    // What came from a file counts nowhere, in whosever hands.
    origin: origin === 'imported' ? origin : ('shared' as const),
    leafTurnId: leaf.id,
    status: 'active' as const,
    turnCount: base.index,
    lastSentence: lastSentenceOf(base.output),
    createdAt: now,
    lastAt: now,
  }
  return { row, copies }
}

type Earlier = { owner: Owner; clientSessionId: string; themeId: string }

async function earlier(
  { db }: ContinueContext,
  { owner, clientSessionId, themeId }: Earlier,
): Promise<StorySessionRow> {
  const known = await findSessionByClientId(db, owner, clientSessionId)
  const isCopy = known?.origin === 'shared' || known?.origin === 'imported'
  if (known && isCopy && known.themeId === themeId) return known
  throw new AppError('KEY_REUSED')
}
