import type { HungOrnament, ReceivedLetter } from '@doran/contract'

/** A letter as far as its owner knows it before it is unwrapped. */
export type LetterOutside = Pick<ReceivedLetter, 'id' | 'page' | 'slot' | 'ornament' | 'name'> & {
  isHidden: boolean
}

export function outsideOfHung(hung: HungOrnament): LetterOutside | null {
  const { letterId: id, page, slot, ornament, name } = hung
  return id === null ? null : { id, page, slot, ornament, name, isHidden: false }
}

/** The one that hangs after it on the same page; null after the last. */
export function nextOnPage(
  items: readonly HungOrnament[],
  letter: Pick<LetterOutside, 'page' | 'slot'>,
): LetterOutside | null {
  const after = items
    .filter(({ page, slot, letterId }) => {
      return letterId !== null && page === letter.page && slot > letter.slot
    })
    .toSorted((one, other) => one.slot - other.slot)
  return after[0] ? outsideOfHung(after[0]) : null
}
