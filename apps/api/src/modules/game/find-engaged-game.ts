import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { CommentAccess, EngagementThing } from '../../platform/module/engagement-target.js'
import { hasFinishedPlay } from './finished-play-repository.js'
import { GameFacts } from './game-facts.js'
import { findOpenGame, listOpenGames, type OpenGame } from './game-repository.js'

type ActorContext = Context<never, Actor>

/** A game as what is liked, saved and commented on; none that the member's birthday closes to them. */
export async function findEngagedGame(
  ctx: ActorContext,
  id: string,
): Promise<EngagementThing | null> {
  const found = await findOpenGame(ctx.db, id)
  return found && mayKnow(ctx, found) ? toThing(found) : null
}

/** By their ids. */
export async function findEngagedGames(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EngagementThing>> {
  const games = await listOpenGames(ctx.db, ids)
  const shown = games.filter((found) => mayKnow(ctx, found))
  return new Map(shown.map((found) => [found.game.id, toThing(found)]))
}

/** Comments tell of results: whoever has not played to the end does not see them yet. */
export async function findCommentAccess(ctx: ActorContext, id: string): Promise<CommentAccess> {
  const { db, actor } = ctx
  const found = await findOpenGame(db, id)
  if (!found?.game.allowComments || !mayKnow(ctx, found)) return 'off'
  if (actor.kind === 'nobody') return 'closed'
  return (await hasFinishedPlay(db, actor, id)) ? 'open' : 'closed'
}

export function mayKnow({ actor }: ActorContext, { game }: OpenGame): boolean {
  return !(game.ageRating === '15' && actor.kind === 'member' && actor.isUnder15)
}

function toThing({ game, version }: OpenGame): EngagementThing {
  const { title, subtitle, cover } = GameFacts.parse(version.card)
  return { ownerProfileId: game.ownerProfileId, title, subtitle, picture: cover }
}
