import type { Actor } from '../context/actor.js'
import type { Context, FullContext } from '../context/context.js'

/** A reported thing as it is now: its author, and the content that moderators see. */
export type ReportedThing = {
  authorProfileId: string | null
  excerpt: string
  /** It shows uploaded pictures: a report for privacy hides it at once. */
  hasPictures?: boolean
}

/** Finds what the actor reports; null where it is not there or the actor could not see it. */
export type FindReportTarget = (
  ctx: FullContext<Actor>,
  id: string,
) => Promise<ReportedThing | null>

/** A thing as moderators look at it, whether or not others see it. */
export type ModeratedThing = {
  authorProfileId: string | null
  title: string
  text: string
  /** The path of its page within the site; null where it has none. */
  path: string | null
  /** Keys of its uploaded pictures. */
  pictures: readonly string[]
}

/** The rule by which an area answers for one type of reported thing. */
export type ReportTargetRule = {
  find: FindReportTarget
  /** Shows it to moderators, whichever actor asks on their behalf; null where it is gone for good. */
  look: (ctx: FullContext<Actor>, id: string) => Promise<ModeratedThing | null>
  /** Hides it from all but its author, or shows it again; without it nothing of the type can be hidden. */
  setHidden?: (ctx: Context<'registry'>, id: string, isHidden: boolean) => Promise<void>
  /** Reports alone may hide it, until a moderator looks at it. */
  hidesByReports?: true
}
