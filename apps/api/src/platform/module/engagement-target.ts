import type { EngagementTarget, Picture } from '@doran/contract'
import type { Actor } from '../context/actor.js'
import type { Context, FullContext } from '../context/context.js'

/** What is liked, saved, followed or commented on, as the actor sees it now. */
export type EngagementThing = {
  /** The profile that is notified of likes and comments; null where there is none. */
  ownerProfileId: string | null
  title: string
  subtitle: string
  picture: Picture | null
  /** The thing that it belongs to, where it has no page of its own. */
  below?: { targetType: EngagementTarget; targetId: string }
}

/** `closed`: to this actor, as yet. `ended`: what was said stays and nothing is added. `off`: it takes no comments. */
export type CommentAccess = 'open' | 'closed' | 'ended' | 'off'

/** The rule by which an area answers for one type of engagement target. */
export type EngagementTargetRule = {
  /** Null where it is not there, or the actor could not see it. */
  find: (ctx: FullContext<Actor>, id: string) => Promise<EngagementThing | null>
  /** The same of several, for lists; without it each is found for itself. */
  findMany?: (
    ctx: FullContext<Actor>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, EngagementThing>>
  /** Finds a thing whose comments outlive it; as `find` without it. */
  findCommented?: (ctx: FullContext<Actor>, id: string) => Promise<EngagementThing | null>
  /** Called in the transaction that changed how many like, saved or commented on it. */
  onCounted?: (ctx: Context, id: string) => Promise<void>
  /** Without it there are no comments. */
  commentAccess?: (ctx: FullContext<Actor>, id: string) => Promise<CommentAccess>
}
