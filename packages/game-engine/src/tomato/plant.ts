import type { TomatoContent } from '@doran/contract'
import { deriveSeed, seededRandom, shuffle } from '../random.js'
import type { Plant } from './tomato-state.js'

type Place = { seed: number; cell: number; generation: number; at: number }

/** What grows there: decided by the seed, the cell and its generation, at the pace of the time it is planted at. */
export function plant(content: TomatoContent, { seed, cell, generation, at }: Place): Plant {
  const { empty, sprout, green, orange, red, burst } = content.stageMs
  const random = seededRandom(deriveSeed(seed, cell, generation))
  const percent = percentAt(content, at)
  const isGolden = random.below(100) < content.goldenPercent
  const lasting = ({ from, to }: { from: number; to: number }) =>
    Math.floor(((from + random.below(to - from + 1)) * percent) / 100)
  const sproutAt = at + lasting(empty)
  const greenAt = sproutAt + lasting(sprout)
  const orangeAt = greenAt + lasting(green)
  const redAt = orangeAt + lasting(orange)
  const burstAt = redAt + lasting(red)
  const goneAt = burstAt + lasting(burst)
  return {
    generation,
    isGolden,
    plantedAt: at,
    sproutAt,
    greenAt,
    orangeAt,
    redAt,
    burstAt,
    goneAt,
  }
}

/** The field at the start, as if it had grown for a while: one after the other is about to turn red, none is yet. */
export function plantField(content: TomatoContent, seed: number): Plant[] {
  const { empty, sprout, green, orange } = content.stageMs
  const growing = [empty, sprout, green, orange].reduce((sum, { from, to }) => sum + from + to, 0)
  const count = content.columns * content.rows
  const turns = shuffle(
    seededRandom(deriveSeed(seed)),
    Array.from({ length: count }, (_, turn) => turn),
  )
  return turns.map((turn, cell) => {
    const place = { seed, cell, generation: 0 }
    const { redAt } = plant(content, { ...place, at: 0 })
    const age = Math.floor((growing * (turn + 1)) / (2 * count))
    return plant(content, { ...place, at: 0 - Math.min(age, redAt) })
  })
}

function percentAt({ curve: { everyMs, percents } }: TomatoContent, at: number): number {
  const step = Math.max(0, Math.floor(at / everyMs))
  return percents[Math.min(step, percents.length - 1)] ?? 100
}
