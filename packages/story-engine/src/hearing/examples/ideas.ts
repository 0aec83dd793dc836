import { decompose } from '../../verbs/jamo.js'
import { SYNONYMS } from './synonyms.js'

/** `isFree`: long enough to be known inside a word too, where a space was left out. */
type Idea = { stem: string; idea: number; isFree: boolean }

const FREE_SYLLABLES = 3

/** Stems of words of one meaning, by their first two sounds. */
export const IDEAS: ReadonlyMap<string, readonly Idea[]> = Map.groupBy(
  SYNONYMS.trim()
    .split('\n')
    .flatMap((line, idea) =>
      line
        .trim()
        .split(/\s+/u)
        .map((word) => ({
          stem: decompose(word).replaceAll('_', ' '),
          idea,
          isFree: word.length >= FREE_SYLLABLES,
        })),
    ),
  ({ stem }) => stem.slice(0, 2),
)
