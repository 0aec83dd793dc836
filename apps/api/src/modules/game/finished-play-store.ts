import { and, desc, eq, isNull } from 'drizzle-orm'
import { GameOutcome } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { play } from '../play/play.table.js'

export async function hasFinishedPlay(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: play.id })
    .from(play)
    .where(and(ownedBy(play, owner), eq(play.gameId, gameId), eq(play.status, 'finished')))
    .limit(1)
  return found !== undefined
}

export type LastBoard = {
  playId: string
  shareCode: string
  boardDay: number | null
  isLeftOut: boolean
  outcome: GameOutcome
}

/** The board of a tier game that its owner finished last. */
export async function findLastBoard(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<LastBoard | null> {
  const [found] = await db
    .select({
      playId: play.id,
      shareCode: play.shareCode,
      boardDay: play.boardDay,
      isLeftOut: play.isLeftOut,
      outcome: play.outcome,
    })
    .from(play)
    .where(
      and(
        ownedBy(play, owner),
        eq(play.gameId, gameId),
        eq(play.status, 'finished'),
        isNull(play.deletedAt),
      ),
    )
    .orderBy(desc(play.lastAt), desc(play.id))
    .limit(1)
  return found ? { ...found, outcome: GameOutcome.parse(found.outcome) } : null
}
