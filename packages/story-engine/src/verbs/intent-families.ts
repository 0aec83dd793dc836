import type { InputFamily, Intent } from '../scene-schema.js'

const FAMILIES: Readonly<Record<Intent, InputFamily>> = {
  look: 'look',
  search: 'look',
  recall: 'look',
  talk: 'talk',
  ask: 'talk',
  persuade: 'talk',
  lie: 'talk',
  give: 'talk',
  help: 'talk',
  romance: 'talk',
  apologise: 'talk',
  joke: 'talk',
  refuse: 'talk',
  move: 'move',
  hide: 'move',
  flee: 'move',
  rest: 'move',
  wait: 'move',
  threaten: 'risk',
  take: 'strange',
  use: 'strange',
  attack: 'risk',
  defend: 'risk',
  craft: 'strange',
}

export function familyOfIntent(intent: Intent): InputFamily {
  return FAMILIES[intent]
}

/** Intents that a person may mean by each other's words; symmetric, looked up both ways. */
const NEIGHBOURS: readonly (readonly [Intent, Intent])[] = [
  ['look', 'search'],
  ['ask', 'talk'],
  ['ask', 'persuade'],
  ['talk', 'persuade'],
  ['talk', 'joke'],
  ['talk', 'apologise'],
  ['talk', 'romance'],
  ['take', 'search'],
  ['take', 'use'],
  ['use', 'craft'],
  ['use', 'search'],
  ['move', 'flee'],
  ['hide', 'flee'],
  ['hide', 'defend'],
  ['attack', 'threaten'],
  ['ask', 'threaten'],
  ['rest', 'wait'],
  ['help', 'give'],
  ['help', 'defend'],
  ['help', 'persuade'],
]

export function areNeighbours(one: Intent, other: Intent): boolean {
  return NEIGHBOURS.some(
    ([left, right]) => (left === one && right === other) || (left === other && right === one),
  )
}
