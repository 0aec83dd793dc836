import { lettersOf } from '../typed-label.js'
import { isDenied } from './polarity.js'
import { termsOfExample, termsOfLine, type NamesIn, type Terms } from './terms.js'

/** Texts that a reader would type, each of one meaning: a choice, an answer, a kind of reply. */
export type Example = { text: string; meaning: number }

/** Of each term the examples that have it, and how much it weighs in them; one after the other, in flat arrays. */
type Postings = {
  slots: ReadonlyMap<number, number>
  /** Where each slot begins, and where the last ends. */
  starts: Uint32Array
  examples: Uint32Array
  weights: Float32Array
}

export type ExampleIndex = {
  examples: readonly (Example & { isDenied: boolean })[]
  postings: Postings
  meanings: number
  /** How many examples each meaning has. */
  sizes: readonly number[]
  /** The numbers of the examples, by how they are written. */
  byLetters: ReadonlyMap<string, readonly number[]>
  rarity: (term: number) => number
  namesIn: NamesIn
}

export function indexExamples(
  examples: readonly Example[],
  meanings: number,
  namesIn: NamesIn,
): ExampleIndex {
  const postings = postingsOf(examples.map(({ text }) => termsOfExample(text, namesIn)))
  return {
    examples: examples.map((example) => ({ ...example, isDenied: isDenied(example.text) })),
    postings,
    meanings,
    sizes: sizesOf(examples, meanings),
    byLetters: Map.groupBy(examples.keys(), (at) => writtenAs(examples[at]?.text ?? '')),
    rarity: rarityIn(postings, examples.length),
    namesIn,
  }
}

/** Made here, so that it keeps nothing else of the reading alive. */
function rarityIn({ slots, starts }: Postings, examples: number): (term: number) => number {
  return (term) => {
    const slot = slots.get(term)
    const count = slot === undefined ? 0 : (starts[slot + 1] ?? 0) - (starts[slot] ?? 0)
    return rarityOf(count, examples)
  }
}

function rarityOf(count: number, examples: number): number {
  return Math.log((1 + examples) / (0.5 + count))
}

function countTerms(read: readonly Terms[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const terms of read) {
    for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

function postingsOf(read: readonly Terms[]): Postings {
  const counts = countTerms(read)
  const rarity = (term: number) => rarityOf(counts.get(term) ?? 0, read.length)
  const slots = new Map([...counts.keys()].map((term, slot) => [term, slot] as const))
  const starts = new Uint32Array(slots.size + 1)
  for (const [slot, count] of [...counts.values()].entries()) {
    starts[slot + 1] = (starts[slot] ?? 0) + count
  }
  const next = starts.slice()
  const examples = new Uint32Array(starts[slots.size] ?? 0)
  const weights = new Float32Array(examples.length)
  for (const [example, terms] of read.entries()) {
    for (const [term, weight] of weigh(terms, rarity)) {
      const slot = slots.get(term) ?? 0
      const at = next[slot] ?? 0
      next[slot] = at + 1
      examples[at] = example
      weights[at] = weight
    }
  }
  return { slots, starts, examples, weights }
}

/** The letters of a text, and whether it is a question: 네 and 네?. */
function writtenAs(text: string): string {
  return lettersOf(text) + (/[?？]\s*$/u.test(text) ? '?' : '')
}

/** The numbers of the examples that are this text, question marks aside where none has the same. */
export function examplesOf({ byLetters }: ExampleIndex, text: string): readonly number[] {
  const letters = lettersOf(text)
  return (
    byLetters.get(writtenAs(text)) ?? byLetters.get(letters) ?? byLetters.get(`${letters}?`) ?? []
  )
}

function sizesOf(examples: readonly Example[], meanings: number): number[] {
  const sizes = Array.from({ length: meanings }, () => 0)
  for (const { meaning } of examples) sizes[meaning] = (sizes[meaning] ?? 0) + 1
  return sizes
}

/** How rare each term is, on a vector of length 1. */
function weigh(terms: Terms, rarity: (term: number) => number): Map<number, number> {
  const raw = [...terms].map(
    ([term, count]) => [term, Math.sqrt(count) * rarity(term) ** 1.5] as const,
  )
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1
  return new Map(raw.map(([term, weight]) => [term, weight / length]))
}

/** How near a text is to what is meant, each 0…1. */
export type Nearness = {
  /** To the nearest example. */
  nearest: number
  /** To the three nearest, on average. */
  around: number
  /** How much of the text its examples have, all together. */
  covered: number
  /** How much of the text its examples have and those of other meanings have not, or seldom. */
  telling: number
}

const AROUND = 3
const OTHER_POLARITY = 0.35

/**
 * The nearness of a text to every possible meaning of an index; `without` is an example that is left out. What is not
 * possible takes nothing away from what is.
 */
export function nearnessIn(
  index: ExampleIndex,
  text: string,
  possible: readonly boolean[],
  without = -1,
): Nearness[] {
  const asked = weigh(termsOfLine(text, index.namesIn), index.rarity)
  const { slots, starts, examples, weights } = index.postings
  const alike = new Float64Array(index.examples.length)
  const covered = new Float64Array(index.meanings)
  const telling = new Float64Array(index.meanings)
  for (const [term, weight] of asked) {
    const shares = new Map<number, number>()
    const slot = slots.get(term)
    if (slot === undefined) continue
    for (let at = starts[slot] ?? 0; at < (starts[slot + 1] ?? 0); at += 1) {
      const example = examples[at] ?? 0
      const meaning = index.examples[example]?.meaning ?? -1
      if (example === without || !possible[meaning]) continue
      alike[example] = (alike[example] ?? 0) + weight * (weights[at] ?? 0)
      shares.set(meaning, (shares.get(meaning) ?? 0) + 1 / (index.sizes[meaning] ?? 1))
    }
    let all = 0
    for (const share of shares.values()) all += share
    for (const [meaning, share] of shares) {
      covered[meaning] = (covered[meaning] ?? 0) + weight * weight
      telling[meaning] = (telling[meaning] ?? 0) + (weight * weight * share) / all
    }
  }
  const denied = isDenied(text)
  const tops = Array.from({ length: index.meanings }, (): number[] => [])
  for (const [at, example] of index.examples.entries()) {
    const factor = example.isDenied === denied ? 1 : OTHER_POLARITY
    keepLargest(tops[example.meaning] ?? [], (alike[at] ?? 0) * factor)
  }
  return tops.map((top, meaning) => ({
    nearest: top[0] ?? 0,
    around: top.reduce((sum, value) => sum + value, 0) / Math.max(1, top.length),
    covered: covered[meaning] ?? 0,
    telling: telling[meaning] ?? 0,
  }))
}

/** Keeps the largest three of all values that are put in, the largest first. */
function keepLargest(top: number[], value: number): void {
  if (top.length === AROUND && value <= (top[AROUND - 1] ?? 0)) return
  const place = top.findIndex((other) => other < value)
  top.splice(place < 0 ? top.length : place, 0, value)
  top.length = Math.min(top.length, AROUND)
}
