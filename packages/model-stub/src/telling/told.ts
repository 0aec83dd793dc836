import type { ChatRequest } from '../chat-request.js'
import { seededRandom, type Random } from '../random.js'
import { cutTokens } from './cut-tokens.js'
import { writeProse } from './prose.js'
import { makeTail, type Tail } from './tail.js'

/** An answer in words, before it is put on the wire. */
export type Told = {
  reasoning: readonly string[]
  tokens: readonly string[]
  finish: 'stop' | 'length' | null
  isDone: boolean
  ending: 'end' | 'break' | 'silence' | 'pings' | 'error'
}

/** What a recipe is made of; the prose and the tail are the same for every behaviour of a seed. */
export type Ingredients = {
  request: ChatRequest
  random: Random
  prose: string
  tail: Tail
  cut: (text: string) => string[]
}

export type Recipe = (from: Ingredients) => Partial<Told>

export function makeTold(recipe: Recipe, request: ChatRequest, seed: number): Told {
  const words = seededRandom(seed, 'words')
  const cuts = seededRandom(seed, 'cuts')
  const made = recipe({
    request,
    random: seededRandom(seed, 'place'),
    prose: writeProse(words),
    tail: makeTail(words),
    cut: (text) => cutTokens(cuts, text),
  })
  return { reasoning: [], tokens: [], finish: 'stop', isDone: true, ending: 'end', ...made }
}
