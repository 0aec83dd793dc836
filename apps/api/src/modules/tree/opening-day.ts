import { TREE } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul, momentInSeoul } from '../../platform/time/seoul-day.js'

const DAY_MS = 86_400_000

/** When a day begins in Seoul. */
export function openingOf(day: string): Date {
  return momentInSeoul(Date.parse(day) / DAY_MS, 0)
}

/** @throws AppError TREE_OPENING_DATE where it is today, before, or too far ahead */
export function assertOpening({ clock }: Context, opensAt: Date): void {
  const daysAhead = dayInSeoul(opensAt) - dayInSeoul(clock.now())
  if (daysAhead < 1 || daysAhead > TREE.daysAhead) throw new AppError('TREE_OPENING_DATE')
}
