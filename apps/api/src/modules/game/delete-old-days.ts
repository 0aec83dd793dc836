import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { deleteDaysBefore } from './tier-repository.js'

/** A week is asked for, and a day more may begin while it is read. */
const KEPT_DAYS = 8

/** Rolls the sums of single days up into those of all time, which have them already. */
export function deleteOldDays({ db, clock }: Context): Promise<void> {
  return deleteDaysBefore(db, dayInSeoul(clock.now()) - KEPT_DAYS)
}
