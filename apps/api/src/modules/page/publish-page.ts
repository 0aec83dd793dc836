import { isDeepStrictEqual } from 'node:util'
import type { PageKey, PageText, RichText } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { findPage, insertPage, type PageRow } from './page-repository.js'
import { toPageText } from './page-view.js'

type Edit = { key: PageKey; version: number; body: RichText; note: string }

/**
 * Puts a new version of a text in force, made from the one named. Sent again, it changes nothing.
 * @throws AppError NOT_FOUND; POST_CHANGED where another version is in force
 */
export async function publishPage(ctx: Context<never, Member>, edit: Edit): Promise<PageText> {
  const { key, body, note } = edit
  const inForce = await findPage(ctx.db, key)
  if (!inForce) throw new AppError('NOT_FOUND')
  const row: PageRow = {
    key,
    version: edit.version + 1,
    body,
    note,
    byProfileId: ctx.actor.profileId,
    publishedAt: ctx.clock.now(),
  }
  if (isSameEdit(inForce, row)) return toPageText(inForce)
  if (inForce.version !== edit.version) throw new AppError('POST_CHANGED')
  return inTransaction(ctx, async (tx) => {
    if (!(await insertPage(tx.db, row))) throw new AppError('POST_CHANGED')
    const details = { key, version: row.version }
    await recordAudit(tx, { action: 'page.published', memberId: null, details })
    return toPageText(row)
  })
}

const isSameEdit = (one: PageRow, other: PageRow): boolean =>
  one.version === other.version &&
  one.byProfileId === other.byProfileId &&
  one.note === other.note &&
  isDeepStrictEqual(one.body, other.body)
