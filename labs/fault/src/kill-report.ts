import type { Acknowledged, Reader, TurnEnd } from './reader.js'

export type Told = { reader: Reader; known: Acknowledged }

export function describeKills(given: {
  seed: number
  kills: number
  told: readonly Told[]
  stored: readonly ({ end: TurnEnd } | null)[]
  restartsMs: readonly number[]
  faults: readonly string[]
}): string {
  const { told, stored, restartsMs, faults } = given
  const turns = stored.flatMap((each) => each?.end.turn ?? [])
  const count = (status: string) => turns.filter((turn) => turn.status === status).length
  const byModel = turns.filter(({ narrator }) => narrator === 'model').length
  const sorted = restartsMs.toSorted((a, b) => a - b)
  return [
    `seed ${given.seed}: ${given.kills} kills`,
    `inputs acknowledged ${told.length} (by the model ${byModel}), turns acknowledged ${told.filter(({ known }) => known.end).length}`,
    `stored: done ${count('done')}, failed ${count('failed')}`,
    `lost or half-written: ${faults.length}`,
    `restart to ready ms: median ${sorted[Math.floor(sorted.length / 2)]}, most ${sorted.at(-1)}`,
    '',
  ].join('\n')
}
