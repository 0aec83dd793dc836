import { sample, type Random } from '../random.js'
import { CHOICE_LABELS, MEMORIES } from './stock.js'

export const DELIMITER = '<<<STATE>>>'

export type Tail = {
  choices: string[]
  gauges: Record<string, number>
  relations: Record<string, number>
  remember: string
  [extra: string]: unknown
}

export function makeTail(random: Random): Tail {
  return {
    choices: sample(random, CHOICE_LABELS, 3),
    gauges: {},
    relations: {},
    remember: sample(random, MEMORIES, 1).join(''),
  }
}

export function withTail(prose: string, tail: Tail): string {
  return `${prose}\n${DELIMITER}\n${JSON.stringify(tail)}`
}
