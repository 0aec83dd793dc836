import type { TierInput } from '@doran/contract'
import { expect, it } from 'vitest'
import { boardAfter, places } from '../fixtures/boards.js'
import { tierOf } from '../fixtures/tier-content.js'
import { describeTierInput } from './describe-input.js'

const plain = tierOf(5)
const content = {
  ...plain,
  items: plain.items.map((item, at) => ({
    ...item,
    label: ['떡볶이', '라면', '귤'][at] ?? item.label,
  })),
}
const begun = boardAfter(content, [
  { type: 'card-add', item: 'own-1', label: '집밥' },
  { type: 'row-edit', row: 'b', label: '최고의 맛', text: '', colour: 'red' },
  { type: 'row-edit', row: 'c', label: '별', text: '', colour: 'red' },
  ...places(content, 's0 a3 a4'),
])
const look = { text: '', colour: 'red' } as const

it.each<[TierInput, string]>([
  [{ type: 'place', item: 'item-1', row: 's', at: 1 }, '‘라면’을 S로 옮겼어요. S에 2개.'],
  [
    { type: 'place', item: 'item-0', row: 'b', at: 0 },
    '‘떡볶이’를 최고의 맛으로 옮겼어요. 최고의 맛에 1개.',
  ],
  [{ type: 'place', item: 'item-2', row: 'c', at: 0 }, '‘귤’을 별로 옮겼어요. 별에 1개.'],
  [{ type: 'place', item: 'own-1', row: 's', at: 0 }, '‘집밥’을 S로 옮겼어요. S에 2개.'],
  [{ type: 'place', item: 'item-3', row: 'a', at: 1 }, '‘후보 3’을 A의 2번째로 옮겼어요.'],
  [{ type: 'place', item: 'item-0', row: null, at: 0 }, '‘떡볶이’를 뺐어요. 남은 항목 4개.'],
  [{ type: 'place', item: 'item-1', row: null, at: 2 }, '‘라면’을 남은 항목의 3번째로 옮겼어요.'],
  [{ type: 'row-add', row: 'own-2', at: 0, label: '맛', ...look }, '맛을 추가했어요.'],
  [{ type: 'row-edit', row: 's', label: '서울', ...look }, '서울로 바꿨어요.'],
  [{ type: 'row-edit', row: 's', label: '맛', ...look }, '맛으로 바꿨어요.'],
  [{ type: 'row-move', row: 'c', at: 0 }, '별을 1번째 줄로 옮겼어요.'],
  [{ type: 'row-remove', row: 's' }, 'S를 지웠어요.'],
  [{ type: 'row-remove', row: 'b' }, '최고의 맛을 지웠어요.'],
  [{ type: 'card-add', item: 'own-3', label: '김밥' }, '‘김밥’ 카드를 추가했어요.'],
  [{ type: 'card-remove', item: 'own-1' }, '‘집밥’ 카드를 지웠어요.'],
  [{ type: 'reason', item: 'item-0', text: '그냥' }, '이유를 적었어요.'],
  [{ type: 'title', text: '내 표' }, '제목을 바꿨어요.'],
  [{ type: 'clear' }, '모두 뺐어요.'],
  [{ type: 'scatter', seed: 1 }, '남은 것을 아무 데나 놓았어요.'],
  [{ type: 'undo' }, '되돌렸어요.'],
])('says what %j did', (input, sentence) => {
  const after = boardAfter(content, [input], begun)
  const changed = { content, before: begun.board, after: after.board }
  expect(describeTierInput(input, changed)).toBe(sentence)
})

it('says that something is done again, or a reason is gone', () => {
  const given = boardAfter(content, [{ type: 'reason', item: 'item-0', text: '그냥' }], begun)
  const input: TierInput = { type: 'reason', item: 'item-0', text: '' }
  const { board: after } = boardAfter(content, [input], given)
  const changed = { content, before: given.board, after }
  expect(describeTierInput(input, changed)).toBe('이유를 지웠어요.')
  expect(describeTierInput({ type: 'redo' }, changed)).toBe('다시 했어요.')
})
