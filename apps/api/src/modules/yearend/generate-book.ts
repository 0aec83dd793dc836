import type { YearMaking } from '@doran/contract'
import { YEAR_SOURCES, type YearSource } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { newShareCode } from '../play/index.js'
import { askForBook } from './book-repository.js'
import { getMaking } from './get-making.js'
import { seasonOf } from './season.js'

/** One that is asked for again so soon, from the same, is the same book. */
const FRESH_MS = 60_000

/**
 * Has a year's book made, or made anew while nobody was given it.
 * @throws AppError YEAR_BOOK_NOT_YET, YEAR_BOOK_SHARED
 */
export async function generateBook(
  ctx: Context<never, Member>,
  { year, sources }: { year: number; sources: readonly YearSource[] },
): Promise<YearMaking> {
  const { db, newId, actor } = ctx
  const now = ctx.clock.now()
  const season = seasonOf(now)
  if (!season.isInSeason || season.year !== year) throw new AppError('YEAR_BOOK_NOT_YET')
  const { wasShared } = await askForBook(db, {
    id: newId(),
    profileId: actor.profileId,
    year,
    shareCode: newShareCode(),
    sources: YEAR_SOURCES.filter((source) => sources.includes(source)),
    now,
    freshSince: new Date(now.getTime() - FRESH_MS),
  })
  if (wasShared) throw new AppError('YEAR_BOOK_SHARED')
  return getMaking(ctx, year)
}
