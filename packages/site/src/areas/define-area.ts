import type { Me } from '@doran/contract'
import type { UsageEvent } from '@doran/event-log'
import type { IconName } from '@doran/ui'
import type { Route } from './route.js'

type AnyRoute = Pick<Route, 'pattern' | 'isImmersive' | 'isInSitemap'>

/** The names of the pages that stand at one path. */
type FixedName<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends { path: () => string } ? Name : never
}[keyof Routes]

/** `tabs` are the bottom tabs and the rail, `bars` the header and the area bar, `menu` the menu of narrow screens. */
export type Bar = 'tabs' | 'bars' | 'menu'

/** The entries that an area adds around itself. They name pages of its own, so that none leads nowhere. */
export type AreaEntries<Name = string> = {
  /** The name of the area in the area bar, and the page it opens; else the site's own name. */
  bar?: { label: string; route: Name }
  places?: readonly {
    route: Name
    label: string
    icon: IconName
    /** From the left; the areas' places stand in one row. */
    order: number
    on: readonly Bar[]
    /** Visitors are not shown it. */
    isForMembers?: true
    /** The label of a member's count of unread things: “읽지 않은 메시지”. */
    waiting?: { of: keyof Me['unread']; label: string }
  }[]
  footer?: readonly { route: Name; label: string; order: number; isStrong?: true }[]
  /** The usage events it logs: `events<GameEvent>()`. */
  events?: EventsOf<UsageEvent>
}

/** Carries a type and no value. */
export type EventsOf<Events extends UsageEvent> = { readonly type?: Events }

export function events<Events extends UsageEvent>(): EventsOf<Events> {
  return {}
}

/**
 * An area of the product: its pages, by names that are unique in the product, and its entries around them. Every page
 * carries all of these: the copy of the inbox and of the sign-in is apart, in the folder's `inbox.ts` and `sign-in.ts`.
 */
export function defineArea<
  const Routes extends Record<string, AnyRoute>,
  const Entries extends AreaEntries<FixedName<Routes>>,
>(routes: Routes, entries: Entries) {
  return { routes, ...entries }
}
