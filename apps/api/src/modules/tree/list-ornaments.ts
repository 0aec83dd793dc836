import { sql, type SQL } from 'drizzle-orm'
import type { HungOrnament } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { ownedBy } from '../../platform/db/ownership.js'
import { seeTree } from './get-tree.js'
import { listHung } from './letter-repository.js'
import { isOpen } from './refusal.js'
import { isOwner, toHungOrnament } from './tree-view.js'
import { treeLetter, type TreeRow } from '../../schema/tree/tree.table.js'

/**
 * What hangs on a page of a tree. Its owner does not see what is hidden from them; others see all ornaments or none, so
 * that no writer learns of having been hidden.
 * @throws AppError NOT_FOUND
 */
export async function listOrnaments(
  ctx: Context<never, Actor>,
  { shareCode, page }: { shareCode: string; page: number },
): Promise<{ items: HungOrnament[] }> {
  const tree = await seeTree(ctx, shareCode)
  const isMine = ctx.actor.kind === 'nobody' ? sql`false` : ownedBy(treeLetter, ctx.actor)
  const seen = seenBy(ctx, tree, isMine)
  const rows = await listHung(ctx.db, { treeId: tree.id, page, isMine, seen })
  const shown = { isTreeMine: isOwner(ctx, tree), isTreeOpen: isOpen(ctx, tree) }
  return { items: rows.map((row) => toHungOrnament(row, shown)) }
}

function seenBy(ctx: Context<never, Actor>, tree: TreeRow, isMine: SQL): SQL {
  if (isOwner(ctx, tree)) return sql`not ${treeLetter.isHidden} and not ${treeLetter.isBlinded}`
  return tree.showOrnaments ? sql`true` : isMine
}
