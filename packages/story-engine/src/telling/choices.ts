import type { CompiledMove, CompiledTheme } from '../compile/compiled-theme.js'
import { holds } from '../state/holds.js'
import type { StoryState } from '../state/story-state.js'
import { oddsOf } from './dice.js'
import { sceneOf } from './draft.js'
import { genericChoices } from './generic-choices.js'
import type { Response } from './response.js'
import type { Choice } from './turn-types.js'

const CHOICES = 3
const SAYINGS = 2

export function legalMoves(theme: CompiledTheme, state: StoryState): CompiledMove[] {
  return sceneOf(theme, state).moves.filter(
    ({ key, when, repeat }) => (repeat || !state.taken.includes(key)) && holds(when, state),
  )
}

/** Three ways on: readings of what was typed first, then different families, one leading out. */
export function choicesFor(
  theme: CompiledTheme,
  state: StoryState,
  readings: readonly CompiledMove[] = [],
): Choice[] {
  if (state.ending !== undefined) return []
  const legal = legalMoves(theme, state)
  const chosen = [...new Set(readings)].filter((move) => legal.includes(move)).slice(0, 2)
  const isTaken = ({ key }: CompiledMove) => Number(state.taken.includes(key))
  const rest = legal
    .filter((move) => !chosen.includes(move))
    .toSorted((one, other) => isTaken(one) - isTaken(other))
  while (chosen.length < CHOICES && rest.length > 0) {
    chosen.push(...rest.splice(nextIndex(chosen, rest), 1))
  }
  const moves = chosen.map((move) => toChoice(move, state))
  return [...moves, ...genericChoices(theme, state).slice(0, CHOICES - moves.length)]
}

/** After the three ways on, or before them where no choice was half heard, words near to what was typed. */
export function choicesBeside(
  theme: CompiledTheme,
  state: StoryState,
  { aside, readings, sayings }: Response,
): Choice[] {
  const ways = choicesFor(theme, state, readings)
  const near = sayings
    .filter(({ key }) => !state.said.includes(key))
    .slice(0, SAYINGS)
    .map(({ key, text }) => ({ id: key, label: text }))
  if (aside?.kind === 'unheard') return [...near, ...ways]
  return aside?.kind === 'which' ? [...ways, ...near] : ways
}

export function firstChoices(theme: CompiledTheme, state: StoryState): Choice[] {
  const moves = legalMoves(theme, state)
    .slice(0, CHOICES)
    .map((move) => toChoice(move, state))
  return [...moves, ...genericChoices(theme, state).slice(0, CHOICES - moves.length)]
}

function nextIndex(chosen: readonly CompiledMove[], rest: readonly CompiledMove[]): number {
  const isLast = chosen.length === CHOICES - 1
  const outward = rest.findIndex(({ leadsOut }) => leadsOut)
  if (isLast && outward >= 0 && !chosen.some(({ leadsOut }) => leadsOut)) return outward
  const families = new Set(chosen.map(({ family }) => family))
  return Math.max(
    0,
    rest.findIndex(({ family }) => !families.has(family)),
  )
}

export function toChoice({ key, label, risk }: CompiledMove, state: StoryState): Choice {
  return risk ? { id: key, label, odds: oddsOf(risk, state) } : { id: key, label }
}
