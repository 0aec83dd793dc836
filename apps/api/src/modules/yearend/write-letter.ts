import type { YearLetter } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { lockBookOfYear, updateBook } from './book-repository.js'
import { pagesOf } from './book-view.js'
import { findLetterOfYear, insertLetter } from './letter-repository.js'
import { toLetter } from './letter-view.js'
import { letterOpensAt, seasonOf } from './season.js'

/**
 * Seals a letter to next year's self. The same again is answered as the first time.
 * @throws AppError YEAR_BOOK_NOT_YET, YEAR_LETTER_WRITTEN
 */
export async function writeLetter(
  ctx: Context<never, Member>,
  { year, text }: { year: number; text: string },
): Promise<YearLetter> {
  const now = ctx.clock.now()
  const season = seasonOf(now)
  if (!season.isInSeason || season.year !== year) throw new AppError('YEAR_BOOK_NOT_YET')
  const { profileId } = ctx.actor
  return inTransaction(ctx, async (tx) => {
    const book = await lockBookOfYear(tx.db, { profileId, year })
    const isNew = await insertLetter(tx.db, {
      id: tx.newId(),
      profileId,
      year,
      body: text,
      opensAt: letterOpensAt(year),
      createdAt: now,
    })
    const letter = await findLetterOfYear(tx.db, profileId, year)
    if (!letter || letter.body !== text) throw new AppError('YEAR_LETTER_WRITTEN')
    const pages = book && pagesOf(book)
    if (isNew && pages) {
      await updateBook(tx.db, book.id, {
        pages: pages.map((page) => (page.kind === 'tomorrow' ? { ...page, isSealed: true } : page)),
        revision: book.revision + 1,
      })
    }
    return toLetter(letter, now)
  })
}
