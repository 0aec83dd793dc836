import { sql } from 'drizzle-orm'
import type { Deps } from '../context/deps.js'
import type { Health } from './health.js'

/** Ready while the database answers, until `refuse` is called at the end of the process. */
export function createHealth(deps: Pick<Deps, 'db'>): Health & { refuse: () => void } {
  let isEnding = false
  return {
    isReady: async () => {
      if (isEnding) return false
      return deps.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
    },
    refuse: () => {
      isEnding = true
    },
  }
}
