import type { SearchType, Suggestion } from '@doran/contract'
import { routes } from '@doran/site/core'
import type { IconName } from '@doran/ui'
import { postPath } from '../../../lib/community-paths'
import { gamePath, makerPath } from '../../../lib/game-paths'
import { searchHref } from '../search-address'

// The browser reads them too: the contract's own list would bring its schemas along.
export const SEARCH_TYPES = [
  'theme',
  'game',
  'post',
  'creator',
] as const satisfies readonly SearchType[]

type TypeWords = { label: string; icon: IconName; path: (id: string) => string }

const WORDS: Record<SearchType, TypeWords> = {
  theme: { label: '이야기', icon: 'story', path: (id) => routes.theme.path({ id }) },
  game: { label: '놀이', icon: 'game', path: gamePath },
  post: { label: '글', icon: 'community', path: postPath },
  creator: { label: '사람', icon: 'person', path: makerPath },
}

export const typeLabel = (type: SearchType): string => WORDS[type].label

export type SuggestionRow = {
  href: string
  icon: IconName
  text: string
  /** What it is, after the text. */
  kind?: string
}

/** To the page of what is suggested; a mood is another search. */
export function suggestionRow(suggestion: Suggestion): SuggestionRow {
  const { type, text } = suggestion
  if (type === 'mood')
    return { href: searchHref({ q: text }), icon: 'search', text, kind: '분위기' }
  const { label, icon, path } = WORDS[type]
  return { href: path(suggestion.id), icon, text, kind: label }
}
