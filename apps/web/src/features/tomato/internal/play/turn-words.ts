import type { TomatoContent, TomatoInput } from '@doran/contract'
import { fieldAt, scoreOf, tomato, type TomatoState } from '@doran/game-engine'
import { lookOf, type PlantLook } from '../art/plant-symbols'
import { placeLabel } from '../run/cell-label'

const MOST_PLACES = 4

const TOUCHED: Record<PlantLook, string> = {
  empty: '빈 칸이에요.',
  sprout: '아직 새싹이에요.',
  green: '아직 초록이에요.',
  orange: '아직 주황이에요.',
  red: '톡!',
  golden: '황금 토마토를 톡!',
  burst: '이미 터졌어요.',
}

type Turn = { before: TomatoState; after: TomatoState; input: TomatoInput }

/** What a turn changed: what was touched, what it was worth, what burst since, and what is ripe now. */
export function turnWords(content: TomatoContent, { before, after, input }: Turn): string {
  const was = fieldAt(content, before, before.ms)
  const touched = input.type === 'pop' ? was[input.cell] : undefined
  const gained = scoreOf(after) - scoreOf(before)
  const burst = fieldAt(content, after, after.ms).flatMap(({ stage }, at) =>
    stage === 'burst' && was[at]?.stage !== 'burst' ? [placeLabel(content, at)] : [],
  )
  const more = burst.length > MOST_PLACES ? ' 등' : ''
  return [
    touched && TOUCHED[lookOf(touched)],
    gained > 0 && `${gained}점을 얻었어요.`,
    gained < 0 && `${-gained}점을 잃었어요.`,
    burst.length > 0 && `${burst.slice(0, MOST_PLACES).join(', ')}${more} 터졌어요.`,
    tomato.announce(content, after),
  ]
    .filter(Boolean)
    .join(' ')
}
