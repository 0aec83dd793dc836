import { sample, type Random } from '../random.js'
import { PASSAGES } from './stock.js'

/** Two or three short paragraphs, each about one thing. */
export function writeProse(random: Random): string {
  return sample(random, PASSAGES, random.between(2, 3))
    .map((passage) => writeParagraph(random, passage))
    .join('\n\n')
}

function writeParagraph(random: Random, passage: readonly string[]): string {
  const chosen = new Set(sample(random, passage, random.between(2, 3)))
  return passage.filter((sentence) => chosen.has(sentence)).join(' ')
}
