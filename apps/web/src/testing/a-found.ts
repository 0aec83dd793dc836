import type { CreatorCard, SearchGroup, SearchHit, SearchType, ThemeCard } from '@doran/contract'
import { aGameCard } from './a-game'
import { aPostCard, anAuthor } from './a-post'

function aThemeCard(over: Partial<ThemeCard> = {}): ThemeCard {
  return {
    id: 'a-theme',
    title: '밀실 도서관',
    hook: '문이 잠긴 밤, 책들이 말을 걸어요.',
    genre: '추리',
    tags: ['밀실'],
    ageRating: 'all',
    warnings: [],
    length: 'short',
    endingCount: 6,
    cover: { url: '/covers/a.svg', wideUrl: '/covers/a-wide.svg', alt: '도서관' },
    excerpt: '문이 닫혔다.',
    readers: null,
    publishedAt: '2026-11-20T00:00:00.000Z',
    changedAt: '2026-11-20T00:00:00.000Z',
    ...over,
  }
}

function aCreatorCard(over: Partial<CreatorCard> = {}): CreatorCard {
  return { ...anAuthor(), themes: 2, games: 1, posts: 3, ...over }
}

export const themeHit = (title: string): SearchHit => ({
  type: 'theme',
  theme: aThemeCard({ id: title, title }),
})
export const gameHit = (title: string): SearchHit => ({
  type: 'game',
  game: aGameCard({ id: title, title }),
})
export const postHit = (title: string): SearchHit => ({
  type: 'post',
  post: aPostCard({ id: title, title }),
})
export const creatorHit = (over: Partial<CreatorCard> = {}): SearchHit => ({
  type: 'creator',
  creator: aCreatorCard(over),
})

export function aGroup(
  type: SearchType,
  items: SearchHit[],
  nextCursor: string | null = null,
): SearchGroup {
  return { type, items, nextCursor }
}
