import type { TomatoContent } from '@doran/contract'
import { fieldAt, tomato } from '@doran/game-engine'

const exactly = (ms: number) => ({ from: ms, to: ms })

const aBand = (from: number, title: string) => ({
  key: `from-${from}`,
  from,
  title,
  line: '한 줄',
  text: '글',
  picture: { url: `/pictures/${from}.svg`, alt: title },
})

/** Five columns and seven rows for ten seconds; every stage lasts two, and nothing is golden. */
export const aField: TomatoContent = {
  kind: 'tomato',
  columns: 5,
  rows: 7,
  seconds: 10,
  mostSeconds: 14,
  turnMs: 500,
  turns: 10,
  stageMs: {
    empty: exactly(2_000),
    sprout: exactly(2_000),
    green: exactly(2_000),
    orange: exactly(2_000),
    red: exactly(2_000),
    burst: exactly(500),
  },
  goldenPercent: 0,
  goldenMs: 3_000,
  curve: { everyMs: 12_000, percents: [100] },
  bands: [aBand(0, '구경꾼'), aBand(130, '첫 수확')],
}

/** The first cell that turns red, and when it has been red for a moment. */
export function ripeCell(content: TomatoContent, seed: number): { cell: number; ms: number } {
  const state = tomato.init(content, { seed, options: { size: null } })
  for (let ms = 0; ms < content.seconds * 1_000; ms += 50) {
    const cell = fieldAt(content, state, ms).findIndex(({ stage }) => stage === 'red')
    if (cell >= 0) return { cell, ms }
  }
  throw new Error('nothing ripens')
}

/** When the first cell of a field turns after its start. */
export function firstChange(content: TomatoContent, seed: number): number {
  const state = tomato.init(content, { seed, options: { size: null } })
  return Math.min(...fieldAt(content, state, 1).map(({ nextAtMs }) => nextAtMs))
}
