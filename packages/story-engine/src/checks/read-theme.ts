import type { CompiledTheme } from '../compile/compiled-theme.js'
import { seededRandom } from '../random.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import type { Choice, TurnInput, TurnOutcome } from '../telling/turn-types.js'
import { nextInput, type Player } from './players.js'

export type ReadTurn = { input: TurnInput; seed: number; outcome: TurnOutcome }
export type Transcript = {
  player: Player
  seed: number
  opening: { text: string; choices: Choice[] }
  turns: ReadTurn[]
  ending: string | null
}

const LONGEST = 120

/** One play-through by a kind of player, the same for the same seed. */
export function readTheme(
  theme: CompiledTheme,
  { seed, player }: { seed: number; player: Player },
): Transcript {
  const random = seededRandom(seed)
  const { text, choices: first, state: start } = openStory(theme)
  const turns: ReadTurn[] = []
  let state = start
  let choices = first
  while (state.ending === undefined && turns.length < LONGEST) {
    const input = nextInput(theme, player, choices, random)
    const turnSeed = random.below(2 ** 31)
    const outcome = tellTurn(theme, state, input, turnSeed)
    turns.push({ input, seed: turnSeed, outcome })
    state = outcome.state
    choices = outcome.choices
  }
  return { player, seed, opening: { text, choices: first }, turns, ending: state.ending ?? null }
}
