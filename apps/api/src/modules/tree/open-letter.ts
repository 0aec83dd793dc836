import type { ReceivedLetter } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { updateLetter, type ReceivedLetterRow } from './letter-repository.js'
import { toReceivedLetter } from './tree-view.js'

/**
 * Unwraps a letter: from now on it is read.
 * @throws AppError LETTER_SEALED, NOT_FOUND
 */
export async function openLetter(
  { db, clock }: Context<never, Member>,
  letter: ReceivedLetterRow,
): Promise<ReceivedLetter> {
  if (letter.text === null) throw new AppError('LETTER_SEALED')
  const readAt = letter.readAt ?? clock.now()
  if (!(await updateLetter(db, letter.id, { readAt }))) throw new AppError('NOT_FOUND')
  return toReceivedLetter({ ...letter, readAt })
}

/**
 * Puts a letter out of its receiver's sight, or brings it back.
 * @throws AppError NOT_FOUND
 */
export async function setLetterHidden(
  { db }: Context<never, Member>,
  { letter, isHidden }: { letter: ReceivedLetterRow; isHidden: boolean },
): Promise<ReceivedLetter> {
  if (!(await updateLetter(db, letter.id, { isHidden }))) throw new AppError('NOT_FOUND')
  return toReceivedLetter({ ...letter, isHidden })
}
