import type { EngagementTarget, Picture } from '@doran/contract'
import type { Actor } from '../context/actor.js'
import type { Context, FullContext } from '../context/context.js'

/** What is liked, saved, followed or commented on, as the actor sees it now. */
export type EngagementThing = {
  /** Who is told of likes and comments; null where it is nobody's. */
  ownerProfileId: string | null
  title: string
  subtitle: string
  picture: Picture | null
  /** What it stands below, where it has no page of its own. */
  below?: { targetType: EngagementTarget; targetId: string }
}

/** `closed`: to this actor, as yet. `ended`: what was said stays and nothing is added. `off`: it takes no comments. */
export type CommentAccess = 'open' | 'closed' | 'ended' | 'off'

/** How an area answers for one type of what people engage with. */
export type EngagementTargetRule = {
  /** Null where it is not there, or the actor could not see it. */
  find: (ctx: FullContext<Actor>, id: string) => Promise<EngagementThing | null>
  /** The same of several, for lists; without it each is found for itself. */
  findMany?: (
    ctx: FullContext<Actor>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, EngagementThing>>
  /** What comments stand below, where they outlive it; as `find` without it. */
  findCommented?: (ctx: FullContext<Actor>, id: string) => Promise<EngagementThing | null>
  /** Called in the transaction that changed how many like, saved or commented on it. */
  onCounted?: (ctx: Context, id: string) => Promise<void>
  /** Without it there are no comments. */
  commentAccess?: (ctx: FullContext<Actor>, id: string) => Promise<CommentAccess>
}
