import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { CommentAccess, EngagementThing } from '../../platform/module/engagement-target.js'
import { GameFacts } from './game-facts.js'
import { findOpenGame } from './game-store.js'
import { hasFinishedPlay } from './finished-play-store.js'

/** A game as what is liked, saved and commented on. */
export async function findEngagedGame(
  { db }: Context<never, Actor>,
  id: string,
): Promise<EngagementThing | null> {
  const found = await findOpenGame(db, id)
  if (!found) return null
  const { title, subtitle, cover } = GameFacts.parse(found.version.card)
  return { ownerProfileId: found.game.ownerProfileId, title, subtitle, picture: cover }
}

/** Comments tell of results: whoever has not played to the end does not see them yet. */
export async function findCommentAccess(
  { db, actor }: Context<never, Actor>,
  id: string,
): Promise<CommentAccess> {
  const found = await findOpenGame(db, id)
  if (!found?.game.allowComments) return 'off'
  if (actor.kind === 'nobody') return 'closed'
  return (await hasFinishedPlay(db, actor, id)) ? 'open' : 'closed'
}
