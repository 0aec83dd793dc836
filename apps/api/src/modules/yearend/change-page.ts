import type { YearBook } from '@doran/contract'
import { YearPage } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { lockOwnBook, updateBook } from './book-repository.js'
import { pageNumber, pagesOf } from './book-view.js'
import { findReadableLetter } from './facts/letter-facts-repository.js'
import { showBook } from './show-book.js'

type Changes = {
  isShown?: boolean | undefined
  letterId?: string | null | undefined
  thanks?: { name: string; text: string } | null | undefined
}

/**
 * What of a book its owner decides, after it was made as before.
 * @throws AppError NOT_FOUND of a page that the book does not have, and of a letter that is not theirs to read;
 * WRITING_PAUSED, LIMITED_SESSION where it shows others more
 */
export async function changePage(
  ctx: Context<never, Member>,
  { shareCode, number, ...changes }: Changes & { shareCode: string; number: number },
): Promise<YearBook> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwnBook(tx.db, { profileId: tx.actor.profileId, shareCode })
    const pages = row && pagesOf(row)
    const page = pages?.find(({ kind }) => pageNumber(kind) === number)
    if (!row || !pages || !page) throw new AppError('NOT_FOUND')
    const showsMore = changes.isShown === true || changes.letterId || changes.thanks
    if (row.isShared && showsMore) await assertMayWrite(tx)
    const changed = await fill(tx, page, changes)
    const now = pages.map((each) => (each === page ? changed : each))
    const saved = await updateBook(tx.db, row.id, {
      pages: now,
      hiddenPages: hiddenWith(row.hiddenPages, { number, isShown: changes.isShown }),
      revision: row.revision + 1,
    })
    if (!saved) throw new AppError('NOT_FOUND')
    return showBook(tx, { row: saved, pages: now, isMine: true })
  })
}

async function fill(
  ctx: Context<never, Member>,
  page: YearPage,
  { letterId, thanks }: Changes,
): Promise<YearPage> {
  // What a page does not take is on another.
  if (letterId !== undefined && page.kind !== 'letter') throw new AppError('NOT_FOUND')
  if (thanks !== undefined && page.kind !== 'thanks') throw new AppError('NOT_FOUND')
  if (page.kind === 'thanks' && thanks !== undefined) return { ...page, thanks }
  if (page.kind !== 'letter' || letterId === undefined) return page
  if (letterId === null) return { ...page, chosen: null }
  const { profileId } = ctx.actor
  const letter = await findReadableLetter(ctx.db, { letterId, profileId, now: ctx.clock.now() })
  if (!letter) throw new AppError('NOT_FOUND')
  // Its writer's name is read with the book: it is not kept beyond the letter.
  return YearPage.parse({ ...page, chosen: { letterId, ...letter, name: null } })
}

function hiddenWith(
  hidden: readonly number[],
  { number, isShown }: { number: number; isShown: boolean | undefined },
): number[] {
  if (isShown === undefined) return [...hidden]
  const others = hidden.filter((each) => each !== number)
  return isShown ? others : [...others, number].toSorted((one, other) => one - other)
}
