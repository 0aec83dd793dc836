import type { StorySessionCard } from '@doran/contract'

export function aStory(over: Partial<StorySessionCard> = {}): StorySessionCard {
  return {
    id: 's1',
    title: null,
    origin: 'started',
    parent: null,
    personaName: null,
    isArchived: false,
    restorableUntil: null,
    theme: {
      id: 'theme-1',
      title: '밀실 도서관의 여섯 번째 열쇠',
      genre: '추리',
      cover: { url: '/cover.svg', wideUrl: '/wide.svg', alt: '도서관' },
    },
    status: 'active',
    turnCount: 11,
    ending: null,
    lastSentence: '문이 닫혔다.',
    lastAt: '2026-11-23T00:00:00.000Z',
    ...over,
  }
}
