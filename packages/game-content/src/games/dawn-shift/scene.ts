import type { BranchChoice, BranchNode } from '@doran/contract'
import { pictureOf } from '../../picture-of.js'

export const SLUG = 'dawn-shift'

/** Empty line between two paragraphs, as the reader shows them. */
export function prose(...paragraphs: string[]): string {
  return paragraphs.join('\n\n')
}

/** What is done or said, and what is remembered of it. */
export function choice(
  text: string,
  to: string,
  { sets = [], requires = [], forbids = [] }: Partial<Omit<BranchChoice, 'text' | 'to'>> = {},
): BranchChoice {
  return { text, to, sets, requires, forbids }
}

/** A scene; `drawn` is the key and the alt text of its picture. */
export function scene(
  key: string,
  text: string,
  choices: BranchChoice[],
  drawn?: readonly [key: string, alt: string],
): BranchNode {
  return { key, text, picture: drawn ? pictureOf(SLUG, ...drawn) : null, choices }
}
