import type { TierOutcome } from '@doran/contract'

const item = (key: string, label: string, isPictured = true) => ({
  key,
  label,
  text: '',
  picture: isPictured
    ? { url: `/pictures/games/ramen-toppings/${key}.svg`, alt: `${label} 그림` }
    : null,
  credit: null,
})

/** 치즈 and a card of the player's own in S, 달걀 in A, nothing in B; 김 was put nowhere. */
export const aBoardOutcome: TierOutcome = {
  kind: 'tier',
  resultKey: 'cheese',
  title: '우리 집 라면',
  rows: [
    {
      key: 's',
      label: 'S',
      text: '라면의 완성',
      colour: 'red',
      score: 3,
      items: [item('cheese', '치즈'), item('own-1', '묵은지', false)],
    },
    { key: 'a', label: 'A', text: '', colour: 'orange', score: 2, items: [item('egg', '달걀')] },
    { key: 'b', label: 'B', text: '', colour: 'yellow', score: 1, items: [] },
  ],
  unplaced: [item('laver', '김')],
  reasons: [
    { itemKey: 'egg', text: '반숙이면 더 좋다.' },
    { itemKey: 'laver', text: '놓을 데가 없다.' },
  ],
}
