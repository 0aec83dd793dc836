import type { SearchType, Suggestion } from '@doran/contract'
import { routes } from '@doran/site/core'
import type { IconName } from '@doran/ui'
import { postPath } from '../../../lib/community-paths'
import { gamePath, makerPath } from '../../../lib/game-paths'

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
export const typeIcon = (type: SearchType): IconName => WORDS[type].icon

/** The page of what is suggested. */
export function suggestionPath({ type, id }: Suggestion): string {
  return WORDS[type].path(id)
}
