import type { Context } from '../../platform/context/context.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { rankMoved } from '../arcade/index.js'
import { listGamesOfBoards } from './board-repository.js'
import { lockCounting, movePlays, setRanked } from './play-repository.js'
import { recountBoards } from './recount-boards.js'

/** Makes a visitor's plays a member's; answers how many. Of their boards of one game only the last one counts. */
export async function mergePlays(
  ctx: Context<'gameEngine'>,
  { visitorId, profileId }: Merge,
): Promise<number> {
  const moved = await movePlays(ctx.db, { visitorId, profileId })
  await setRanked(ctx.db, await rankMoved(ctx, { visitorId, profileId }))
  const owner = { kind: 'member', profileId } as const
  for (const gameId of await listGamesOfBoards(ctx.db, owner)) {
    await lockCounting(ctx.db, profileId, gameId)
    await recountBoards(ctx, { owner, gameId })
  }
  return moved
}
