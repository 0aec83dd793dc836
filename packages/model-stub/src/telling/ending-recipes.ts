import type { Random } from '../random.js'
import { cutInsideDelimiter } from './cut-tokens.js'
import { tell } from './tail-recipes.js'
import { withTail } from './tail.js'
import type { Ingredients, Recipe } from './told.js'

export const ENDING_RECIPES = {
  'error-in-stream': (from) => ({ ...someTokens(from), ending: 'error' }),
  'hang-mid': (from) => ({ ...someTokens(from), ending: 'silence' }),
  'pings-only-mid': (from) => ({ ...someTokens(from), ending: 'pings' }),
  'close-early': (from) => ({ ...someTokens(from), ending: 'break' }),
  'cut-delimiter': ({ prose, tail, random }) => ({
    tokens: cutInsideDelimiter(random, withTail(prose, tail)),
  }),
  empty: () => ({}),
  'only-spaces': ({ random, cut }) => ({ tokens: cut(blank(random)) }),
  'no-done': (from) => ({ ...tell(from), isDone: false }),
  'no-finish': (from) => ({ ...tell(from), finish: null, isDone: false }),
  length: ({ prose, random, cut }) => ({
    tokens: cut(midSentence(random, prose)),
    finish: 'length',
  }),
  markers: ({ cut }) => ({ tokens: cut('<<<CARE>>>') }),
  'refuse-marker': ({ cut }) => ({ tokens: cut('<<<REFUSE>>>') }),
} satisfies Record<string, Recipe>

/** At least one token of the prose and never all of them. */
function someTokens({ prose, random, cut }: Ingredients) {
  const tokens = cut(prose)
  return { tokens: tokens.slice(0, random.between(1, tokens.length - 1)), finish: null }
}

function blank(random: Random): string {
  return Array.from({ length: random.between(3, 40) }, () =>
    random.below(4) === 0 ? '\n' : ' ',
  ).join('')
}

function midSentence(random: Random, prose: string): string {
  const least = Math.floor(prose.length / 3)
  const cut = prose.slice(0, random.between(least, least * 2))
  return cut.replace(/[.\s]+$/, '')
}
