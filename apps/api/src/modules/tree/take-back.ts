import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerId } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { withdrawNotification } from '../notification/index.js'
import { deleteLetterRow, findNextPlace, type SentLetter } from './letter-repository.js'
import { insertTakenBack } from './taken-back-repository.js'
import { lockTree, updateTree } from './tree-repository.js'
import { takenBackUntil } from './tree-view.js'

/**
 * Its writer takes a letter back: its place is free again, and its owner is told no more of it. Among the letters of
 * the hour it stays, and so do the runes: they are given once a day for a tree, so another letter earns none.
 * @throws AppError LETTER_KEPT, NOT_FOUND
 */
export function takeBack(ctx: Context<never, Owner>, letter: SentLetter): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { db, clock, actor } = tx
    const tree = await lockTree(db, letter.treeId)
    if (clock.now() >= takenBackUntil(letter)) throw new AppError('LETTER_KEPT')
    if (!tree || !(await deleteLetterRow(db, letter.id))) throw new AppError('NOT_FOUND')
    const { id, treeId, createdAt, noticeId } = letter
    await insertTakenBack(db, { id, treeId, writerId: ownerId(actor), createdAt })
    if (noticeId !== null) await withdrawNotification(tx, noticeId)
    const wasLast = letter.place === tree.nextPlace - 1
    const nextPlace = wasLast ? await findNextPlace(db, tree.id) : tree.nextPlace
    await updateTree(db, tree.id, { letters: tree.letters - 1, nextPlace })
  })
}
