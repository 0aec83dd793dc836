import type { TierContent, TierInput } from '@doran/contract'
import { withParticle } from '../particles.js'
import { rowOf } from './change-board.js'
import type { TierBoard } from './tier-state.js'

type Changed = { content: TierContent; before: TierBoard; after: TierBoard }

/** What an input did, in a sentence for a screen reader: “‘떡볶이’를 S로 옮겼어요. S에 3개.” */
export function describeTierInput(input: TierInput, changed: Changed): string {
  const { content, before, after } = changed
  const labelOf = (key: string) =>
    [...content.items, ...after.cards, ...before.cards].find((item) => item.key === key)?.label
  const rowLabel = (key: string) =>
    [...after.rows, ...before.rows].find((row) => row.key === key)?.label ?? ''
  switch (input.type) {
    case 'place': {
      const name = withParticle(`‘${labelOf(input.item)}’`, '을/를')
      const row = rowOf(after, input.item)
      if (rowOf(before, input.item)?.key === row?.key)
        return `${name} ${row?.label ?? '남은 항목'}의 ${input.at + 1}번째로 옮겼어요.`
      return row === null
        ? `${name} 뺐어요. 남은 항목 ${after.tray.length}개.`
        : `${name} ${withParticle(row.label, '으로/로')} 옮겼어요. ${row.label}에 ${row.items.length}개.`
    }
    case 'row-add':
      return `${withParticle(input.label, '을/를')} 추가했어요.`
    case 'row-edit':
      return `${withParticle(input.label, '으로/로')} 바꿨어요.`
    case 'row-move':
      return `${withParticle(rowLabel(input.row), '을/를')} ${input.at + 1}번째 줄로 옮겼어요.`
    case 'row-remove':
      return `${withParticle(rowLabel(input.row), '을/를')} 지웠어요.`
    case 'card-add':
      return `‘${input.label}’ 카드를 추가했어요.`
    case 'card-remove':
      return `‘${labelOf(input.item)}’ 카드를 지웠어요.`
    case 'reason':
      return input.text === '' ? '이유를 지웠어요.' : '이유를 적었어요.'
    case 'title':
      return '제목을 바꿨어요.'
    case 'clear':
      return '모두 뺐어요.'
    case 'scatter':
      return '남은 것을 아무 데나 놓았어요.'
    case 'undo':
      return '되돌렸어요.'
    case 'redo':
      return '다시 했어요.'
  }
}
