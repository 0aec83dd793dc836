import type { YearPage } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { findBlock } from '../block/index.js'
import { isOperator } from '../permission/index.js'
import { findMaker } from '../profile/index.js'
import { pagesOf } from './book-view.js'
import type { YearBookRow } from '../../schema/yearend/yearend.table.js'

export type SeenBook = { row: YearBookRow; pages: YearPage[]; isMine: boolean }

/** A book as the actor may open it: their own always, another's while it is shared. Null for all others alike. */
export async function seeBook(
  ctx: Context<never, Actor>,
  row: YearBookRow | null,
): Promise<SeenBook | null> {
  const pages = row && pagesOf(row)
  if (!row || !pages) return null
  const { actor } = ctx
  if (actor.kind === 'member' && actor.profileId === row.profileId) {
    return { row, pages, isMine: true }
  }
  if (!row.isShared || (row.isHidden && !isOperator(ctx))) return null
  const owner = await findMaker(ctx, row.profileId)
  if (!owner || owner.isGone) return null
  if (actor.kind === 'member' && !isOperator(ctx)) {
    const { isByMe, isByOther } = await findBlock({ ...ctx, actor }, row.profileId)
    if (isByMe || isByOther) return null
  }
  return { row, pages, isMine: false }
}
