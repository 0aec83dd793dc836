import type { YearBook, YearPage } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { toBook } from './book-view.js'
import { findLetterNow } from './facts/letter-facts-repository.js'
import type { SeenBook } from './see-book.js'

type LetterPage = Extract<YearPage, { kind: 'letter' }>

/** A book to its reader: as it was made, but for what a chosen letter says no more since then. */
export async function showBook(
  { db }: Context,
  { row, pages, isMine }: SeenBook,
): Promise<YearBook> {
  const told = pages.map((page) =>
    page.kind === 'letter' ? tellLetter(db, page, isMine) : Promise.resolve(page),
  )
  return toBook(row, { pages: await Promise.all(told), isMine })
}

async function tellLetter(
  db: Context['db'],
  { chosen, ...page }: LetterPage,
  isMine: boolean,
): Promise<LetterPage> {
  if (!chosen?.letterId) return { ...page, chosen: null }
  const letter = await findLetterNow(db, chosen.letterId)
  if (letter?.isBlinded) return { ...page, chosen: null }
  const letterId = isMine ? chosen.letterId : null
  return { ...page, chosen: { ...chosen, letterId, name: letter?.name ?? null } }
}
