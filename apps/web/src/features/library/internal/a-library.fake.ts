import type { ResultCard, SavedThing } from '@doran/contract'

const PICTURE = { url: '/pictures/campfire.svg', alt: '모닥불' }

export function aResult(over: Partial<ResultCard> = {}): ResultCard {
  return {
    title: '모닥불',
    line: '사람이 모이는 자리',
    picture: PICTURE,
    bars: [],
    podium: [],
    rows: [],
    ...over,
  }
}

export function aSavedThing(over: Partial<SavedThing> = {}): SavedThing {
  return {
    targetType: 'game',
    targetId: 'g1',
    title: '겨울밤 간식 월드컵',
    subtitle: '이불 속까지 들고 갈 단 하나',
    picture: PICTURE,
    collectionId: null,
    savedAt: '2026-11-21T00:00:00.000Z',
    ...over,
  }
}
