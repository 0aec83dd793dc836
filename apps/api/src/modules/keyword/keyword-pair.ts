import { Genre, type KeywordPair } from '@doran/contract'

const genres: ReadonlySet<string> = new Set(Genre.options)

export const compareWords = new Intl.Collator('ko').compare

/** As the address has them: a genre first, else as in a dictionary. */
export function orderPair([one, other]: KeywordPair): KeywordPair {
  const byKind = Number(genres.has(other)) - Number(genres.has(one))
  return (byKind || compareWords(one, other)) > 0 ? [other, one] : [one, other]
}

/** The same for the same two words, whatever their order. */
export function pairKey(pair: KeywordPair): string {
  return orderPair(pair).join('/')
}
