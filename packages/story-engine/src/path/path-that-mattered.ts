import { sentLine } from './sent-line.js'

const LINES = 5

export type PathLine = { index: number; line: string }

/** What the rule reads of a turn. `dice`: null where none were thrown. */
export type WalkedTurn = {
  index: number
  input: Parameters<typeof sentLine>[0]
  choices: readonly { id: string; label: string }[]
  gauges: readonly { before: number; after: number }[]
  remembered: readonly unknown[]
  dice: object | null
}

/** The person's own lines that the story turned on: at most five, the weightiest of them, as they came. */
export function pathThatMattered(turns: readonly WalkedTurn[]): PathLine[] {
  const moments = turns.flatMap((turn, at) => {
    const line = sentLine(turn.input)
    const weight = weightOf(turn) + (isAuthoredChoice(turn, turns[at - 1]) ? 1 : 0)
    return line && weight > 0 ? [{ index: turn.index, line, weight }] : []
  })
  const weights = new Set(moments.map(({ weight }) => weight))
  const kept: typeof moments = []
  for (const weight of [...weights].toSorted((one, other) => other - one)) {
    const equals = moments.filter((moment) => moment.weight === weight)
    kept.push(...spread(equals, LINES - kept.length))
  }
  return kept
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, line }) => ({ index, line }))
}

function weightOf({ remembered, dice, gauges }: WalkedTurn): number {
  const isKept = remembered.length > 0 || dice !== null
  const isMoved = gauges.some(({ before, after }) => before !== after)
  return (isKept ? 4 : 0) + (isMoved ? 2 : 0)
}

/** Ways on that every scene has (“주위를 찬찬히 둘러본다”) are no part of a theme; their ids carry a tilde. */
function isAuthoredChoice({ input }: WalkedTurn, before: WalkedTurn | undefined): boolean {
  if (input?.kind !== 'choice') return false
  return (
    before?.choices.some(({ id, label }) => label === input.text && !id.includes('/~')) ?? false
  )
}

/** So many of a list, from all of its length. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor(((at + 0.5) * list.length) / count)],
  ).filter((item) => item !== undefined)
}
