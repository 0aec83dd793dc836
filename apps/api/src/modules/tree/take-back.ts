import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { deleteLetterRow, findNextPlace, type SentLetter } from './letter-store.js'
import { lockTree, updateTree } from './tree-store.js'
import { takenBackUntil } from './tree-view.js'

/**
 * Its writer takes a letter back: its place is free again.
 * @throws AppError LETTER_KEPT, NOT_FOUND
 */
export function takeBack(ctx: Context<never, Owner>, letter: SentLetter): Promise<void> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const tree = await lockTree(db, letter.treeId)
    if (clock.now() >= takenBackUntil(letter)) throw new AppError('LETTER_KEPT')
    if (!tree || !(await deleteLetterRow(db, letter.id))) throw new AppError('NOT_FOUND')
    const wasLast = letter.place === tree.nextPlace - 1
    const nextPlace = wasLast ? await findNextPlace(db, tree.id) : tree.nextPlace
    await updateTree(db, tree.id, { letters: tree.letters - 1, nextPlace })
  })
}
