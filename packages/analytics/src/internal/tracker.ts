import { isFirstVisitPending, setFirstVisit } from './first-visit.js'
import { ensureUniqueId } from './unique-id.js'
import type { UsageClient } from './usage-client.js'

export type Tracker = {
  view: (routes: readonly string[]) => void
  stop: () => void
}

/** Turns page views into events under this browser's id. Only where usage may be recorded: it makes a missing id. */
export function createTracker(client: UsageClient): Tracker {
  return {
    view: (routes) => {
      const identity = ensureUniqueId()
      if (!identity) return
      client.start(identity.id)
      if (identity.isNew || isFirstVisitPending()) client.log('Initial Visit')
      setFirstVisit(false)
      for (const route of routes) client.log('page view', { route })
    },
    stop: () => client.stop(),
  }
}
