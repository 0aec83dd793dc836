import { tellTurn, type CompiledTheme, type StoryState, type TurnInput } from '@doran/story-engine'

/** Dice, recalls and bridges differ within a few seeds, or nothing does. */
const SEEDS_TRIED = 3

type Told = { theme: CompiledTheme; before: StoryState; input: TurnInput; seed: number }

/** A seed under which the same input is told in other words than any of `known`; null where none was found. */
export function findOtherSeed(
  { theme, before, input, seed }: Told,
  known: readonly string[],
): number | null {
  for (let step = 1; step <= SEEDS_TRIED; step += 1) {
    const other = nextSeed(seed, step)
    const { aside, text } = tellTurn(theme, before, input, other)
    if (!aside && !known.includes(text)) return other
  }
  return null
}

/** Another 31 bits for each step, the same ones each time. */
function nextSeed(seed: number, step: number): number {
  return (Math.imul(seed ^ step, 0x9e3779b1) >>> 1) & 0x7fffffff
}
