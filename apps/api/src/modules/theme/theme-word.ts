import { Genre } from '@doran/contract'
import { parseSearch, type SearchTerm } from './parse-search.js'
import type { ThemeMatch } from './search-vocabulary.js'

/** A keyword: a theme has it as its genre or a tag, or is found by it. */
export type ThemeWord = { match: ThemeMatch; terms: readonly SearchTerm[] }

export function themeWordOf(word: string): ThemeWord {
  const genres = Genre.options.filter((genre) => genre === word)
  return { match: { genres, tags: [word] }, terms: parseSearch(word) }
}
