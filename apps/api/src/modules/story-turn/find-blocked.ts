import type { BLOCKED_COPY } from '@doran/contract/errors'
import {
  isUnsafeSentence,
  screenInput,
  screenModelInput,
  splitSentences,
} from '@doran/story-engine'

export type Rating = 'all' | '12' | '15'

/** What a reader did, and what a scene says, where a person wrote it. */
export type Words = { text?: string | undefined; output?: string | undefined }

type Blocked = { field: keyof Words; halt: keyof typeof BLOCKED_COPY }

/** Why such words are in no story of a rating; null where they may be. */
export function findBlocked({ text = '', output = '' }: Words, rating: Rating): Blocked | null {
  const { verdict } = screenModelInput(text, rating)
  if (screenInput(text).verdict === 'care') return { field: 'text', halt: 'care' }
  if (verdict !== 'ok') return { field: 'text', halt: verdict }
  if (screenInput(output).verdict === 'care') return { field: 'output', halt: 'care' }
  if (splitSentences(output).some((sentence) => isUnsafeSentence(sentence, rating))) {
    return { field: 'output', halt: 'rating' }
  }
  return null
}
