import type { Ornament } from '@doran/contract/limits'
import { ORNAMENTS } from '@doran/contract/limits'
import { TREE_FIELD_COPY } from '@doran/contract/tree/copy'
import { TREE_LENGTHS } from '@doran/contract/tree/limits'
import type { Draft } from '@doran/forms'
import { drafts } from '@doran/site/session'
import { codePoints } from '../../../../lib/code-points'

export type WrittenLetter = {
  ornament: Ornament | null
  text: string
  name: string
  isNameless: boolean
}

/** What is written for a tree stays in the tab until it hangs there. */
export function letterDraft(shareCode: string): Draft<WrittenLetter> {
  return drafts.json<WrittenLetter>({ name: `tree-letter_${shareCode}`, scope: 'tab', parse })
}

/** An empty letter, by the name of whoever writes it where they have one that fits. */
export function emptyLetter(writerName: string | null): WrittenLetter {
  const fits = writerName !== null && codePoints(writerName) <= TREE_LENGTHS.letterName
  return { ornament: null, text: '', name: fits ? writerName : '', isNameless: false }
}

export function letterProblems({ text, name, isNameless }: WrittenLetter) {
  const length = codePoints(text.trim())
  const tooLong = length > TREE_LENGTHS.letterText ? TREE_FIELD_COPY.letterTextTooLong : undefined
  const isNameTooLong = !isNameless && codePoints(name.trim()) > TREE_LENGTHS.letterName
  return {
    text: length === 0 ? TREE_FIELD_COPY.letterText : tooLong,
    name: isNameTooLong ? TREE_FIELD_COPY.letterNameTooLong : undefined,
  }
}

export function isLetterWhole(letter: WrittenLetter): boolean {
  const { text, name } = letterProblems(letter)
  return text === undefined && name === undefined
}

function parse(stored: unknown): WrittenLetter | null {
  const given: Partial<Record<keyof WrittenLetter, unknown>> = Object(stored)
  const { text, name } = given
  if (typeof text !== 'string' || typeof name !== 'string') return null
  const ornament = ORNAMENTS.find((key) => key === given.ornament) ?? null
  return { ornament, text, name, isNameless: given.isNameless === true }
}
