import type { YearBook } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBookByCode } from './book-repository.js'
import { seeBook } from './see-book.js'
import { showBook } from './show-book.js'

/**
 * A book by its code, where it is shared or one's own.
 * @throws AppError NOT_FOUND for all others alike
 */
export async function getBook(ctx: Context<never, Actor>, shareCode: string): Promise<YearBook> {
  const seen = await seeBook(ctx, await findBookByCode(ctx.db, shareCode))
  if (!seen) throw new AppError('NOT_FOUND')
  return showBook(ctx, seen)
}
