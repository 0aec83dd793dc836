import type { ThemeSource } from '@doran/story-engine'
import { readTerms } from './parse-search.js'
import { SEARCH_TERMS, type ThemeMatch } from './search-vocabulary.js'

type Described = Pick<ThemeSource, 'genre' | 'tags' | 'length' | 'ageRating'> & {
  searchText: string
}

/** The name of a known term: the first of its words. */
const nameOf = ({ stems }: { stems: string }) => stems.split(' ', 1).join('')

/** The known terms (a mood, a place, a length …) that a theme fits. */
export function meaningsOf(theme: Described): string[] {
  return SEARCH_TERMS.filter(({ match }) => fits(theme, match)).map(nameOf)
}

function fits(theme: Described, match: ThemeMatch): boolean {
  const { genres = [], tags = [], lengths = [], ratings = [], texts = [] } = match
  return (
    genres.includes(theme.genre) ||
    tags.some((tag) => theme.tags.includes(tag)) ||
    lengths.includes(theme.length) ||
    ratings.includes(theme.ageRating) ||
    texts.some((text) => theme.searchText.includes(text))
  )
}

export type MeantTerm = { typed: string; meaning: string | null; isExcluded: boolean }

/** What somebody looks for, with the known terms by their names; without filler words. */
export function readMeantTerms(query: string): MeantTerm[] {
  return readTerms(query).map(({ typed, known, isExcluded }) => ({
    typed,
    meaning: known && nameOf(known),
    isExcluded,
  }))
}
