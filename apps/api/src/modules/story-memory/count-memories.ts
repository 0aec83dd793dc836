import type { Context } from '../../platform/context/context.js'
import { countMemoryRows } from './story-memory-repository.js'

/** More are shown as so many. */
const MOST_COUNTED = 1_000

/** How many things a story remembers on its path, as they are listed. */
export function countMemories({ db }: Context, sessionId: string): Promise<number> {
  return countMemoryRows(db, sessionId, { withSummaries: true, most: MOST_COUNTED })
}
