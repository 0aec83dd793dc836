import type { PlayInput, TomatoContent, TomatoOutcome } from '@doran/contract'
import type { Deal } from '../game-engine.js'
import type { GamePlay } from '../game-kind-module.js'
import { announceField } from './announce.js'
import { ripePoints, scoreWithout } from './combo.js'
import { cellAt } from './field.js'
import { tomatoOutcome } from './outcome.js'
import { plant, plantField } from './plant.js'
import { advanceTo } from './advance-to.js'
import type { TomatoState } from './tomato-state.js'

export const tomato: GamePlay<TomatoContent, TomatoState, TomatoOutcome> = {
  init,
  reduce: (content, state, input) =>
    state.isTurnBased ? takeTurn(content, state, input) : act(content, state, input),
  progress,
  outcome: tomatoOutcome,
  announce: announceField,
}

function init(content: TomatoContent, { seed, options }: Deal): TomatoState {
  const isTurnBased = options.turns === true
  return {
    seed,
    isTurnBased,
    ms: 0,
    endsAt: isTurnBased ? content.turns * content.turnMs : content.seconds * 1_000,
    plants: plantField(content, seed),
    score: 0,
    combo: 0,
    longestCombo: 0,
    pops: 0,
    golden: 0,
    misses: 0,
    burst: 0,
    pauses: 0,
  }
}

/** Seconds, or turns. */
function progress({ turnMs }: TomatoContent, { ms, endsAt, isTurnBased }: TomatoState) {
  const unit = isTurnBased ? turnMs : 1_000
  const total = Math.ceil(endsAt / unit)
  return { done: ms === endsAt ? total : Math.floor(ms / unit), total }
}

function act(content: TomatoContent, state: TomatoState, input: PlayInput): TomatoState | null {
  if (state.ms === state.endsAt) return null
  switch (input.type) {
    case 'pop':
      if (!isWithin(state, input.at)) return null
      return popped(content, advanceTo(content, state, input.at), input.cell)
    case 'pause': {
      if (!isWithin(state, input.at)) return null
      const advanced = advanceTo(content, state, input.at)
      return { ...advanced, pauses: advanced.pauses + 1 }
    }
    case 'tick':
      if (input.at < state.ms) return null
      return advanceTo(content, state, Math.min(input.at, state.endsAt))
    default:
      return null
  }
}

function isWithin({ ms, endsAt }: TomatoState, at: number): boolean {
  return ms <= at && at < endsAt
}

/** What is touched happens at once; then the turn's time passes. */
function takeTurn(content: TomatoContent, state: TomatoState, input: PlayInput) {
  if (state.ms === state.endsAt) return null
  if ((input.type !== 'pop' && input.type !== 'tick') || input.at !== state.ms) return null
  const touched = input.type === 'pop' ? popped(content, state, input.cell) : state
  return touched && advanceTo(content, touched, state.ms + content.turnMs)
}

function popped(content: TomatoContent, state: TomatoState, cell: number): TomatoState | null {
  const { seed, ms, plants, score, combo, misses } = state
  const touched = plants[cell]
  if (touched === undefined) return null
  const { stage, isGolden, generation } = cellAt(touched, ms)
  const replanted = () =>
    plants.with(cell, plant(content, { seed, cell, generation: generation + 1, at: ms }))
  switch (stage) {
    case 'red':
      return {
        ...state,
        plants: replanted(),
        score: score + ripePoints(combo),
        combo: combo + 1,
        longestCombo: Math.max(state.longestCombo, combo + 1),
        pops: state.pops + 1,
        golden: state.golden + (isGolden ? 1 : 0),
        endsAt: isGolden ? extended(content, state) : state.endsAt,
      }
    case 'green':
    case 'orange':
      return {
        ...state,
        plants: replanted(),
        score: scoreWithout(score),
        combo: 0,
        misses: misses + 1,
      }
    case 'empty':
    case 'sprout':
    case 'burst':
      return { ...state, misses: misses + 1 }
  }
}

/** Without a clock there is no time to be won. */
function extended({ goldenMs, mostSeconds }: TomatoContent, state: TomatoState): number {
  const { endsAt, isTurnBased } = state
  return isTurnBased ? endsAt : Math.max(endsAt, Math.min(endsAt + goldenMs, mostSeconds * 1_000))
}
