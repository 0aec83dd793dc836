import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { play, type PlayRow } from '../../schema/play/play.table.js'

export async function hasFinishedPlay(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: play.id })
    .from(play)
    .where(and(...finishedOf(owner, gameId)))
    .limit(1)
  return found !== undefined
}

/** What an owner finished last of a game. */
export async function findLastFinished(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<PlayRow | null> {
  const [row] = await db
    .select()
    .from(play)
    .where(and(...finishedOf(owner, gameId), isNull(play.deletedAt)))
    .orderBy(desc(play.lastAt), desc(play.id))
    .limit(1)
  return row ?? null
}

const finishedOf = (owner: RowOwner, gameId: string) => [
  ownedBy(play, owner),
  eq(play.gameId, gameId),
  eq(play.status, 'finished'),
]
