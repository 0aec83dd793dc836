import type { Actor } from '../context/actor.js'
import type { Context, FullContext } from '../context/context.js'

/** What is reported: who made it, and what moderators see of it as it stands now. */
export type ReportedThing = {
  authorProfileId: string | null
  excerpt: string
  /** It shows pictures that were uploaded: a report of somebody's privacy hides it at once. */
  hasPictures?: boolean
}

/** Finds what the actor reports; null where it is not there or the actor could not see it. */
export type ReportTargetFinder = (
  ctx: FullContext<Actor>,
  id: string,
) => Promise<ReportedThing | null>

/** A thing as moderators look at it, whether or not others see it. */
export type ModeratedThing = {
  authorProfileId: string | null
  title: string
  text: string
  /** Where it can be looked at, within the site; null where it has no page. */
  path: string | null
  /** Keys of its uploaded pictures. */
  pictures: readonly string[]
}

/** How an area answers for one type of what is reported. */
export type ReportTargetRule = {
  find: ReportTargetFinder
  /** For moderators, whoever asks on their behalf; null where it is gone for good. */
  look: (ctx: FullContext<Actor>, id: string) => Promise<ModeratedThing | null>
  /** Hides it from all but its author, or shows it again; without it nothing of the type can be hidden. */
  setHidden?: (ctx: Context<'registry'>, id: string, isHidden: boolean) => Promise<void>
  /** Reports alone may hide it, until somebody looks at it. */
  hidesByReports?: true
}
