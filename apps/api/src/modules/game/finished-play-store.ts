import { and, eq } from 'drizzle-orm'
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
