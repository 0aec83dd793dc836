import type { ThemeCard } from '@doran/contract'

export function aThemeCard(over: Partial<ThemeCard> = {}): ThemeCard {
  return {
    id: 'theme-1',
    title: '밀실 도서관의 여섯 번째 열쇠',
    hook: '문은 안에서 잠겼고, 사라진 건 책 한 권뿐이에요.',
    genre: '추리',
    tags: ['밀실'],
    ageRating: '12',
    warnings: ['가벼운 협박과 몸싸움'],
    length: 'short',
    endingCount: 4,
    cover: { url: '/cover.svg', wideUrl: '/wide.svg', alt: '열쇠 다섯 개' },
    excerpt: '사서는 열쇠 다섯 개를 탁자에 올려놓았다.',
    readers: null,
    publishedAt: '2026-11-21T00:00:00.000Z',
    changedAt: '2026-11-21T00:00:00.000Z',
    ...over,
  }
}
