import type { Context } from '../../platform/context/context.js'
import { countUnreadOf } from './channel-repository.js'

/** Items that a person has not read, of all their conversations. */
export function countUnreadChat({ db }: Context, profileId: string): Promise<number> {
  return countUnreadOf(db, profileId)
}
