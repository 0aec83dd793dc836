import { ReachedEnding } from '@doran/contract'
import type { TreeTurn, BookTurn } from '../story-file-repository.js'

type Input = Pick<TreeTurn, 'inputKind' | 'inputText'>

export function inputOf({ inputKind, inputText }: Input) {
  return inputKind === null ? null : { kind: inputKind, text: inputText ?? '' }
}

/** The title of the ending that a turn reached. */
export function endingOf({ ending }: Pick<BookTurn, 'ending'>): string | null {
  return ending === null ? null : ReachedEnding.parse(ending).title
}
