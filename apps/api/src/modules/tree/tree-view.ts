import {
  Ornament,
  type FreshLetter,
  type HungOrnament,
  type ReceivedLetter,
  type Tree,
  type TreeCard,
} from '@doran/contract'
import { TREE } from '@doran/contract/limits'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import {
  listSentSince,
  type HungRow,
  type ReceivedLetterRow,
  type SentLetter,
} from './letter-repository.js'
import { pagesOf, toPlace } from './place.js'
import { isOpen, refusalOf } from './refusal.js'
import type { SeenTree } from './tree-repository.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'

export const isOwner = (
  { actor }: Context<never, Actor>,
  { profileId }: Pick<TreeRow, 'profileId'>,
) => profileIdOf(actor) === profileId

/** Until when its writer can take a letter back. */
export function takenBackUntil({ createdAt }: Pick<SentLetter, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + TREE.takeBackMs)
}

export async function toTree(ctx: Context<never, Actor>, row: SeenTree): Promise<Tree> {
  const isMine = isOwner(ctx, row)
  const refusal = await refusalOf(ctx, row)
  const { id, shareCode, ownerName, name, look, ground, opensAt, writers } = row
  return {
    id,
    shareCode,
    isMine,
    ownerName,
    name,
    look,
    ground,
    opensAt: opensAt.toISOString(),
    isOpen: isOpen(ctx, row),
    writers,
    showCount: row.showCount,
    showOrnaments: row.showOrnaments,
    isClosed: row.isClosed || refusal === 'closed',
    letters: isMine || row.showCount ? row.letters : null,
    pages: isMine || row.showOrnaments ? pagesOf(row) : 1,
    refusal,
    fresh: (await listFresh(ctx, row)).map(toFreshLetter),
  }
}

async function listFresh(
  { db, clock, actor }: Context<never, Actor>,
  { id: treeId }: TreeRow,
): Promise<SentLetter[]> {
  if (actor.kind === 'nobody') return []
  const since = new Date(clock.now().getTime() - TREE.takeBackMs)
  return listSentSince(db, actor, { treeId, since, limit: TREE.lettersAnHour })
}

export function toFreshLetter(row: SentLetter): FreshLetter {
  return {
    id: row.id,
    ...toPlace(row.place),
    ornament: Ornament.parse(row.ornament),
    until: takenBackUntil(row).toISOString(),
  }
}

export function toTreeCard(ctx: Context, row: TreeRow & { unread: number }): TreeCard {
  const { id, shareCode, name, look, ground, letters, unread } = row
  const opensAt = row.opensAt.toISOString()
  return { id, shareCode, name, look, ground, opensAt, isOpen: isOpen(ctx, row), letters, unread }
}

export function toHungOrnament(
  row: HungRow,
  { isTreeMine, isTreeOpen }: { isTreeMine: boolean; isTreeOpen: boolean },
): HungOrnament {
  return {
    letterId: isTreeMine || row.isMine ? row.id : null,
    ...toPlace(row.place),
    ornament: Ornament.parse(row.ornament),
    name: isTreeMine ? row.name : null,
    isUnread: isTreeMine && isTreeOpen && row.readAt === null,
    isMine: row.isMine,
  }
}

export function toReceivedLetter(row: ReceivedLetterRow): ReceivedLetter {
  const { id, name, text, readAt, isHidden, createdAt } = row
  return {
    id,
    ...toPlace(row.place),
    ornament: Ornament.parse(row.ornament),
    name,
    text,
    isRead: readAt !== null,
    isHidden,
    createdAt: createdAt.toISOString(),
  }
}
