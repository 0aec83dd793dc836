import {
  checkTelling,
  PLAYERS,
  readTheme,
  type CompiledTheme,
  type Player,
  type TellingProblem,
} from '@doran/story-engine'

export type TurnsToEnding = { player: Player; fewest: number; median: number; most: number }

export type StoryFigures = {
  plays: number
  turns: number
  problems: TellingProblem[]
  repetition: number
  endings: { key: string; plays: number }[]
  turnsToEnding: TurnsToEnding[]
  /** Turns of each play that told something, by player. */
  lengths: ReadonlyMap<Player, readonly number[]>
}

/** Plays a theme by every seed and kind of player. */
export function storyFigures(theme: CompiledTheme, seeds: readonly number[]): StoryFigures {
  const { plays, turns, problems, repetition, endings } = checkTelling(theme, seeds)
  const lengths = new Map(
    PLAYERS.map((player) => [
      player,
      seeds.map((seed) => {
        const { turns: read } = readTheme(theme, { seed, player })
        return read.filter(({ outcome }) => !outcome.aside).length
      }),
    ]),
  )
  return {
    plays,
    turns,
    problems,
    repetition,
    endings: theme.endings.map(({ key }) => ({ key, plays: endings[key] ?? 0 })),
    turnsToEnding: PLAYERS.map((player) => ({ player, ...spreadOf(lengths.get(player) ?? []) })),
    lengths,
  }
}

function spreadOf(lengths: readonly number[]): Omit<TurnsToEnding, 'player'> {
  const sorted = lengths.toSorted((one, other) => one - other)
  return {
    fewest: sorted.at(0) ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    most: sorted.at(-1) ?? 0,
  }
}
