import { withParticle } from '@doran/korean'
import type { CompiledTheme, Risk } from '../compile/compiled-theme.js'
import type { Random } from '../random.js'
import type { StoryState } from '../state/story-state.js'
import type { Band, Dice, Odds } from './turn-types.js'

const FAIL_UP_TO = 6
const COST_UP_TO = 9

export function bandOf(total: number): Band {
  if (total <= FAIL_UP_TO) return 'fail'
  return total <= COST_UP_TO ? 'cost' : 'success'
}

export function rollPair(random: Random): [number, number] {
  return [random.below(6) + 1, random.below(6) + 1]
}

export function readDice(
  rolls: [number, number],
  risk: Risk,
  theme: CompiledTheme,
  state: StoryState,
): Dice {
  const bonus = bonusOf(risk, state)
  const total = rolls[0] + rolls[1] + bonus
  return { rolls, stat: statLabel(theme, risk.stat), bonus, total, band: bandOf(total) }
}

const RELATION = '관계.'

/** What a reader is told of the number that was added. */
function statLabel({ source }: CompiledTheme, stat: string): string {
  if (stat.startsWith(RELATION)) {
    return `${withParticle(stat.slice(RELATION.length), '와/과')}의 사이`
  }
  return source.gauges.find(({ key }) => key === stat)?.label ?? stat
}

export function bonusOf({ stat, divide }: Risk, state: StoryState): number {
  return Math.trunc((state.numbers[stat] ?? 0) / divide)
}

/** Whole percents that sum to 100; what rounding leaves goes to the largest remainder. */
export function oddsOf(risk: Risk, state: StoryState): Odds {
  const bonus = bonusOf(risk, state)
  const ways = { success: 0, cost: 0, fail: 0 }
  for (let one = 1; one <= 6; one += 1) {
    for (let other = 1; other <= 6; other += 1) ways[bandOf(one + other + bonus)] += 1
  }
  const percents = {
    success: Math.floor((ways.success * 100) / 36),
    cost: Math.floor((ways.cost * 100) / 36),
    fail: Math.floor((ways.fail * 100) / 36),
  }
  const bands = (['success', 'cost', 'fail'] as const).toSorted(
    (one, other) => ((ways[other] * 100) % 36) - ((ways[one] * 100) % 36),
  )
  const missing = 100 - percents.success - percents.cost - percents.fail
  for (const band of bands.slice(0, missing)) percents[band] += 1
  return percents
}
