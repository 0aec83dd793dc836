import type { ReplyOf } from '@doran/contract'
import { ornamentSku, TREE } from '@doran/contract/limits'
import { findHurtfulWords } from '@doran/korean/hurtful-words'
import type { Actor, Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerColumns } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { addNotification } from '../notification/index.js'
import { assertMayWrite } from '../permission/index.js'
import { hasItem } from '../shop/index.js'
import { holdOwner } from '../visitor/index.js'
import { earn } from '../wallet/index.js'
import { findRepeated, type NewLetter } from './find-repeated.js'
import { HOUR_MS } from './forget-taken-back.js'
import { seeTree } from './get-tree.js'
import { insertLetter, listTaken, updateLetter } from './letter-repository.js'
import { chooseOnPage, firstOfPage, pagesOf } from './place.js'
import { assertTakes } from './refusal.js'
import { listHangTimes } from './taken-back-repository.js'
import { lockTree, updateTree } from './tree-repository.js'
import { toFreshLetter } from './tree-view.js'
import type { TreeLetterRow, TreeRow } from '../../schema/tree/tree.table.js'

type Hung = ReplyOf<'POST /v1/tree/{shareCode}/letter'>
type Given = NewLetter & {
  shareCode: string
  /** Called once nothing speaks against it: a call that is refused makes no visitor. */
  becomeOwner: () => Promise<Owner>
}

/**
 * Hangs a letter on a tree; the same client id with the same content is the same letter.
 * @throws AppError NOT_FOUND, LIMITED_SESSION, WRITING_PAUSED, KEY_REUSED, TREE_CLOSED, TREE_FULL, TREE_FOR_MEMBERS,
 *   TREE_OPENS_OTHERWISE, ORNAMENT_LOCKED, HURTFUL_WORDS, LETTERS_TOO_MANY, INVALID_INPUT
 */
export async function hangLetter(
  ctx: Context<never, Actor>,
  { shareCode, becomeOwner, ...given }: Given,
): Promise<Hung> {
  const tree = await seeTree(ctx, shareCode)
  const { actor } = ctx
  if (actor.kind === 'member') await assertMayWrite({ ...ctx, actor })
  const sender = actor.kind === 'nobody' ? null : actor
  const known = sender && (await findRepeated(ctx, { owner: sender, treeId: tree.id, given }))
  if (known) return toHung(known, given)
  await assertTakes(ctx, tree)
  await assertMayHang(ctx, tree, given)
  const owner = await becomeOwner()
  const row = await inTransaction({ ...ctx, actor: owner }, (tx) => hang(tx, tree.id, given))
  return toHung(row, given)
}

function toHung(row: TreeLetterRow, { place }: NewLetter): Hung {
  const wanted = place && firstOfPage(place.page) + place.slot
  return {
    letter: toFreshLetter(row),
    wasMoved: wanted !== null && wanted !== row.place,
    runes: row.runes,
  }
}

/** @throws AppError INVALID_INPUT, ORNAMENT_LOCKED, HURTFUL_WORDS */
async function assertMayHang(
  { db, actor }: Context<never, Actor>,
  tree: TreeRow,
  { place, ornament, text, name, isMeant }: NewLetter,
): Promise<void> {
  if (place && place.page > pagesOf(tree)) throw new AppError('INVALID_INPUT', { field: 'place' })
  const sku = ornamentSku(ornament)
  const isLocked =
    sku !== null && (actor.kind !== 'member' || !(await hasItem(db, actor.profileId, sku)))
  if (isLocked) throw new AppError('ORNAMENT_LOCKED')
  if (isMeant) return
  if (findHurtfulWords(`${name ?? ''}\n${text}`).length > 0) throw new AppError('HURTFUL_WORDS')
}

/** The tree stays locked, so that two at once do not take the same place. */
async function hang(
  ctx: Context<never, Owner>,
  treeId: string,
  given: NewLetter,
): Promise<TreeLetterRow> {
  const { db, actor, clock } = ctx
  if (!(await holdOwner(ctx, actor))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
  const tree = await lockTree(db, treeId)
  if (!tree) throw new AppError('NOT_FOUND')
  const known = await findRepeated(ctx, { owner: actor, treeId, given })
  if (known) return known
  await assertTakes(ctx, tree)
  const { opensAt = tree.opensAt.toISOString() } = given
  if (Date.parse(opensAt) !== tree.opensAt.getTime()) throw new AppError('TREE_OPENS_OTHERWISE')
  await assertNotTooMany(ctx, treeId)
  const { ornament, name, clientLetterId } = given
  const place = await choosePlace(ctx, tree, given)
  const row: TreeLetterRow = {
    id: ctx.newId(),
    treeId,
    ...ownerColumns(actor),
    clientLetterId,
    name,
    ornament,
    place,
    body: given.text,
    isHidden: false,
    isBlinded: false,
    runes: 0,
    noticeId: null,
    readAt: null,
    createdAt: clock.now(),
  }
  // The same client id may have hung one on another tree meanwhile.
  if (!(await insertLetter(db, row))) throw new AppError('KEY_REUSED')
  const letters = tree.letters + 1
  await updateTree(db, treeId, { letters, nextPlace: Math.max(tree.nextPlace, place + 1) })
  return { ...row, runes: await tell(ctx, tree, row.id) }
}

/** @throws AppError LETTERS_TOO_MANY */
async function assertNotTooMany(
  { db, actor, clock }: Context<never, Owner>,
  treeId: string,
): Promise<void> {
  const now = clock.now().getTime()
  const limit = TREE.lettersAnHour
  const since = new Date(now - HOUR_MS)
  const oldest = (await listHangTimes(db, actor, { treeId, since, limit }))[limit - 1]
  if (!oldest) return
  const retryAfter = Math.ceil((oldest.getTime() + HOUR_MS - now) / 1_000)
  throw new AppError('LETTERS_TOO_MANY', { retryAfter })
}

async function choosePlace(
  { db }: Context,
  { id, nextPlace }: TreeRow,
  { place }: NewLetter,
): Promise<number> {
  if (!place) return nextPlace
  return chooseOnPage(place, await listTaken(db, id, place.page)) ?? nextPlace
}

/** Somebody else's tree: its owner is told of a letter, and a member earns runes for it. Answers how many. */
async function tell(
  ctx: Context<never, Owner>,
  { id: treeId, profileId, shareCode, name }: TreeRow,
  letterId: string,
): Promise<number> {
  const { actor } = ctx
  if (actor.kind === 'member' && actor.profileId === profileId) return 0
  const data = { shareCode, tree: name }
  const noticeId = await addNotification(ctx, { profileId, type: 'tree_letter', data })
  const earned = { earning: 'letter_sent', subject: treeId, title: name } as const
  const isMember = actor.kind === 'member'
  const runes = isMember ? await earn(ctx, { profileId: actor.profileId, ...earned }) : 0
  await updateLetter(ctx.db, letterId, { runes, noticeId })
  return runes
}
