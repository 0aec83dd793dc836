import type { GameCard, GameDetail, PlayCard } from '@doran/contract'

const PICTURE = { url: '/pictures/games/which-light/cover.svg', alt: '어두운 방의 불빛들' }

export function aGameCard(over: Partial<GameCard> = {}): GameCard {
  return {
    id: 'a-game',
    slug: 'which-light',
    kind: 'psytest',
    title: '나는 어떤 불빛일까?',
    subtitle: '아홉 번 고르면 내 불빛이 보여요',
    cover: PICTURE,
    tags: ['성격'],
    moods: ['short'],
    minutes: 2,
    ageRating: 'all',
    preview: '주말 아침, 갑자기 비었어요',
    finishes: null,
    publishedAt: '2026-11-20T00:00:00.000Z',
    ...over,
  }
}

export function aWorldcupCard(over: Partial<GameCard> = {}): GameCard {
  return aGameCard({
    id: 'a-cup',
    slug: 'winter-snacks',
    kind: 'worldcup',
    title: '겨울밤 간식 월드컵',
    subtitle: '이불 속까지 들고 갈 단 하나',
    preview: '붕어빵 대 군고구마',
    ...over,
  })
}

export function aGame(over: Partial<GameDetail> = {}): GameDetail {
  return {
    ...aGameCard(),
    description: '불빛마다 곁을 내주는 방식이 달라요.',
    maker: {
      id: 'm1',
      name: '도란지기',
      profileImage: null,
      frame: null,
      isGone: false,
      isOfficial: true,
    },
    version: { id: 'v1', number: 1, publishedAt: '2026-11-20T00:00:00.000Z' },
    sizes: [],
    length: 9,
    resultCount: 8,
    allowComments: true,
    related: [],
    linkImage: '/og/game/a-game/v1.png',
    ...over,
  }
}

export function aPlayCard(over: Partial<PlayCard> = {}): PlayCard {
  return {
    id: 'p1',
    shareCode: 'Abcdefgh12',
    game: aGameCard(),
    status: 'started',
    progress: { done: 6, total: 9 },
    result: null,
    lastAt: '2026-11-21T00:00:00.000Z',
    ...over,
  }
}

/** A play of a test that came to an end. */
export function aFinishedCard(over: Partial<PlayCard> = {}): PlayCard {
  return aPlayCard({
    status: 'finished',
    progress: { done: 9, total: 9 },
    result: {
      title: '모닥불',
      line: '사람이 모이는 자리',
      picture: PICTURE,
      bars: [],
      podium: [],
      rows: [],
    },
    ...over,
  })
}
