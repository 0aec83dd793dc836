import type { YearMaking } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBookOfYear } from './book-repository.js'
import { toMaking } from './book-view.js'

/**
 * How far the making of the member's own book is.
 * @throws AppError NOT_FOUND
 */
export async function getMaking(
  { db, actor }: Context<never, Member>,
  year: number,
): Promise<YearMaking> {
  const row = await findBookOfYear(db, actor.profileId, year)
  if (!row) throw new AppError('NOT_FOUND')
  return toMaking(row)
}
