import type { PlayInput, TomatoContent, TomatoOutcome } from '@doran/contract'
import { endsAtMs, fieldAt, gameEngine, tomato } from '@doran/game-engine'

export type Hand = {
  popsPerSecond: number
  /** How long a tomato is ripe before the hand knows. */
  noticesAfterMs: number
  /** How often it reaches for an orange one, in percent. */
  carelessPercent: number
}

export type Harvest = {
  outcome: TomatoOutcome
  inputs: PlayInput[]
  /** How many were ripe at once, as often as the hand looked. */
  ripe: { at: number; count: number }[]
  /** How long nothing was ripe, each time. */
  waits: number[]
}

const LOOK_EVERY_MS = 50

/** Plays a whole game as a hand of that kind would. */
export function harvest(content: TomatoContent, seed: number, hand: Hand): Harvest {
  const deal = { seed, options: { size: null } }
  const chance = numbersFrom(seed)
  const inputs: PlayInput[] = []
  const ripe: Harvest['ripe'] = []
  const waits: number[] = []
  const seenAt = new Map<string, number>()
  let state = tomato.init(content, deal)
  let freeAt = 0
  let bareSince: number | null = null
  for (let at = 0; at < endsAtMs(state); at += LOOK_EVERY_MS) {
    const cells = fieldAt(content, state, at).map((cell, index) => ({ ...cell, index }))
    const red = cells.filter(({ stage }) => stage === 'red')
    for (const { index, generation } of red)
      if (!seenAt.has(`${index} ${generation}`)) seenAt.set(`${index} ${generation}`, at)
    ripe.push({ at, count: red.length })
    if (red.length === 0) bareSince ??= at
    else if (bareSince !== null) {
      waits.push(at - bareSince)
      bareSince = null
    }
    if (at < freeAt) continue
    const noticed = red.filter(({ index, generation }) => {
      const since = seenAt.get(`${index} ${generation}`) ?? at
      return at - since >= hand.noticesAfterMs
    })
    const orange = cells.filter(({ stage }) => stage === 'orange')
    const isCareless = noticed.length > 0 && chance() * 100 < hand.carelessPercent
    const among = isCareless && orange.length > 0 ? orange : noticed
    const reached = among[Math.floor(chance() * among.length)]
    if (reached === undefined) continue
    const input: PlayInput = { type: 'pop', at, cell: reached.index }
    state = tomato.reduce(content, state, input) ?? state
    inputs.push(input)
    freeAt = at + Math.round((1_000 / hand.popsPerSecond) * (0.75 + chance() / 2))
  }
  inputs.push({ type: 'tick', at: endsAtMs(state) })
  const { outcome } = gameEngine.playThrough(content, deal, inputs)
  if (outcome?.kind !== 'tomato') throw new Error('the game is not over')
  return { outcome, inputs, ripe, waits }
}

/** Numbers from 0 to 1, always the same for a seed. */
function numbersFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
