import type { CompiledMove, CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { legalMoves } from '../telling/choices.js'
import { bandOf, bonusOf } from '../telling/dice.js'
import type { TurnInput } from '../telling/turn-types.js'
import { SEED_BY_SUM } from './seeds-for-dice.js'

/** One turn of a path: told again with the same input and seed it leads to the same place. */
export type Step = { input: TurnInput; seed: number }

const PLAIN_SEED = 1

/** Everything that can be done in a state: each legal move in each band, and each kind of free input. */
export function stepsIn(theme: CompiledTheme, state: StoryState): Step[] {
  const moves = legalMoves(theme, state).flatMap((move) =>
    seedsOf(move, state).map((seed) => choice(move.key, move.label, seed)),
  )
  return [
    ...moves,
    { input: { kind: 'continue', text: '' }, seed: PLAIN_SEED },
    ...['look', 'talk', 'move'].map((kind) =>
      choice(`${state.scene}/~${kind}`, '주위를 둘러본다', PLAIN_SEED),
    ),
    { input: { kind: 'do', text: '주먹을 휘두른다' }, seed: PLAIN_SEED },
    { input: { kind: 'do', text: '춤을 춘다' }, seed: PLAIN_SEED },
  ]
}

function choice(choiceId: string, text: string, seed: number): Step {
  return { input: { kind: 'choice', text, choiceId }, seed }
}

function seedsOf({ risk }: CompiledMove, state: StoryState): number[] {
  if (!risk) return [PLAIN_SEED]
  const bonus = bonusOf(risk, state)
  const byBand = new Map([...SEED_BY_SUM].map(([sum, seed]) => [bandOf(sum + bonus), seed]))
  return [...byBand.values()]
}
