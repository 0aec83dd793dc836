import type { TomatoContent } from '@doran/contract'
import type { TomatoCell } from '@doran/game-engine'
import { lookOf, type PlantLook } from '../art/plant-symbols'

const NAMES: Record<PlantLook, string> = {
  empty: '빈 칸',
  sprout: '새싹',
  green: '초록',
  orange: '주황',
  red: '빨강',
  golden: '황금',
  burst: '터짐',
}

/** “2줄 3칸” */
export function placeLabel({ columns }: Pick<TomatoContent, 'columns'>, at: number): string {
  return `${Math.floor(at / columns) + 1}줄 ${(at % columns) + 1}칸`
}

/** “2줄 3칸 빨강” */
export function cellLabel(
  size: Pick<TomatoContent, 'columns'>,
  at: number,
  cell: TomatoCell,
): string {
  return `${placeLabel(size, at)} ${NAMES[lookOf(cell)]}`
}
