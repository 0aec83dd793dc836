import { ensureUniqueId } from './unique-id.js'
import type { UsageClient } from './usage-client.js'

export type Tracker = {
  view: (routes: readonly string[]) => void
  stop: () => void
}

/** Turns page views into events under this browser's id. Only for who is allowed to: it makes the id. */
export function createTracker(client: UsageClient): Tracker {
  return {
    view: (routes) => {
      const identity = ensureUniqueId()
      if (!identity) return
      client.start(identity.id)
      if (identity.isNew) client.log('Initial Visit')
      for (const route of routes) client.log('page view', { route })
    },
    stop: () => client.stop(),
  }
}
