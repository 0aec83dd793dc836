import { loadavg } from 'node:os'
import type { Round } from './model-round.js'
import type { ProcessUse } from './process-use.js'

export type PlayedRound = {
  row: string
  seed: number
  round: Round | null
  faults: string[]
  /** How often it was played again because the machine was too busy to say. */
  repeats: number
}

/** A line a behaviour, in the order of the rows, and the faults behind them. */
export function describeRounds(rows: readonly string[], played: readonly PlayedRound[]): string {
  const width = Math.max(...rows.map((row) => row.length))
  const head = [
    'behaviour'.padEnd(width),
    'rounds',
    ' done',
    'stopped',
    'failed',
    'blocked',
    'slowest end (limit)',
    'again',
    'faults',
  ].join('  ')
  const lines = rows.map((row) => {
    const own = played.filter((each) => each.row === row)
    const rounds = own.flatMap(({ round }) => round ?? [])
    const count = (status: string) =>
      String(rounds.filter(({ known }) => known.end?.turn.status === status).length)
    const slowest = rounds.toSorted((a, b) => overrun(b) - overrun(a))[0]
    const sum = (of: (each: PlayedRound) => number) =>
      String(own.reduce((all, each) => all + of(each), 0))
    return [
      row.padEnd(width),
      String(own.length).padStart(6),
      count('done').padStart(5),
      count('stopped').padStart(7),
      count('failed').padStart(6),
      count('blocked').padStart(7),
      slowest
        ? `${slowest.endedAfterMs} ms (${limitOf(slowest)})`.padStart(19)
        : 'none'.padStart(19),
      sum(({ repeats }) => repeats).padStart(5),
      sum(({ faults }) => faults.length).padStart(6),
    ].join('  ')
  })
  const faults = played.flatMap(({ row, seed, faults: found }) =>
    found.map((fault) => `${row} seed ${seed}: ${fault}`),
  )
  return [head, ...lines, ...faults].join('\n')
}

/** Rows in which an answer broke off half-way, and yet not once a word of it was kept. */
export function rowsWithoutText(played: readonly PlayedRound[]): string[] {
  const rounds = played.flatMap(({ row, round }) =>
    round?.play.expected.text === 'maybe' ? [{ row, hasText: round.known.heard !== '' }] : [],
  )
  const rows = new Set(rounds.map(({ row }) => row))
  return [...rows].filter((row) => !rounds.some((each) => each.row === row && each.hasText))
}

export function describeProcess(uses: readonly (ProcessUse | null)[]): string {
  const known = uses.flatMap((use) => use ?? [])
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return 'memory and open files: the system does not say'
  const most = Math.max(...known.map(({ residentMb }) => residentMb))
  return [
    `API's memory: ${first.residentMb} MB after the first rounds, most ${most} MB, ${last.residentMb} MB at the end`,
    `open files: ${first.openFiles} after the first rounds, ${last.openFiles} at the end`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join('\n')
}

const limitOf = ({ play }: Round) => play.expected.timeOutMs + 1_000
const overrun = (round: Round) => round.endedAfterMs - limitOf(round)
