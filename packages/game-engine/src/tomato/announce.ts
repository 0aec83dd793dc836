import type { TomatoContent } from '@doran/contract'
import { fieldAt, type TomatoCell } from './field.js'
import type { TomatoState } from './tomato-state.js'

const STAGES = {
  empty: '빈 칸',
  sprout: '새싹',
  green: '초록',
  orange: '주황',
  red: '빨강',
  burst: '터짐',
} as const

const MOST_PLACES = 4

/** The score, the combo, and where something is ripe. */
export function announceField(content: TomatoContent, state: TomatoState): string {
  const { score, combo, ms, endsAt } = state
  if (ms === endsAt) return `토마토 밭이 문을 닫았어요. ${score}점이에요.`
  const stands = combo > 0 ? `${score}점, ${combo}콤보예요.` : `${score}점이에요.`
  const ripe = fieldAt(content, state, ms).flatMap((cell, at) =>
    cell.stage === 'red' ? [placeOf(content, at, cell)] : [],
  )
  if (ripe.length === 0) return `${stands} 아직 익은 토마토가 없어요.`
  const more = ripe.length > MOST_PLACES ? ' 등' : ''
  return `${stands} 익은 토마토 ${ripe.length}개: ${ripe.slice(0, MOST_PLACES).join(', ')}${more}.`
}

/** A row from the left, counted from 0: “2줄: 새싹, 빨강, 빈 칸.” */
export function announceRow(
  content: TomatoContent,
  state: TomatoState,
  ms: number,
  row: number,
): string {
  const { columns } = content
  const cells = fieldAt(content, state, ms).slice(row * columns, (row + 1) * columns)
  return `${row + 1}줄: ${cells.map(nameOf).join(', ')}.`
}

function nameOf({ stage, isGolden }: TomatoCell): string {
  return isGolden ? '황금' : STAGES[stage]
}

function placeOf({ columns }: TomatoContent, at: number, { isGolden }: TomatoCell): string {
  const place = `${Math.floor(at / columns) + 1}줄 ${(at % columns) + 1}칸`
  return isGolden ? `${place} 황금` : place
}
