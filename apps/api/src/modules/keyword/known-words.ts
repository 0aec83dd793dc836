import { Genre } from '@doran/contract'
import { EDITED_PAIRS } from './editorial-pairs.js'
import { WORD_ALIASES } from './word-aliases.js'

/** What stands behind a word that names a kind of story: 회귀물, 추리소설. */
const KIND_ENDING = /(?:물|소설|이야기|장르)$/

const aliases = new Map(
  Object.entries(WORD_ALIASES).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, word] as const),
  ),
)

/** Genres, the words that editors wrote about, and the tags of themes, by their spelling. */
export function knownWordsOf(tags: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    [...tags, ...EDITED_PAIRS.flat(), ...Genre.options].map((word) => [spellingOf(word), word]),
  )
}

/** The known word that somebody means; null where there is none. */
export function findWord(known: ReadonlyMap<string, string>, typed: string): string | null {
  const spelling = spellingOf(typed)
  return wordSpelt(known, spelling) ?? wordSpelt(known, spelling.replace(KIND_ENDING, ''))
}

function wordSpelt(known: ReadonlyMap<string, string>, spelling: string): string | null {
  return known.get(spelling) ?? known.get(spellingOf(aliases.get(spelling) ?? '')) ?? null
}

/** A word with all that people type for it. */
export function spellingsOf(word: string): string[] {
  return [word, ...(WORD_ALIASES[word]?.split(' ') ?? [])]
}

function spellingOf(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, '')
}
