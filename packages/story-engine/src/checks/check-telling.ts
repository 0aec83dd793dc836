import { findParticleErrors } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import { speaksForPlayer } from './player-speech.js'
import { PLAYERS, type Player } from './players.js'
import { readTheme, type ReadTurn, type Transcript } from './read-theme.js'

export type TellingProblem = {
  code:
    | 'empty-text'
    | 'open-slot'
    | 'particle'
    | 'few-choices'
    | 'same-choice'
    | 'speaks-for-player'
    | 'same-paragraph'
    | 'no-ending'
  player: Player
  seed: number
  turn: number
  detail: string
}

export type TellingReport = {
  problems: TellingProblem[]
  plays: number
  turns: number
  endings: Record<string, number>
  /** Share of 8-word runs that stood earlier in the same play-through, over all. */
  repetition: number
}

/** Plays each seed with each kind of player and reports what a reader would stumble over. */
export function checkTelling(theme: CompiledTheme, seeds: readonly number[]): TellingReport {
  const report: TellingReport = { problems: [], plays: 0, turns: 0, endings: {}, repetition: 0 }
  const runs = { all: 0, again: 0 }
  for (const seed of seeds) {
    for (const player of PLAYERS) {
      const transcript = readTheme(theme, { seed, player })
      report.plays += 1
      report.turns += transcript.turns.length
      report.problems.push(...problemsOf(transcript))
      countRuns(transcript, runs)
      const { ending } = transcript
      if (ending !== null) report.endings[ending] = (report.endings[ending] ?? 0) + 1
    }
  }
  report.repetition = runs.all === 0 ? 0 : runs.again / runs.all
  return report
}

function problemsOf({ player, seed, turns, ending }: Transcript): TellingProblem[] {
  const found = turns.flatMap((read, index) =>
    faultsOf(read, turns[index - 1]).map((fault) => ({ ...fault, player, seed, turn: index + 1 })),
  )
  if (ending !== null) return found
  return [...found, { code: 'no-ending', player, seed, turn: turns.length, detail: '' }]
}

type Fault = Pick<TellingProblem, 'code' | 'detail'>

function faultsOf({ outcome }: ReadTurn, previous: ReadTurn | undefined): Fault[] {
  const { aside, text, choices, ending } = outcome
  const faults: Fault[] = []
  if (!aside && text.trim() === '') faults.push({ code: 'empty-text', detail: '' })
  if (/[{}]/u.test(text)) faults.push({ code: 'open-slot', detail: text })
  for (const { word, found, expected } of findParticleErrors(text)) {
    faults.push({ code: 'particle', detail: `${word}${found} → ${word}${expected}` })
  }
  // Beside the story, words near to what was typed come on top.
  if (!ending && (aside ? choices.length < 3 : choices.length !== 3)) {
    faults.push({ code: 'few-choices', detail: String(choices.length) })
  }
  if (new Set(choices.map(({ label }) => label)).size < choices.length) {
    faults.push({ code: 'same-choice', detail: choices.map(({ label }) => label).join(' / ') })
  }
  if (speaksForPlayer(text)) faults.push({ code: 'speaks-for-player', detail: text })
  const before = new Set(previous?.outcome.text.split('\n\n'))
  for (const paragraph of text.split('\n\n')) {
    if (!aside && before.has(paragraph)) faults.push({ code: 'same-paragraph', detail: paragraph })
  }
  return faults
}

const RUN = 8

function countRuns({ turns }: Transcript, runs: { all: number; again: number }): void {
  const seen = new Set<string>()
  for (const { outcome } of turns) {
    const words = outcome.text.split(/\s+/u)
    for (let index = 0; index + RUN <= words.length; index += 1) {
      const run = words.slice(index, index + RUN).join(' ')
      runs.all += 1
      if (seen.has(run)) runs.again += 1
      seen.add(run)
    }
  }
}
