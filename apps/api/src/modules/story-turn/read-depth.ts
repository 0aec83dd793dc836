import { ReachedEnding } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { countTurnsRead, findLastEnding } from './reading-depth-repository.js'

/** How many turns of a theme the member read themselves, and the badge of the ending they reached last. */
export async function readDepth(
  { db, actor: { profileId } }: Context<never, Member>,
  themeId: string,
): Promise<{ turnsRead: number; endingBadge: string | null }> {
  const turnsRead = await countTurnsRead(db, profileId, themeId)
  const ending = await findLastEnding(db, profileId, themeId)
  return { turnsRead, endingBadge: ending === null ? null : ReachedEnding.parse(ending).badge }
}
