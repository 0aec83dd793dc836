import type { TierConsensus } from '@doran/contract'

type Counted = TierConsensus['items'][number]

const row = (key: string, label: string, score: number): TierConsensus['rows'][number] => ({
  key,
  label,
  text: '',
  colour: 'red',
  score,
})

function counted(key: string, label: string, over: Partial<Counted> = {}): Counted {
  return {
    item: { key, label, text: '', picture: { url: `/p/${key}.svg`, alt: label }, credit: null },
    count: 40,
    mean: 2,
    meanRow: 'a',
    modeRow: 'a',
    spread: 0,
    percents: [0, 100, 0],
    ...over,
  }
}

/** Of 1,234 boards with S, A and B. 치즈 is loved or not at all; nobody has placed 라면. */
export function aConsensus(over: Partial<TierConsensus> = {}): TierConsensus {
  return {
    period: 'all',
    boards: 1_234,
    needed: 30,
    isEnough: true,
    rows: [row('s', 'S', 3), row('a', 'A', 2), row('b', 'B', 1)],
    items: [
      counted('gimbap', '김밥', { mean: 1.9, count: 1_000 }),
      counted('cheese', '치즈', {
        mean: 2.1,
        modeRow: 's',
        spread: 0.99,
        percents: [55, 0, 45],
        count: 1_100,
      }),
      counted('dumpling', '만두', { mean: 2.9, meanRow: 's', modeRow: 's', percents: [90, 10, 0] }),
      counted('ramen', '라면', {
        count: 0,
        mean: null,
        meanRow: null,
        modeRow: null,
        percents: [0, 0, 0],
      }),
    ],
    divided: ['cheese'],
    mine: null,
    ...over,
  }
}

type Mine = NonNullable<TierConsensus['mine']>

/** One's own board has 치즈 in S, 만두 in B and 김밥 nowhere. */
export function aBoardOfMine(over: Partial<Mine> = {}): Mine {
  return {
    playId: '019a0000-0000-7000-8000-000000000003',
    shareCode: 'AbcdEfgh12',
    isCounted: true,
    isLeftOut: false,
    placements: [
      { itemKey: 'cheese', rowKey: 's' },
      { itemKey: 'dumpling', rowKey: 'b' },
    ],
    ...over,
  }
}
