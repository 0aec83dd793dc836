import type { Actor } from '../context/actor.js'
import type { FullContext } from '../context/context.js'

/** What is reported: who made it, and what moderators see of it as it stands now. */
export type ReportedThing = { authorProfileId: string | null; excerpt: string }

/** Finds what the actor reports; null where it is not there or the actor could not see it. */
export type ReportTargetFinder = (
  ctx: FullContext<Actor>,
  id: string,
) => Promise<ReportedThing | null>
