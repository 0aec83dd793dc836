import type { Context } from '../../platform/context/context.js'
import { deleteTakenBackUntil } from './taken-back-repository.js'

export const HOUR_MS = 3_600_000

/** What was taken back counts for an hour. Answers how many are forgotten. */
export function forgetTakenBack({ db, clock }: Context): Promise<number> {
  return deleteTakenBackUntil(db, new Date(clock.now().getTime() - HOUR_MS))
}
