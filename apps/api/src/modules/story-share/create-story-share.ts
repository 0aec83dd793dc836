import { Turn, type ParsedBodyOf, type StoryShare } from '@doran/contract'
import { STORY_SHARE } from '@doran/contract/limits'
import { pathThatMattered } from '@doran/story-engine/path'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { newShareCode } from '../play/index.js'
import { personaOf, type RatedSession } from '../story-session/index.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { findTurnRow } from '../story-turn/index.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { assertMayBeShown } from './assert-may-be-shown.js'
import { findFirstIndex, isAbove, listWay } from './shared-turn-repository.js'
import {
  countStanding,
  findShareByClientId,
  insertShare,
  lockSharedSession,
} from './story-share-repository.js'
import { toStoryShare } from './story-share-view.js'
import type { StoryShareRow } from '../../schema/story/story-share.table.js'

type NewShare = ParsedBodyOf<'POST /v1/tales/session/{sessionUuid}/share'>
type Asked = { session: RatedSession; given: NewShare }
type ShareContext = Context<'screenGate', Member>

/**
 * Makes a link to some scenes of a story, or to its ending. The same `clientShareId` answers the link it made before.
 * @throws AppError NOT_FOUND for a turn that is none of the story's or cannot be shared so; STORY_LOCKED, SHARES_FULL,
 * KEY_REUSED, LIMITED_SESSION, WRITING_PAUSED, INVALID_INPUT
 */
export async function createStoryShare(ctx: ShareContext, asked: Asked): Promise<StoryShare> {
  const { session, given } = asked
  const { isNewAccount } = await assertMayWrite(ctx)
  if (session.status === 'locked') throw new AppError('STORY_LOCKED')
  const last = await getSharedTurn(ctx, asked)
  const path = given.kind === 'ending' ? await wayTo(ctx, last.id) : []
  const personaName = personaOf(session)?.name ?? null
  const { label, scenes } = given
  await assertMayBeShown(ctx, { session, isNewAccount, label, personaName, last, scenes, path })
  return inTransaction(ctx, async (tx) => {
    await lockSharedSession(tx.db, session.id)
    const stretch = {
      turnId: last.id,
      fromIndex: await findFirstIndex(tx.db, {
        turnId: last.id,
        fromIndex: last.index - given.scenes + 1,
      }),
    }
    const known = await findShareByClientId(tx.db, {
      sessionId: session.id,
      clientShareId: given.clientShareId,
    })
    if (known) return toStoryShare(sameOrRefused(known, given, stretch))
    if ((await countStanding(tx.db, session.id)) >= STORY_SHARE.open) {
      throw new AppError('SHARES_FULL')
    }
    const { clientShareId, kind, showsName } = given
    const row = await insertShare(tx.db, {
      id: tx.newId(),
      code: newShareCode(),
      sessionId: session.id,
      ownerProfileId: tx.actor.profileId,
      clientShareId,
      kind,
      ...stretch,
      toIndex: last.index,
      label,
      showsName,
      personaName,
      path,
      createdAt: tx.clock.now(),
    })
    return toStoryShare(row)
  })
}

/** A finished turn on a path of the story, of its own or of the story it left. */
async function getSharedTurn({ db }: ShareContext, { session, given }: Asked): Promise<TurnRow> {
  const row = await findTurnRow(db, given.turnUuid)
  const isTold = row !== null && ['done', 'stopped'].includes(row.status) && row.output !== ''
  if (!isTold || !(await isOf(db, session, row))) throw new AppError('NOT_FOUND')
  const isEnding = row.ending !== null && row.parentId !== null
  if (given.kind === 'ending' && !isEnding) throw new AppError('NOT_FOUND')
  return row
}

async function isOf(
  db: ShareContext['db'],
  { id, parentTurnId }: StorySessionRow,
  row: TurnRow,
): Promise<boolean> {
  if (row.sessionId === id) return true
  if (parentTurnId === null) return false
  return isAbove(db, { turnId: row.id, index: row.index, below: parentTurnId })
}

type Stretch = Pick<StoryShareRow, 'turnId' | 'fromIndex'>

function sameOrRefused(known: StoryShareRow, given: NewShare, stretch: Stretch): StoryShareRow {
  const isSame =
    known.withdrawnAt === null &&
    known.kind === given.kind &&
    known.turnId === stretch.turnId &&
    known.fromIndex === stretch.fromIndex &&
    known.label === given.label &&
    known.showsName === given.showsName
  if (!isSame) throw new AppError('KEY_REUSED')
  return known
}

const Walked = Turn.pick({
  index: true,
  input: true,
  choices: true,
  gauges: true,
  remembered: true,
  dice: true,
})

/** The reader's own lines that the story turned on. */
async function wayTo({ db }: ShareContext, turnId: string): Promise<string[]> {
  const rows = await listWay(db, turnId)
  const turns = rows.map(({ inputKind, inputText, ...row }) =>
    Walked.parse({ ...row, input: inputKind && { kind: inputKind, text: inputText ?? '' } }),
  )
  return pathThatMattered(turns).map(({ line }) => line)
}
